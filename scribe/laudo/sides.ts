import { clauseStart } from "./polarity.ts";
import type { ReadLaudo } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Right, left, or both. */
export type Side = "R" | "L" | "B";

export interface SideMention {
  side: Side;
  from: number;
  to: number;
}

/** A side after a word like "desvio" names a direction, not a place. */
const DIRECTION_REACH = 7;

/** The sides of each sentence, by its index. */
export type Sides = ReadonlyMap<number, readonly SideMention[]>;

/** The sides that a laudo names, in order, without directions such as "desvio para a direita". */
export function findSides(laudo: ReadLaudo): Sides {
  const directions = new Set<number>();
  for (const { from, to } of laudo.cues.get("toward") ?? []) {
    const last = laudo.sentences[laudo.sentenceOf[from]!]!.to;
    for (let at = from; at < Math.min(to + DIRECTION_REACH, last); at += 1) directions.add(at);
  }
  const words = (id: string, side: Side): SideMention[] =>
    (laudo.cues.get(id) ?? []).map(({ from, to }) => ({ side, from, to }));
  const all = [
    ...words("bilateral", "B"),
    ...words("right", "R"),
    ...words("left", "L"),
    ...findLetters(laudo),
  ]
    .filter(({ from, to }) => !directions.has(from) && isSide(laudo, from, to))
    .sort((a, b) => a.from - b.from);
  return Map.groupBy(all, ({ from }) => laudo.sentenceOf[from]!);
}

/** Codes such as RE and LSD are sides only in capitals. */
function isSide({ text, tokens }: ReadLaudo, from: number, to: number): boolean {
  const { t, start, end } = tokens[from]!;
  if (to - from > 1 || t.length > 3) return true;
  const written = text.slice(start, end);
  return written === written.toUpperCase() || !CODES.has(t);
}
const CODES = wordList("side code");

const LETTERS: Record<ReadLaudo["language"], Readonly<Record<string, Side>>> = {
  "pt-BR": { D: "R", E: "L" },
  es: { D: "R", I: "L" },
  "en-US": { R: "R", L: "L" },
};
const BEFORE_WAVE = wordList("before letter");

/** Single capital letters: "ombro D", "à E", "R kidney". */
function findLetters(laudo: ReadLaudo): SideMention[] {
  const { language, text, tokens, sentences } = laudo;
  const letters = LETTERS[language];
  const found: SideMention[] = [];
  for (const { from, to } of sentences)
    for (let at = from; at < to; at += 1) {
      const token = tokens[at]!;
      if (token.end - token.start !== 1 || token.kind !== "word") continue;
      const side = letters[text[token.start]!];
      if (side === undefined) continue;
      const previous = tokens[at - 1];
      const next = tokens[at + 1];
      const touches = (mark: string | undefined): boolean =>
        mark === "-" || mark === "/" || mark === "'" || mark === "’";
      const joined =
        (next !== undefined &&
          next.start === token.end &&
          (next.kind !== "mark" || touches(next.t))) ||
        (previous !== undefined && previous.end === token.start && touches(previous.t));
      const isFirst =
        at === from && language !== "en-US" && next?.kind === "word" && next.t.length > 1;
      if (isNumeral(laudo, at, from)) continue;
      if (isJoiner(laudo, at)) continue;
      if (joined || isFirst || BEFORE_WAVE.has(previous?.t ?? "")) continue;
      found.push({ side, from: at, to: at + 1 });
    }
  return found;
}

/** "PERFIL E OBLÍQUA": in capitals, "E" between two words joins. */
const isJoiner = ({ text, tokens }: ReadLaudo, at: number): boolean =>
  tokens[at]!.t === "e" &&
  [tokens[at - 1], tokens[at + 1]].every(
    (near) => near !== undefined && /^\p{Lu}{3}/u.test(text.slice(near.start, near.end)),
  );

/** The "I" of "Bosniak I" and "grado I" is a numeral: after a grade or a capitalised name. */
const isNumeral = ({ text, tokens, cues }: ReadLaudo, at: number, from: number): boolean => {
  if (tokens[at]!.t !== "i") return false;
  const isName = at - 1 > from && /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at - 1]!.start));
  return isName || (cues.get("grade") ?? []).some(({ to }) => to === at);
};

/**
 * The side of what is at the tokens `from` to `to`: the only side of its clause or sentence, else
 * the nearest in the clause. Null if none, or if it cannot be decided.
 */
export function sideAt(laudo: ReadLaudo, sides: Sides, from: number, to: number): Side | null {
  const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
  const near = sides.get(sentence.index) ?? [];
  if (near.length === 0) return null;
  if (new Set(near.map(({ side }) => side)).size === 1) return near[0]!.side;
  const start = clauseStart(laudo, from);
  let end = to;
  while (end < sentence.to && !",:;()".includes(laudo.tokens[end]!.t)) end += 1;
  const clause = near.filter((side) => side.from >= start && side.from < end);
  const kinds = new Set(clause.map(({ side }) => side));
  if (kinds.size === 1) return clause[0]!.side;
  return null;
}
