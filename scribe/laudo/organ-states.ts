import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { compileMatcher, type Matcher } from "../lexicon/matcher.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { findingKindOf, isPartOf } from "./lexicon.ts";
import type { ReadLaudo } from "./read.ts";
import { wordList } from "./word-lists.ts";

/**
 * A state of an organ, such as "compressible", and the findings that it excludes. `-` is before
 * those that it does not.
 */
interface OrganState {
  organs: readonly string[];
  excluded: ReadonlySet<string>;
  phrases: readonly string[];
}

/** The place where a text names a state. `to` is exclusive. */
export interface StateMention {
  state: OrganState;
  from: number;
  to: number;
}

const states: readonly OrganState[] = readTsv(new URL("./data/states.tsv", import.meta.url)).map(
  ([organs = "", excluded = "", ...phrases]) => ({
    organs: organs.split(" "),
    excluded: new Set(excluded.split(" ")),
    phrases,
  }),
);

const COLUMNS: readonly Language[] = ["pt-BR", "es", "en-US"];
const INSIDE = wordList("inside state");

const matcherOf = memoizeByLanguage((language): Matcher => {
  const column = Math.max(0, COLUMNS.indexOf(language));
  return compileMatcher(
    states.flatMap(({ phrases }, index) =>
      (phrases[column] ?? "")
        .split("|")
        .map((phrase) => ({ phrase, concept: { id: String(index), type: "state" } })),
    ),
    INSIDE,
  );
});

/** The states that a laudo names, in order. */
export const findStates = ({ language, tokens, stems, sentenceOf }: ReadLaudo): StateMention[] =>
  matcherOf(language)
    .findAll(tokens, stems)
    .filter(({ from, to }) => sentenceOf[from]! >= 0 && sentenceOf[from] === sentenceOf[to - 1])
    .map(({ concept, from, to }) => ({ state: states[Number(concept.id)]!, from, to }));

/** Whether a state is one of an organ, or of what it is a part of. */
export const isStateOf = ({ organs }: OrganState, organ: string): boolean =>
  organs.some((one) => one === organ || isPartOf(organ, one));

export const excludes = ({ excluded }: OrganState, finding: string): boolean =>
  namesOf(finding).some((id) => excluded.has(id)) &&
  !namesOf(finding).some((id) => excluded.has(`-${id}`));

const namesOf = (finding: string): readonly string[] => [finding, ...findingKindOf(finding).groups];
