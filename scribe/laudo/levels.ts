import type { ReadLaudo } from "./read.ts";

/** A level of the spine: "l4-l5" or "t12". */
export interface Level {
  name: string;
  from: number;
  to: number;
}

/** Whether two levels are the same, or one is a vertebra of the other. */
export const isSameLevel = (a: Level, b: Level): boolean => {
  if (a.name.includes("-") === b.name.includes("-")) return a.name === b.name;
  return a.name.split("-").includes(b.name) || b.name.split("-").includes(a.name);
};

const LETTERS: ReadonlySet<string> = new Set(["c", "t", "d", "l", "s"]);
const JOINERS: ReadonlySet<string> = new Set(["-", "–", "/", "—"]);
const SEQUENCES: ReadonlySet<string> = new Set(["t1", "t2"]);
const MAX: Readonly<Record<string, number>> = { c: 7, t: 12, d: 12, l: 5, s: 5 };

/** The levels that a laudo names. "L4-5" is "L4-L5". */
export function findLevels(laudo: ReadLaudo): Level[] {
  const found: Level[] = [];
  for (let at = 0; at + 1 < laudo.tokens.length; at += 1) {
    const first = vertebraAt(laudo, at);
    if (first === null || laudo.sentenceOf[at]! < 0) continue;
    const joiner = laudo.tokens[at + 2];
    let second: string | null = null;
    let to = at + 2;
    if (joiner && JOINERS.has(joiner.t)) {
      second = vertebraAt(laudo, at + 3);
      if (second !== null) to = at + 5;
      else if (/^[1-7]$/.test(laudo.tokens[at + 3]?.t ?? "")) {
        const short = laudo.tokens[at + 3]!.t;
        second = first === "l5" && short === "1" ? "s1" : first[0] + short;
        to = at + 4;
      }
    }
    // "Hipossinal T2", "T1/T2": sequences.
    const isSequence = SEQUENCES.has(first) && (second === null || joiner?.t === "/");
    if (!isSequence)
      found.push({ name: second === null ? first : `${first}-${second}`, from: at, to });
    at = to - 1;
  }
  return found;
}

/** The vertebra at two tokens: a capital letter and a number without a space. */
function vertebraAt({ text, tokens }: ReadLaudo, at: number): string | null {
  const [letter, number] = [tokens[at], tokens[at + 1]];
  if (!letter || number?.kind !== "number" || letter.end !== number.start) return null;
  if (!LETTERS.has(letter.t) || text[letter.start] !== letter.t.toUpperCase()) return null;
  const value = Number(number.t);
  if (!Number.isInteger(value) || value < 1 || value > MAX[letter.t]!) return null;
  return (letter.t === "d" ? "t" : letter.t) + number.t;
}
