import type { Language } from "@relato/shared/domain/language.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { readRows } from "./lexicon.ts";
import { compileMatcher, type Matcher } from "./matcher.ts";
import { readTsv } from "./read-tsv.ts";

interface ThemeTable {
  /** By the id of a concept that means them in any language. */
  byConcept: Map<string, string[]>;
  /** By theme: the kinds that a heading of the theme asks for. */
  kinds: Map<string, string[]>;
}

let table: ThemeTable | undefined;

/** Matchers for the themes of headings and of sentences. */
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

/** The kinds that a heading of a theme asks for. */
export const kindsOfTheme = (theme: string): readonly string[] =>
  themeTable().kinds.get(theme) ?? [];

/** The themes of a template's heading: "region chest", "travel". */
export const themesOfHeading = memoize(
  (read: ReadText, language: Language): ReadonlySet<string> => {
    const found = matchersOf(language).heading.findAll(read.tokens, read.stems);
    return new Set(found.map(({ concept }) => concept.id));
  },
);

/** The themes that a sentence may be about. */
export const themesOfTalk = memoize((read: ReadText, language: Language): ReadonlySet<string> => {
  const words = matchersOf(language).talk.findAll(read.tokens, read.stems);
  const concepts = read.mentions.flatMap(
    ({ concept }) => themeTable().byConcept.get(concept.id) ?? [],
  );
  return new Set([...words.map(({ concept }) => concept.id), ...concepts]);
});
