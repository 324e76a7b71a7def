import type { PassageSentence } from "./passage-sentence.ts";
import { nameTokens } from "./question-names.ts";

const BEFORE = new Set(["his", "her", "their"]);
const AFTER = new Set(["dele", "dela", "deles", "delas"]);
const AFTER_DE = new Set(["el", "él", "ella", "ellos", "ellas"]);

/**
 * Whether talk gives something to a person whom it names before: "I wish Ray did the same, his A1c
 * was 9.4". The doctor says "your A1c" to the patient.
 */
export function isOfNamed(
  { read, language, register }: PassageSentence,
  { from, to }: { from: number; to: number },
): boolean {
  if (register !== "talk") return false;
  const text = (at: number): string => read.tokens[at]?.t ?? "";
  const isOthers =
    BEFORE.has(text(from - 1)) ||
    AFTER.has(text(to)) ||
    (text(to) === "de" && AFTER_DE.has(text(to + 1)));
  if (!isOthers) return false;
  return [...nameTokens(read, language, () => false)].some((at) => at < from);
}
