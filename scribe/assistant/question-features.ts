import { questionCuesOf } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { Unit } from "./units.ts";

/** What is read from a question before its kind is known. */
export type QuestionBase = Pick<
  QuestionReading,
  "read" | "language" | "cues" | "units" | "period" | "bounds"
> & {
  /** The tokens of names. */
  named: ReadonlySet<number>;
  /** With the words that only join or explain others. */
  allUnits: readonly Unit[];
};

/** Cues of the form of a question; of several at a token, the first one counts. */
const FORM_CUES = [
  ...[
    "howMany",
    "who",
    "which",
    "when",
    "why",
    "what",
    "series",
    "first",
    "last",
    "refusal",
    "tolerance",
  ],
  "lacks",
  ...["patients", "female", "male", "appointments", "visits", "visiting", "ever", "begins"],
  ...["stops", "next", "ahead", "times", "prescribed", "since", "until", "family", "dated", "use"],
];
/** The n-grams of symbols have up to so many. */
const LONGEST = 3;
/** Letters that say who does something: "iniciei", "tomaram". */
const SUFFIX = 3;
const PREFIX = 4;

/** A place of a question: as written, and by its meaning. */
interface Place {
  word: string;
  symbol: string;
}

/** The features by which the kind of a question is chosen. */
export function questionFeatures(base: QuestionBase): string[] {
  const { cues, units, period, bounds, named } = base;
  const places = placesOf(base);
  const words = ["^", ...places.map(({ word }) => word), "$"];
  const symbols = ["^", ...collapse(places.map(({ symbol }) => symbol)), "$"];
  const things = units.filter(({ type }) => type !== "word");
  const plurals = things.filter(isPlural);
  const [head] = things;
  return [
    ...ngrams(words, "w"),
    ...ngrams(symbols, "s"),
    ...pairs(symbols),
    ...places
      .filter(({ word }) => /^\p{Ll}{4,}$/u.test(word))
      .flatMap(({ word }) => [`p:${word.slice(0, PREFIX)}`, `e:${word.slice(-SUFFIX)}`]),
    ...[...cues].map((cue) => `c:${cue}`),
    ...[...cues].flatMap((one) =>
      [...new Set(things.map(({ type }) => type))].map((type) => `ct:${one} ${type}`),
    ),
    `named:${named.size > 0}`,
    `period:${period !== null}`,
    `value:${bounds.value !== null}`,
    `age:${bounds.age !== null}`,
    `things:${Math.min(things.length, 3)}`,
    `named:${named.size > 0} plural:${plurals.length > 0}`,
    `named:${named.size > 0} head:${head?.type} ${head && isPlural(head)}`,
    ...[...new Set(things.map((unit) => `t:${unit.type}${isPlural(unit) ? " s" : ""}`))],
  ];
}

const isPlural = ({ label }: Unit): boolean => /s(?:\s|$)/i.test(label);

/** The places of a question in order: a name, a period or a thing is one place. */
function placesOf(base: QuestionBase): Place[] {
  const { read, language, units, period, bounds, named } = base;
  const cues = questionCuesOf(read, language).filter(({ concept }) =>
    FORM_CUES.includes(concept.id),
  );
  const taken = new Set(bounds.tokens);
  const places: Place[] = [];
  const add = (symbol: string): void => {
    if (places.at(-1)?.symbol !== symbol) places.push({ word: symbol, symbol });
  };
  for (let at = 0; at < read.tokens.length; at += 1) {
    const { t, kind } = read.tokens[at]!;
    const unit = units.find((one) => one.from <= at && one.to > at && one.type !== "word");
    if (period && at >= period.from_token && at < period.to_token) add("PERIOD");
    else if (taken.has(at)) add("LIMIT");
    else if (named.has(at)) add("NAME");
    else if (unit) {
      add(unit.type.toUpperCase() + (isPlural(unit) ? "s" : ""));
      at = unit.to - 1;
    } else if (kind === "number") add("NUMBER");
    else if (kind === "mark") {
      if (t !== "¿") places.push({ word: t, symbol: t });
    } else {
      const here = cues.filter(({ from, to }) => from <= at && to > at);
      const longest = Math.max(0, ...here.map(({ from, to }) => to - from));
      const best = FORM_CUES.find((id) =>
        here.some(({ concept, from, to }) => concept.id === id && to - from === longest),
      );
      places.push({
        word: t,
        symbol: best ?? (units.some(({ from, to }) => from <= at && to > at) ? "WORD" : ""),
      });
    }
  }
  return places;
}

/** Without repetitions and words that say nothing. */
const collapse = (symbols: readonly string[]): string[] => {
  const said = symbols.filter((symbol) => symbol !== "");
  return said.filter((symbol, at) => symbol !== said[at - 1]);
};

const ngrams = (list: readonly string[], prefix: string): string[] =>
  list.flatMap((_, at) =>
    Array.from(
      { length: Math.min(LONGEST, list.length - at) },
      (_one, more) => `${prefix}:${list.slice(at, at + more + 1).join(" ")}`,
    ),
  );

/** Two symbols in their order, at any distance. */
const pairs = (symbols: readonly string[]): string[] =>
  symbols.flatMap((one, at) => symbols.slice(at + 2).map((other) => `o:${one} ${other}`));
