import { stem } from "../language/text.ts";
import { findLevels, isSameLevel, type Level } from "./levels.ts";
import type { Measure } from "./measures.ts";
import type { Observation, Observed } from "./observations.ts";
import type { Sentence } from "./read.ts";
import type { Section } from "./sections.ts";
import type { Side } from "./sides.ts";
import { wordList } from "./word-lists.ts";

/** A sentence, or a part of it that has a side of its own. `to` is exclusive. */
export interface Statement {
  sentence: Sentence;
  from: number;
  to: number;
  observations: readonly Observation[];
  /** The organs that it names, else its subject. */
  organs: ReadonlySet<string>;
  /** Whether it names the organs itself. */
  namesOrgan: boolean;
  /** Null if it has no side, or several. */
  side: Side | null;
  /** Whether it names the side itself. */
  namesSide: boolean;
  measures: readonly Measure[];
  levels: readonly Level[];
  /** The beginnings of its words of content that are not denied. */
  keys: ReadonlySet<string>;
}

/** So many statements of each part are compared, which bounds the work. */
export const MOST_STATEMENTS = 150;

/** The statements of some sections, in order, without headings. */
export function statementsOf(observed: Observed, sections: readonly Section[]): Statement[] {
  const { laudo } = observed;
  const levels = Map.groupBy(findLevels(laudo), ({ from }) => laudo.sentenceOf[from]!);
  const measures = Map.groupBy(observed.measures, ({ from }) => laudo.sentenceOf[from] ?? -1);
  const found: Statement[] = [];
  let label: { line: number; levels: readonly Level[] } = { line: -1, levels: [] };
  for (const sentence of laudo.sentences) {
    const own = levels.get(sentence.index) ?? [];
    if (sentence.line !== label.line)
      label = { line: sentence.line, levels: own.filter(({ from }) => from === sentence.from) };
    if (sentence.isHeading || !sections.includes(sentence.section)) continue;
    for (const { from, to } of partsOf(observed, sentence)) {
      const named = within(own, from, to);
      found.push(
        toStatement(observed, sentence, {
          from,
          to,
          measures: within(measures.get(sentence.index), from, to),
          // "L5-S1: desidratação. Extrusão …": the label's level, if only roots follow.
          levels: named.some(isDisc) ? named : [...label.levels, ...named],
        }),
      );
    }
    if (found.length >= MOST_STATEMENTS) break;
  }
  return found;
}

const isDisc = ({ name }: Level): boolean => name.includes("-");

const within = <T extends { from: number }>(
  list: readonly T[] | undefined,
  from: number,
  to: number,
): T[] => list?.filter((one) => one.from >= from && one.from < to) ?? [];

function toStatement(
  { laudo, polarity, sides, subjects, observationsBySentence }: Observed,
  sentence: Sentence,
  part: Pick<Statement, "from" | "to" | "measures" | "levels">,
): Statement {
  const { from, to } = part;
  const named = laudo.organs
    .filter((organ) => organ.from >= from && organ.to <= to)
    .map(({ concept }) => concept.id);
  const observations = within(observationsBySentence.get(sentence.index), from, to);
  const implied = observations.flatMap(({ organ, isDenied }) => (organ && !isDenied ? organ : []));
  const organs = named.length > 0 ? [...named, ...implied] : implied;
  const subject = subjects[sentence.index]!;
  const own = new Set(within(sides.get(sentence.index), from, to).map(({ side }) => side));
  const keys = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const key = polarity.denied[at] ? null : keyAt(laudo, at);
    if (key !== null) keys.add(key);
  }
  return {
    ...part,
    sentence,
    observations,
    organs: new Set(organs.length > 0 || subject.organ === null ? organs : [subject.organ]),
    namesOrgan: named.length > 0,
    side: own.size === 1 ? [...own][0]! : own.size === 0 ? subject.side : null,
    namesSide: own.size > 0,
    keys,
  };
}

/** Words of so few letters have no content. */
const SHORT = 4;
/** "Esteatose" and "esteatótico" have so many letters in common. */
const ROOT = 6;
const GENERIC: ReadonlySet<string> = new Set([...wordList("generic")].map(stem));

/** The beginning of a word of content, null for other words. */
export function keyAt({ tokens, stems }: Observed["laudo"], at: number): string | null {
  if (tokens[at]!.kind !== "word") return null;
  const word = stems[at]!;
  if (word.length < SHORT || GENERIC.has(word)) return null;
  return word.slice(0, ROOT);
}

const BREAKS = ",;:()";
const JOINERS = wordList("joiner");

/** Splits a sentence that names several sides, so that each part has at most one. */
function partsOf({ laudo, sides }: Observed, sentence: Sentence): { from: number; to: number }[] {
  const own = sides.get(sentence.index) ?? [];
  if (new Set(own.map(({ side }) => side)).size < 2) return [sentence];
  const parts: { from: number; to: number }[] = [];
  let from = sentence.from;
  let last: Side | null = null;
  let isOpen = false;
  const sideAt = new Map(own.map((side) => [side.from, side.side]));
  let cut = -1;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const { t, kind } = laudo.tokens[at]!;
    if ((kind === "mark" && BREAKS.includes(t)) || JOINERS.has(t)) {
      if (isOpen && cut < 0) cut = at;
    }
    const side = sideAt.get(at);
    if (side === undefined) continue;
    if (isOpen && side !== last && cut >= 0) {
      parts.push({ from, to: cut });
      from = cut;
    }
    [last, isOpen, cut] = [side, true, -1];
  }
  parts.push({ from, to: sentence.to });
  return parts;
}

/** Whether two lists of levels have one in common. */
export const shareLevel = (a: readonly Level[], b: readonly Level[]): boolean =>
  a.some((one) => b.some((other) => isSameLevel(one, other)));
