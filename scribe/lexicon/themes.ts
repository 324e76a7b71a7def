import { readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { readRows } from "./lexicon.ts";
import { compileMatcher, type Matcher } from "./matcher.ts";

interface ThemeMatchers {
  heading: Matcher;
  talk: Matcher;
}

const compiled = new Map<Language, ThemeMatchers>();
interface ThemeTable {
  /** Themes by the concepts that mean them in any language. */
  byConcept: Map<string, string[]>;
  /** The kinds that a heading of a theme asks for. */
  kinds: Map<string, string[]>;
}

let table: ThemeTable | undefined;

function matchersOf(language: Language): ThemeMatchers {
  let matchers = compiled.get(language);
  if (!matchers) {
    const rows = readRows(language, "themes");
    const of = (where: string): Matcher =>
      compileMatcher(
        rows
          .filter((row) => row[2] === where)
          .map(([phrase = "", id = ""]) => ({ phrase, concept: { id, type: "theme" } })),
        new Set(),
      );
    compiled.set(language, (matchers = { heading: of("heading"), talk: of("talk") }));
  }
  return matchers;
}

function themeTable(): ThemeTable {
  if (table) return table;
  table = { byConcept: new Map(), kinds: new Map() };
  const text = readFileSync(new URL("./themes.tsv", import.meta.url), "utf8");
  for (const line of text.split("\n")) {
    const [theme = "", kinds = "", , concepts = ""] = line.split("\t");
    if (theme === "" || theme.startsWith("#")) continue;
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
