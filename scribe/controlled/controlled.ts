import type { Controlled } from "@relato/shared/domain/controlled.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { compileMatcher, type Entry, type Matcher } from "../lexicon/matcher.ts";
import { fold, tokenise } from "../language/text.ts";
import { CONTROLLED } from "./substances.ts";

interface SubstanceTable {
  matcher: Matcher;
  byName: ReadonlyMap<string, Controlled>;
}

const readTable = (): SubstanceTable => {
  const byName = new Map<string, Controlled>();
  const entries: Entry[] = [];
  for (const { substances, ...rest } of CONTROLLED) {
    for (const line of substances.split(";")) {
      const [name = "", others = ""] = line
        .split("=")
        .map((part) => part.trim().replaceAll(/\s+/g, " "));
      const names = [name, ...others.split(",").map((other) => other.trim())].filter(
        (n) => n !== "",
      );
      for (const one of names) byName.set(fold(one), { substance: name, ...rest });
      const concept = { id: name, type: "drug" };
      for (const phrase of names) entries.push({ phrase, concept });
    }
  }
  return { matcher: compileMatcher(entries, new Set()), byName };
};

let table: SubstanceTable | undefined;

/**
 * The controlled substances that a text in any of the three languages names, by substance, brand or
 * combination. Each appears once, strictest list first. In doubt a substance is included: a plain
 * prescription of a controlled drug is the worse error.
 */
export const controlledIn = (text: string): Controlled[] => {
  table ??= readTable();
  const { byName, matcher } = table;
  const tokens = tokenise(text);
  const matchers = [matcher, ...LANGUAGES.map((language) => lexiconOf(language).concepts)];
  const found = new Set<Controlled["substance"]>();
  for (const { concept } of matchers.flatMap((each) => each.find(tokens)))
    for (const part of concept.id.split("+")) {
      const controlled = byName.get(fold(part));
      if (concept.type === "drug" && controlled !== undefined) found.add(controlled.substance);
    }
  return [...new Set(byName.values())]
    .filter(({ substance }) => found.has(substance))
    .filter((one, i, all) => all.findIndex(({ substance }) => substance === one.substance) === i);
};
