import { readdirSync } from "node:fs";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { fold } from "../language/text.ts";
import { compileMatcher, type Entry, type Matcher, type WordTest } from "../lexicon/matcher.ts";
import { readTsv } from "../lexicon/read-tsv.ts";

export interface Organ {
  sex: "M" | "F" | null;
  isPaired: boolean;
  parent: string | null;
}

export interface FindingKind {
  /** The organ that the finding's name includes: "nephrolithiasis". */
  organ: string | null;
  /** 0 description, 1 minor, 2 belongs in the conclusion, 3 critical. */
  level: number;
  /** Two findings with a common group may be the same thing. */
  groups: readonly string[];
  /** A diagnosis that is concluded from other words: "osteoporose" from a T-score. */
  isInterpreted: boolean;
}

/** A plausible size. Infinite where the table says nothing. */
export interface SizeRange {
  quantity: string;
  min: number;
  max: number;
  normalMin: number;
  normalMax: number;
}

export interface RadsDescriptor {
  system: string;
  id: string;
  min: number | null;
  max: number | null;
}

export interface LaudoLexicon {
  organs: Matcher;
  findings: Matcher;
  cues: Matcher;
  headings: Matcher;
  quantities: Matcher;
  rads: Matcher;
  ageGroups: Matcher;
}

const DATA = new URL("./data/", import.meta.url);

/** The rows of a table, and of its parts by area: `findings.tsv`, `findings-heart.tsv`. */
const readData = (table: string): string[][] =>
  readdirSync(DATA)
    .filter((file) => file === `${table}.tsv` || file.startsWith(`${table}-`))
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .flatMap((file) => readTsv(new URL(file, DATA)));

const organRows = readData("organs");
const findingRows = readData("findings");
const cueRows = readData("cues");
const headingRows = readData("headings");
const sizeRows = readData("sizes");
const radsRows = readData("rads");
const ageRows = readData("age-groups");

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(fold));
}

const none = (cell: string | undefined): string | null =>
  cell === undefined || cell === "-" ? null : cell;

/** The first row of an id says what it is; later ones add names. */
const firstRows = (rows: readonly string[][]): string[][] => [
  ...new Map(rows.toReversed().map((row) => [row[0], row])).values(),
];

const organs = new Map<string, Organ>(
  firstRows(organRows).map(([id = "", sex, paired, parent]) => [
    id,
    { sex: none(sex) as Organ["sex"], isPaired: paired === "2", parent: none(parent) },
  ]),
);

const findings = new Map<string, FindingKind>(
  firstRows(findingRows).map(([id = "", organ, level, groups = ""]) => [
    id,
    {
      organ: none(organ),
      level: Number(level),
      groups: groups.split(" ").filter((group) => group !== "~"),
      isInterpreted: groups.startsWith("~"),
    },
  ]),
);

const sizes = Map.groupBy(
  sizeRows.map(([id = "", quantity = "", min, max, normalMin, normalMax]) => ({
    id,
    range: {
      quantity,
      min: Number(none(min) ?? -Infinity),
      max: Number(none(max) ?? Infinity),
      normalMin: Number(none(normalMin) ?? -Infinity),
      normalMax: Number(none(normalMax) ?? Infinity),
    },
  })),
  ({ id }) => id,
);

const radsDescriptors = radsRows.map(([system = "", id = "", min, max]): RadsDescriptor => {
  const [least, most] = [none(min), none(max)];
  return {
    system,
    id,
    min: least === null ? null : Number(least),
    max: most === null ? null : Number(most),
  };
});

/** Words that may be inside a term: "dilatação leve das vias biliares". */
const LITTLE: Record<Language, ReadonlySet<string>> = {
  "pt-BR": wordSet(
    "de do da dos das no na nos nas ao a o os as um uma em com por para e leve leves moderado " +
      "moderada acentuado acentuada discreto discreta difuso difusa pequeno pequena minimo " +
      "minima importante direito direita esquerdo esquerda grande volumoso volumosa /",
  ),
  es: wordSet(
    "de del la el los las al a un una en con por para y leve leves moderado moderada marcado " +
      "marcada discreto discreta difuso difusa pequeño pequeña minimo minima importante derecho " +
      "derecha izquierdo izquierda gran /",
  ),
  "en-US": wordSet(
    "the of in on and at to an a with mild moderate severe small minimal marked diffuse " +
      "right left tiny large /",
  ),
};
/** A test for words that may be inside a term; adverbs ("markedly") always may. */
const withAdverbs = (words: ReadonlySet<string>, ending: RegExp): WordTest => ({
  has: (word) => words.has(word) || (word.length > MIN_ADVERB && ending.test(word)),
});
const MIN_ADVERB = 6;
const ADVERB: Record<Language, RegExp> = { "pt-BR": /mente$/, es: /mente$/, "en-US": /ly$/ };

const SLASH: ReadonlySet<string> = new Set(["/"]);

export const organOf = (id: string): Organ | undefined => organs.get(id);

export const isFindingKind = (id: string): boolean => findings.has(id);

export const findingKindOf = (id: string): FindingKind => findings.get(id)!;

export const sizesOf = (id: string): readonly SizeRange[] =>
  sizes.get(id)?.map(({ range }) => range) ?? [];

/** The ages at which a doctor may write a word of an age group. */
export const agesOf = (index: string): { min: number; max: number } => {
  const [min, max] = ageRows[Number(index)] ?? [];
  return { min: Number(min), max: Number(max) };
};

/** The most important finding of each group. */
const groupLevels = new Map<string, number>();
for (const { level, groups } of findings.values())
  for (const group of groups) groupLevels.set(group, Math.max(level, groupLevels.get(group) ?? 0));

/** The level of the most important finding that a description may be: 3 for a filling defect. */
export const possibleLevelOf = (id: string): number =>
  groupLevels.get(findingKindOf(id).groups[0] ?? "") ?? 0;

export const radsDescriptorOf = (index: string): RadsDescriptor => radsDescriptors[Number(index)]!;

/** The matchers of a language, compiled on first use. */
export const laudoLexiconOf = memoizeByLanguage((language): LaudoLexicon => {
  const column = columnOf(language);
  const little = withAdverbs(LITTLE[language], ADVERB[language]);
  const entries = (rows: readonly string[][], first: number, type: string): Entry[] =>
    rows.flatMap((row) => entriesOf(row[0] ?? "", row[first + column], type));
  const exact = (list: readonly Entry[]): Entry[] =>
    list.map((entry) => ({ ...entry, phrase: `=${entry.phrase}` }));
  return {
    organs: compileMatcher(entries(organRows, 4, "organ"), little),
    findings: compileMatcher(entries(findingRows, 4, "finding"), little),
    cues: compileMatcher(exact(entries(cueRows, 1, "cue")), SLASH),
    headings: compileMatcher(exact(entries(headingRows, 1, "heading")), SLASH),
    quantities: compileMatcher(entries(sizeRows, 6, "quantity"), little),
    ageGroups: compileMatcher(
      ageRows.flatMap((row, index) => entriesOf(String(index), row[2 + column], "age")),
      little,
    ),
    rads: compileMatcher(
      radsRows.flatMap((row, index) => entriesOf(String(index), row[4 + column], "rads")),
      little,
    ),
  };
});

/** The order of the languages' columns in the tables. */
const COLUMNS: readonly Language[] = ["pt-BR", "es", "en-US"];
const columnOf = (language: Language): number =>
  COLUMNS.indexOf(LANGUAGES.includes(language) ? language : "pt-BR");

const entriesOf = (id: string, phrases: string | undefined, type: string): Entry[] =>
  (phrases ?? "")
    .split("|")
    .filter(Boolean)
    .map((phrase) => ({ phrase: phrase.replace(/^=/, ""), concept: { id, type } }));

/** Whether one organ is the other or a part of it, or both are parts of one organ. */
export const isSameRegion = (a: string | null, b: string | null): boolean => {
  if (a === null || b === null || a === b) return true;
  return isPartOf(a, b) || isPartOf(b, a);
};

/** Whether an organ is inside of another one. */
export const isPartOf = (part: string, whole: string): boolean => {
  for (let at = organs.get(part)?.parent ?? null; at !== null; at = organs.get(at)?.parent ?? null)
    if (at === whole) return true;
  return false;
};

/** The region that an organ is a part of: "head" for the brain. */
export function regionOf(organ: string): string {
  let at = organ;
  for (let next = organs.get(at)?.parent; next; next = organs.get(at)?.parent) at = next;
  return at;
}

/** Whether two findings may be the same thing. */
export const isSameFinding = (a: string, b: string): boolean => {
  if (a === b) return true;
  const groups = findingKindOf(b).groups;
  return findingKindOf(a).groups.some((group) => groups.includes(group));
};
