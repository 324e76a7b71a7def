import type { Language } from "@relato/shared/domain/language.ts";
import { quantitiesOf } from "../evidence/quantities.ts";
import { isPartOfName } from "../evidence/spoken-numbers.ts";
import { readTalk } from "../evidence/talk.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { fold } from "../language/text.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { generator } from "./logistic.ts";
import type { ProofLine, ProofVisit } from "./proof-data.ts";
import {
  drugNames,
  lowerFirst,
  type Mutation,
  MUTATIONS,
  pick,
  type Random,
  replace,
} from "./proof-mutations.ts";

/** Another number that the sentence's own turns say, as in a plausible mistake of a writer. */
function numberOfTurns(turns: readonly number[]): Mutation {
  return (read, visit, random) => {
    const own = quantitiesOf(read, visit.locale).filter(({ from, to }) => to === from + 1);
    const quantity = pick(own, random);
    if (!quantity) return undefined;
    const said = saidIn(turns, visit).flatMap(({ quantities }) => quantities);
    const others = said.filter(({ raw }) => own.every((one) => one.raw !== raw));
    const spoken = pick(others, random)?.raw;
    const value = spoken ?? quantity.raw + (random() < 0.5 || quantity.raw < 3 ? 1 : -1);
    const text = String(value);
    return replace(
      read,
      quantity.from,
      quantity.to,
      visit.locale === "en-US" ? text : text.replace(".", ","),
    );
  };
}

/** Another medicine that the sentence's own or neighbouring turns name. */
function drugOfTurns(turns: readonly number[]): Mutation {
  return (read, visit, random) => {
    const own = read.mentions.filter((one) => isNamed(one, read));
    const mention = pick(own, random);
    if (!mention) return undefined;
    const near = turns.flatMap((turn) => [turn - 1, turn, turn + 1]);
    const names = saidIn(near, visit).flatMap(({ sentence }) =>
      sentence.mentions
        .filter((one) => isNamed(one, sentence))
        .filter(({ concept }) => own.every((one) => one.concept.id !== concept.id))
        .map(({ from, to }) => wordsOf(sentence, from, to)),
    );
    const name = pick(names, random);
    return name && replace(read, mention.from, mention.to, name.toLowerCase());
  };
}

/** Whether a medicine is called by its name, not by its class ("remédio", "pomada"). */
const isNamed = ({ concept, from, to }: Mention, read: ReadText): boolean =>
  concept.type === "drug" &&
  fold(wordsOf(read, from, to)).slice(0, 5) === fold(concept.id).slice(0, 5);

/** Any other medicine. */
const otherDrug: Mutation = (read, { locale }, random) => {
  const mention = pick(
    read.mentions.filter((one) => isNamed(one, read)),
    random,
  );
  const name = pick(drugNames(locale), random)!.toLowerCase();
  return mention && replace(read, mention.from, mention.to, name);
};

const wordsOf = (read: ReadText, from: number, to: number): string =>
  read.text.slice(read.tokens[from]!.start, read.tokens[to - 1]!.end);

const saidIn = (turns: readonly number[], visit: ProofVisit) =>
  readTalk(visit.turns, visit.locale).utterances.filter(({ sentence }) =>
    turns.includes(sentence.turn.i),
  );

type Opposites = ReadonlyMap<string, readonly (readonly [string[], string])[]>;
let opposites: ReadonlyMap<Language, Opposites> | undefined;

/** Words with their replacements that make a sentence wrong, by language and kind of error. */
function oppositesOf(language: Language, kind: string): readonly (readonly [string[], string])[] {
  opposites ??= readOpposites();
  return opposites.get(language)?.get(kind) ?? [];
}

function readOpposites(): ReadonlyMap<Language, Opposites> {
  const found = new Map<Language, Map<string, [string[], string][]>>();
  const rows = readTsv(new URL("./opposites.tsv", import.meta.url));
  for (const [language, kind = "", word = "", by = ""] of rows) {
    const kinds = found.get(language as Language) ?? new Map<string, [string[], string][]>();
    found.set(language as Language, kinds);
    const words = readText(word, language as Language).tokens.map(({ t }) => t);
    kinds.set(kind, [...(kinds.get(kind) ?? []), [words, by]]);
  }
  return found;
}

/** Replaces a word of the sentence by its opposite. */
const oppositeWord =
  (kind: string): Mutation =>
  (read, { locale }, random) => {
    const names = (at: number): boolean =>
      kind !== "negation" || read.mentions.some(({ from }) => from === at || from === at + 1);
    const matches = oppositesOf(locale, kind).flatMap(([words, by]) =>
      read.tokens.flatMap((_, at) =>
        words.every((word, step) => read.tokens[at + step]?.t === word) &&
        (names(at + words.length) || read.mentions.some(({ to }) => to === at))
          ? [{ from: at, to: at + words.length, by }]
          : [],
      ),
    );
    const match = pick(matches, random);
    return match && replace(read, match.from, match.to, match.by);
  };

const ALLERGIC: Record<Language, (substance: string) => string> = {
  "pt-BR": (substance) => `Alergia a ${substance}.`,
  es: (substance) => `Alergia a ${substance}.`,
  "en-US": (substance) => `Allergy to ${substance}.`,
};
const NOT_ALLERGIC: Record<Language, string> = {
  "pt-BR": "Nega alergias.",
  es: "Niega alergias.",
  "en-US": "No known allergies.",
};

/** Denies an allergy or changes its substance; affirms a denied one. */
const otherAllergy: Mutation = (read, { locale }, random) => {
  const names = read.mentions.some(({ concept }) => concept.id === "allergy");
  if (!names) return undefined;
  const substances = read.mentions.filter(({ concept }) => concept.type === "drug");
  const substance = pick(drugNames(locale), random)!.toLowerCase();
  if (substances.length === 0) return ALLERGIC[locale](substance);
  if (random() < 0.6) return NOT_ALLERGIC[locale];
  const { from, to } = pick(substances, random)!;
  return replace(read, from, to, substance);
};

/** Types of concepts that a list may contain. */
const LISTED = new Set(["symptom", "disease", "drug", "procedure", "exam"]);

/** Adds a concept to the sentence's list that the talk does not name, from another visit's note. */
function addedThing(others: readonly ProofVisit[]): Mutation {
  return (read, visit, random) => {
    const talk = readTalk(visit.turns, visit.locale);
    const line = pick(pick(others, random)?.lines.filter((one) => one.sound) ?? [], random);
    if (!line) return undefined;
    const other = readText(line.text, visit.locale);
    const things = other.mentions.filter(
      ({ concept }) => LISTED.has(concept.type) && !talk.byConcept.has(concept.id),
    );
    const thing = pick(things, random);
    if (!thing) return undefined;
    const name = wordsOf(other, thing.from, thing.to).toLowerCase();
    const body = read.text.replace(/[.;\s]+$/, "");
    const first = read.mentions[0];
    const inside = first !== undefined && first.to < read.tokens.length && random() < 0.5;
    if (!inside) return `${body}, ${name}.`;
    const end = read.tokens[first.to - 1]!.end;
    return `${read.text.slice(0, end)}, ${name}${read.text.slice(end)}`;
  };
}

/** Adds a clause of another visit's note. */
function addedClause(others: readonly ProofVisit[]): Mutation {
  return (read, visit, random) => {
    const line = pick(pick(others, random)?.lines.filter((one) => one.sound) ?? [], random);
    if (!line || readText(line.text, visit.locale).mentions.length === 0) return undefined;
    const body = read.text.replace(/[.;\s]+$/, "");
    return `${body}; ${lowerFirst(line.text)}`;
  };
}

/** Does not change a number that is part of a name ("SpO2"). */
const notInName =
  (mutate: Mutation): Mutation =>
  (read, visit, random) =>
    quantitiesOf(read, visit.locale).some((quantity) => isPartOfName(read, quantity))
      ? undefined
      : mutate(read, visit, random);

/** The mutations to try on a sentence, by kind. The first one that applies is used. */
function changesOf(
  turns: readonly number[],
  others: readonly ProofVisit[],
  random: Random,
): (readonly [string, readonly Mutation[]])[] {
  const plain = (kind: string): Mutation => MUTATIONS.find(([name]) => name === kind)![1];
  const shuffle = (...list: Mutation[]): Mutation[] =>
    list
      .map((mutation) => ({ mutation, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ mutation }) => mutation);
  return [
    ["number", [notInName(plain("number"))]],
    ["figure", [numberOfTurns(turns)]],
    ["unit", [oppositeWord("number")]],
    ["drug", [otherDrug]],
    ["swap", [drugOfTurns(turns)]],
    ["laterality", shuffle(plain("laterality"), oppositeWord("laterality"))],
    ["negation", shuffle(plain("negation"), oppositeWord("negation"))],
    ["attribution", shuffle(plain("attribution"), oppositeWord("attribution"))],
    ["temporality", [oppositeWord("temporality")]],
    ["allergy", [otherAllergy]],
    ["thing", [addedThing(others)]],
    ["clause", [addedClause(others)]],
  ];
}

/** Sentences from other notes, per sound sentence. */
const INVENTED = 0.3;

/**
 * Adds to each visit mutations of the sound sentences that name their turns: one of each kind, with
 * the same turns. Also adds sentences of other visits with turns of this one. Deterministic.
 */
export function plantErrors(visits: readonly ProofVisit[], seed = 13): ProofVisit[] {
  const random = generator(seed);
  return visits.map((visit) => {
    const others = visits.filter((one) => one !== visit && one.locale === visit.locale);
    const sound = visit.lines.filter((line) => line.sound && line.source === "model" && line.turns);
    const planted = sound.flatMap((line): ProofLine[] => {
      const read = readText(line.text, visit.locale);
      return changesOf(line.turns!, others, random).flatMap(([kind, mutations]) => {
        const changed = mutations
          .map((mutate) => mutate(read, visit, random))
          .find((text) => text !== undefined && fold(text) !== fold(line.text));
        const error = { sound: false, kind, source: "mutation", of: line.source, from: line.text };
        return changed === undefined ? [] : [{ text: changed, turns: line.turns!, ...error }];
      });
    });
    const invented = sound.flatMap((line): ProofLine[] => {
      if (random() >= INVENTED) return [];
      const other = pick(pick(others, random)?.lines.filter((one) => one.sound) ?? [], random);
      const turns =
        random() < 0.5 ? line.turns! : sound[Math.floor(random() * sound.length)]!.turns!;
      if (!other || readText(other.text, visit.locale).mentions.length < 2) return [];
      return [
        { text: other.text, turns, sound: false, kind: "foreign", source: "mutation", of: "model" },
      ];
    });
    return { ...visit, lines: [...visit.lines, ...planted, ...invented] };
  });
}
