import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { compileMatcher, type Entry, type Matcher } from "../lexicon/matcher.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import type { ReadLaudo } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Numbers of a quantity that allow a conclusion: from `min` to `max`, in base units. */
export interface Evidence {
  /** A quantity of the sizes' tables, `@organ`, or `*` for anything with the unit. */
  source: string;
  unit: string;
  min: number;
  max: number;
}

/** A conclusion that is drawn from numbers: "osteoporose" from a T-score. */
export interface Meaning {
  evidence: readonly Evidence[];
  /** The degree that must be beside the name: "função sistólica … preservada". */
  degree: string | null;
  /** Words that say that something else is meant. */
  others: ReadonlySet<string>;
  isFetal: boolean;
  /** Whether it is a finding, which such numbers exclude, and no opinion of a number. */
  isFinding: boolean;
}

/** A conclusion that a laudo names, with its degree. Token indices, `to` is exclusive. */
export interface MeaningMention {
  meaning: Meaning;
  from: number;
  to: number;
}

const rows = readTsv(new URL("./data/number-meanings.tsv", import.meta.url));
const isDegreeRow = ([id = ""]: readonly string[]): boolean => id.startsWith("=");

const limit = (cell: string | undefined, open: number): number =>
  cell === undefined || cell === "-" ? open : Number(cell);

const meaningRows = rows.filter((row) => !isDegreeRow(row));
const meanings: readonly Meaning[] = meaningRows.map(
  ([id = "", evidence = "", degree = "-", others = "-"]) => ({
    evidence: evidence.split(";").map((one) => {
      const [source = "", unit = "", min, max] = one.split(" ");
      return { source, unit, min: limit(min, -Infinity), max: limit(max, Infinity) };
    }),
    degree: degree === "-" ? null : degree,
    others: new Set(others === "-" ? [] : others.split(" ")),
    isFetal: id.startsWith("fetal:"),
    isFinding: id.startsWith("orphan:"),
  }),
);

const COLUMNS: readonly Language[] = ["pt-BR", "es", "en-US"];
const INSIDE = wordList("inside state");

const entries = (id: string, phrases: string | undefined): Entry[] =>
  (phrases ?? "-")
    .split("|")
    .filter((phrase) => phrase !== "-")
    .map((phrase) => ({ phrase: `=${phrase}`, concept: { id, type: "meaning" } }));

interface Matchers {
  names: Matcher;
  degrees: Matcher;
}

const matchersOf = memoizeByLanguage((language): Matchers => {
  const column = Math.max(0, COLUMNS.indexOf(language));
  const names = meaningRows.flatMap((row, index) => entries(String(index), row[4 + column]));
  const degrees = rows
    .filter(isDegreeRow)
    .flatMap((row) => entries(row[0]!.slice(1), row[1 + column]));
  return { names: compileMatcher(names, INSIDE), degrees: compileMatcher(degrees, INSIDE) };
});

/** A degree is at most so many tokens after a name, or before it. */
const [AFTER, BEFORE] = [4, 2];

/** The conclusions from numbers that a laudo names, in order. */
export function findMeanings(laudo: ReadLaudo): MeaningMention[] {
  const { language, tokens, stems, sentenceOf } = laudo;
  const { names, degrees } = matchersOf(language);
  const found = Map.groupBy(degrees.findAll(tokens, stems), ({ from }) => sentenceOf[from]!);
  const isOneClause = (from: number, to: number): boolean =>
    sentenceOf[from]! >= 0 &&
    sentenceOf[from] === sentenceOf[to - 1] &&
    !tokens.slice(from, to).some(({ t }) => ",:;()|".includes(t));
  return names.findAll(tokens, stems).flatMap(({ concept, from, to }): MeaningMention[] => {
    const meaning = meanings[Number(concept.id)]!;
    if (sentenceOf[from]! < 0 || sentenceOf[from] !== sentenceOf[to - 1]) return [];
    if (meaning.degree === null) return [{ meaning, from, to }];
    const degree = found
      .get(sentenceOf[from]!)
      ?.find(
        (one) =>
          one.concept.id === meaning.degree &&
          ((one.from >= to && one.from - to <= AFTER && isOneClause(from, one.to)) ||
            (one.to <= from && from - one.to <= BEFORE && isOneClause(one.from, to))),
      );
    return degree
      ? [{ meaning, from: Math.min(from, degree.from), to: Math.max(to, degree.to) }]
      : [];
  });
}
