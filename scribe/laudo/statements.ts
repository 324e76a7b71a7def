import { stem } from "../language/text.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { findLevels, isSameLevel, type Level } from "./levels.ts";
import type { Measure } from "./measures.ts";
import type { Observation, Observed } from "./observations.ts";
import { cuesIn, type Sentence } from "./read.ts";
import type { Section } from "./section.ts";
import type { Side } from "./sides.ts";
import { wordList } from "./word-lists.ts";

/** A sentence, or a part of it with another side or finding. `to` is exclusive. */
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
  /** Those of all its words. */
  named: ReadonlySet<string>;
  /** Whether it asserts more than the names of organs. */
  hasContent: boolean;
  /** Whether a part of it is of the past: "status pós-mastectomia". */
  isHistory: boolean;
  /** Whether it calls its subject normal, or only denies. */
  isNormal: boolean;
}

/** So many statements of each part are compared, which bounds the work. */
export const MOST_STATEMENTS = 150;

/** The statements of some sections, in order, without headings. */
export function statementsOf(
  observed: Observed,
  sections: readonly Section[],
  split: Split = "sides",
): Statement[] {
  const { laudo } = observed;
  const levels = Map.groupBy(findLevels(laudo), ({ from }) => laudo.sentenceOf[from]!);
  const measures = Map.groupBy(observed.measures, ({ from }) => laudo.sentenceOf[from] ?? -1);
  const organs = Map.groupBy(laudo.organs, ({ from }) => laudo.sentenceOf[from]!);
  const found: Statement[] = [];
  let label: { line: number; levels: readonly Level[] } = { line: -1, levels: [] };
  for (const sentence of laudo.sentences) {
    const own = levels.get(sentence.index) ?? [];
    if (sentence.line !== label.line)
      label = { line: sentence.line, levels: own.filter(({ from }) => from === sentence.from) };
    if (sentence.isHeading || !sections.includes(sentence.section)) continue;
    for (const { from, to } of partsOf(observed, sentence, split)) {
      const named = within(own, from, to);
      found.push(
        toStatement(observed, sentence, {
          from,
          to,
          organs: within(organs.get(sentence.index), from, to),
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
  {
    organs: places,
    ...part
  }: Pick<Statement, "from" | "to" | "measures" | "levels"> & {
    organs: readonly Mention[];
  },
): Statement {
  const { from, to } = part;
  const named = places.map(({ concept }) => concept.id);
  const isOrgan = (at: number): boolean =>
    places.some((organ) => organ.from <= at && at < organ.to);
  const observations = within(observationsBySentence.get(sentence.index), from, to);
  const implied = observations.flatMap(({ organ, isDenied }) => (organ && !isDenied ? organ : []));
  const organs = [...named, ...implied, ...(part.levels.length > 0 ? ["spine"] : [])];
  const subject = subjects[sentence.index]!;
  const own = new Set(within(sides.get(sentence.index), from, to).map(({ side }) => side));
  const keys = new Set<string>();
  const all = new Set<string>();
  let hasContent = false;
  for (let at = from; at < to; at += 1) {
    const key = keyAt(laudo, at);
    if (key === null) continue;
    all.add(key);
    if (polarity.denied[at]) continue;
    keys.add(key);
    hasContent ||= !isOrgan(at);
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
    named: all,
    hasContent,
    isNormal:
      !observations.some((one) => isAsserted(one) && one.level > 0) &&
      SETTLED.some((id) => cuesIn(laudo, id, sentence).length > 0),
    isHistory: polarity.history.slice(from, to).includes(true),
  };
}

const SETTLED = ["normal", "neg", "post", "normal_exam"];
const isAsserted = ({ isDenied, isHistory }: Observation): boolean => !isDenied && !isHistory;

/** Words of so few letters have no content. */
const SHORT = 4;
/** "Esteatose" and "esteatótico" have so many letters in common. */
const ROOT = 6;
/** "Calcaneofibular" is another word than "calcâneo". */
const [COMPOUND, COMPOUND_ROOT] = [13, 8];
const GENERIC: ReadonlySet<string> = new Set([...wordList("generic")].map(stem));

/** The beginning of a word of content, null for other words. */
function keyAt({ tokens, stems }: Observed["laudo"], at: number): string | null {
  if (tokens[at]!.kind !== "word") return null;
  const word = stems[at]!;
  if (word.length < SHORT || GENERIC.has(word)) return null;
  return word.slice(0, word.length >= COMPOUND ? COMPOUND_ROOT : ROOT);
}

/** The beginnings of the words of content at some tokens. */
export function keysIn(laudo: Observed["laudo"], from: number, to: number): string[] {
  const keys: string[] = [];
  for (let at = from; at < to; at += 1) {
    const key = keyAt(laudo, at);
    if (key !== null) keys.push(key);
  }
  return keys;
}

const BREAKS = ",;:()";
const JOINERS = wordList("joiner");

/** A place of a sentence that belongs to one part of it. */
interface Anchor {
  key: string;
  from: number;
  to: number;
}

/** What begins a part of a sentence: each side, or each finding that is asserted. */
export type Split = "sides" | "findings";

function anchorsOf(
  { sides, observationsBySentence }: Observed,
  { index }: Sentence,
  split: Split,
): Anchor[] {
  if (split === "sides")
    return (sides.get(index) ?? []).map(({ side, from, to }) => ({ key: side, from, to }));
  return (observationsBySentence.get(index) ?? [])
    .filter(({ isDenied }) => !isDenied)
    .map(({ from, to }) => ({ key: String(from), from, to }));
}

/** Splits a sentence at a comma or "and" between two anchors. */
function partsOf(
  observed: Observed,
  sentence: Sentence,
  split: Split,
): { from: number; to: number }[] {
  const { laudo } = observed;
  const parts: { from: number; to: number }[] = [];
  let from = sentence.from;
  let last: Anchor | null = null;
  for (const anchor of anchorsOf(observed, sentence, split)) {
    if (last !== null && last.key !== anchor.key) {
      let cut = last.to;
      while (cut < anchor.from && !isBreak(laudo, cut)) cut += 1;
      if (cut < anchor.from) {
        parts.push({ from, to: cut });
        from = cut;
      }
    }
    last = anchor;
  }
  parts.push({ from, to: sentence.to });
  return parts;
}

/** "E" in capitals is the left side, "e" joins. */
const isBreak = ({ tokens, text }: Observed["laudo"], at: number): boolean => {
  const { t, kind, start } = tokens[at]!;
  return kind === "mark" ? BREAKS.includes(t) : JOINERS.has(t) && text[start] === t[0];
};

/** Whether two lists of levels have one in common. */
export const shareLevel = (a: readonly Level[], b: readonly Level[]): boolean =>
  a.some((one) => b.some((other) => isSameLevel(one, other)));
