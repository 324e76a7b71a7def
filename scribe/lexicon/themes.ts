import type { Language } from "@relato/shared/domain/language.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { readRows } from "./lexicon.ts";
import { compileMatcher, type Matcher } from "./matcher.ts";
import { readTsv } from "./read-tsv.ts";

interface ThemeTable {
  /** Themes by the concepts that mean them in any language. */
  byConcept: Map<string, string[]>;
  /** The kinds that a heading of a theme asks for. */
  kinds: Map<string, string[]>;
}

let table: ThemeTable | undefined;

/** Matchers of the phrases that mean a theme in a heading and in a sentence of the talk. */
const matchersOf = memoizeByLanguage((language): { heading: Matcher; talk: Matcher } => {
  const rows = readRows(language, "themes");
  const compileFor = (where: string): Matcher =>
    compileMatcher(
      rows
        .filter((row) => row[2] === where)
        .map(([phrase = "", id = ""]) => ({ phrase, concept: { id, type: "theme" } })),
      new Set(),
    );
  return { heading: compileFor("heading"), talk: compileFor("talk") };
});

function themeTable(): ThemeTable {
  if (table) return table;
  table = { byConcept: new Map(), kinds: new Map() };
  for (const row of readTsv(new URL("./themes.tsv", import.meta.url))) {
    const [theme = "", kinds = "", , concepts = ""] = row;
    table.kinds.set(theme, kinds.split(" ").filter(Boolean));
    for (const concept of concepts.split(", ").filter(Boolean))
      table.byConcept.set(concept, [...(table.byConcept.get(concept) ?? []), theme]);
  }
  return table;
}

/** The kinds that a heading of a theme asks for, by `themes.tsv`. */
export const kindsOfTheme = (theme: string): readonly string[] =>
  themeTable().kinds.get(theme) ?? [];

/** The themes that a template's heading names: "region chest", "travel". */
export const themesOfHeading = memoize(
  (read: ReadText, language: Language): ReadonlySet<string> => {
    const found = matchersOf(language).heading.findAll(read.tokens, read.stems);
    return new Set(found.map(({ concept }) => concept.id));
  },
);

/** The themes that a sentence of the talk may be about. */
export const themesOfTalk = memoize((read: ReadText, language: Language): ReadonlySet<string> => {
  const words = matchersOf(language).talk.findAll(read.tokens, read.stems);
  const concepts = read.mentions.flatMap(
    ({ concept }) => themeTable().byConcept.get(concept.id) ?? [],
  );
  return new Set([...words.map(({ concept }) => concept.id), ...concepts]);
});
