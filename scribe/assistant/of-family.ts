import { kinMarks } from "../evidence/persons.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { ReadText } from "../talk/sentences.ts";
import { isOfNamed } from "./of-named.ts";
import { isSeparator, type PassageSentence, readHeading } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";

const KNOWN = /^con(?:oc|hec)id/;

/** Whether the tokens of a sentence are about a relative. */
export function isOfFamily(
  sentence: PassageSentence,
  { from, to }: { from: number; to: number },
): boolean {
  const { read, language, heading } = sentence;
  if (cuesWith(readHeading(heading, language), language, "family").length > 0) return true;
  if (cuesWith(read, language, "family").some((cue) => cue.to <= from)) return true;
  const others = cuesWith(read, language, "someone else");
  if (others.some((cue) => cue.from === to || cue.to === from)) return true;
  if (isOfNamed(sentence, { from, to })) return true;
  const { little } = lexiconOf(language);
  // "HTA conocida" is no acquaintance's.
  const marks = kinMarks(read, language).filter(({ from: at }) => !KNOWN.test(read.tokens[at]!.t));
  return marks.some((mark) => {
    const [low, high] = mark.from < from ? [mark.from, from] : [to, mark.from];
    const between = read.tokens.slice(low, high);
    if (between.some(({ t }) => t === ";" || t === ".")) return false;
    // "Mãe com HAS, DM": the relative begins the clause. "Câncer na mãe": directly after it.
    if (mark.from > from) return between.length <= 3 && !between.some(({ t }) => t === ",");
    if (between.some(({ t }) => PATIENT.has(t))) return false;
    const isFirst = mark.from === 1 && little.has(read.tokens[0]!.t);
    const starts =
      mark.from === 0 ||
      isFirst ||
      isSeparator(read, mark.from - 1) ||
      isSeparator(read, mark.from - 2);
    return starts || !between.some(({ t }) => t === ",") || isDescribed(read, mark.from);
  });
}
const PATIENT = new Set(["paciente", "patient", "pt", "pcte"]);

/** "Husband, who is also diabetic", "cuida da mãe, que tem insônia". */
const isDescribed = ({ tokens }: ReadText, kin: number): boolean => {
  const comma = tokens.findIndex(({ t }, at) => at > kin && t === ",");
  return comma >= 0 && RELATIVE.has(tokens[comma + 1]?.t ?? "");
};
const RELATIVE = new Set([
  ...["who", "whose", "que", "quem", "cuja", "cujo", "cuya", "cuyo", "quien", "also", "tambem"],
  ...["também", "también"],
]);
