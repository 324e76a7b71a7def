import { memoize } from "../language/memoize.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { compileMatcher, type Matcher, type Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";

/** A row of `exact-names.tsv`. */
export interface NamedThing {
  id: string;
  type: string;
  names: readonly string[];
  /** Of a class of drugs. */
  members: readonly string[];
  /** Of a measure: the plausible values. */
  range: readonly [number, number] | null;
  unit: string;
}

const SEPARATOR = "|";
const split = (cell = ""): string[] => cell.split(SEPARATOR).filter(Boolean);

/** "Breast cancer" is also written "breast ca", "câncer de mama" also "ca de mama". */
const withShortForms = (names: readonly string[]): readonly string[] => {
  const short = names.flatMap((name) => {
    const written = name.replace(/(?<=^\S+ )cancer$|^c[âá]ncer(?= )/, "ca");
    return written === name || names.includes(written) ? [] : [written];
  });
  return [...names, ...short];
};

function readThings(): Map<string, NamedThing> {
  const things = new Map<string, NamedThing>();
  const rows = readTsv(new URL("../lexicon/exact-names.tsv", import.meta.url));
  for (const [id = "", type = "", range = "", unit = "", names, members] of rows) {
    const [low, high] = range.split("-").map(Number);
    things.set(id, {
      id,
      type,
      names: withShortForms(split(names)),
      members: split(members),
      range: low !== undefined && high !== undefined ? [low, high] : null,
      unit,
    });
  }
  return things;
}

let things: Map<string, NamedThing> | undefined;
export const namedThings = (): ReadonlyMap<string, NamedThing> => (things ??= readThings());

/** Abbreviations so short are also words: "HAS", "US", "TA". */
const SHORT_ABBREVIATION = /^\p{Lu}{2,3}$/u;

/** Compiles names; a short abbreviation has the type `ABBREVIATION`, unless "Pap" is a name too. */
export const compileNames = (all: Iterable<readonly [name: string, id: string]>): Matcher => {
  const names = [...all];
  const words = new Set(
    names.filter(([name]) => !SHORT_ABBREVIATION.test(name)).map(([name]) => name.toLowerCase()),
  );
  return compileMatcher(
    names
      .filter(([name]) => !(SHORT_ABBREVIATION.test(name) && words.has(name.toLowerCase())))
      .map(([name, id]) => ({
        phrase: SHORT_ABBREVIATION.test(name) ? `=${name}!` : `=${name}`,
        concept: { id, type: SHORT_ABBREVIATION.test(name) ? ABBREVIATION : "name" },
      })),
    LITTLE,
  );
};
const ABBREVIATION = "abbreviation";
const LITTLE: ReadonlySet<string> = new Set();

/** Whether a mention is an abbreviation that is not written in capitals. */
export const isLowerAbbreviation = (
  { text, tokens }: Pick<ReadText, "text" | "tokens">,
  { concept, from, to }: Mention,
): boolean => {
  if (concept.type !== ABBREVIATION) return false;
  const written = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  return written !== written.toUpperCase();
};

/** "INR" has the plural "INRs". */
const isLongAbbreviation = (name: string): boolean => /^\p{Lu}{3,}$/u.test(name);

let matcher: Matcher | undefined;

/** The named things of a text, the longest name at each place. */
export const namesIn = memoize((read: ReadText): readonly Mention[] => {
  matcher ??= compileNames(
    [...namedThings().values()].flatMap(({ id, names }) =>
      [...names, ...names.filter(isLongAbbreviation).map((name) => `${name}s`)].map(
        (name) => [name, id] as const,
      ),
    ),
  );
  return matcher.find(read.tokens, read.stems);
});
