import type { Language } from "@relato/shared/domain/language.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { capitalise, fold } from "../language/text.ts";
import { cuesOf } from "../evidence/cues.ts";
import { quantitiesOf } from "../evidence/quantities.ts";
import { readTalk } from "../evidence/talk.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { generator } from "./logistic.ts";
import type { ProofLine, ProofVisit } from "./proof-data.ts";

export type Random = () => number;
/** Makes a sound sentence wrong. Undefined if it does not apply. */
export type Mutation = (read: ReadText, visit: ProofVisit, random: Random) => string | undefined;

export const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

/** First letter in lower case. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Replaces the tokens from `from` up to `to`, exclusive, and keeps a capital. */
export function replace(read: ReadText, from: number, to: number, by: string): string {
  const start = read.tokens[from]!.start;
  const end = read.tokens[to - 1]!.end;
  const first = read.text.charAt(start);
  const word = first !== first.toLowerCase() ? capitalise(by) : by;
  return read.text.slice(0, start) + word + read.text.slice(end);
}

/** Another number, close enough for a slip of a doctor. */
const otherNumber: Mutation = (read, visit, random) => {
  const quantity = pick(
    quantitiesOf(read, visit.locale).filter(
      ({ from, to }) => to === from + 1 && read.tokens[from]!.kind === "number",
    ),
    random,
  );
  if (!quantity) return undefined;
  const { raw, from, to } = quantity;
  const said = new Set(
    readTalk(visit.turns, visit.locale).utterances.flatMap((one) =>
      one.quantities.map((other) => other.raw),
    ),
  );
  // In 40 % of the cases, a number that the talk says about something else.
  const near = [...said].filter(
    (other) => other !== raw && other > raw / 3 && other < raw * 3 && other * 10 !== raw,
  );
  const other = random() < 0.4 ? pick(near, random) : undefined;
  const factor = pick([0.5, 0.7, 1.3, 1.5, 2, 3], random)!;
  const made = Number.isInteger(raw)
    ? Math.max(1, Math.round(raw * factor))
    : Math.round(raw * factor * 10) / 10;
  const value = other ?? (made === raw ? raw + 2 : made);
  return replace(read, from, to, String(value).replace(".", visit.locale === "en-US" ? "." : ","));
};

/** The other side, in a form with the same ending ("direita" for "esquerda"). */
const otherSide: Mutation = (read, visit, random) => {
  const mark = pick(
    cuesOf(read, visit.locale).filter(
      ({ concept, from, to }) =>
        to === from + 1 && (concept.id === "left" || concept.id === "right"),
    ),
    random,
  );
  if (!mark) return undefined;
  const oppositeSide = mark.concept.id === "left" ? "right" : "left";
  const word = read.tokens[mark.from]!.t;
  const forms = readRows(visit.locale, "cues")
    .filter((row) => row[1] === oppositeSide)
    .map(([phrase = ""]) => phrase)
    .filter((phrase) => !phrase.includes(" ") && !phrase.endsWith("*") && phrase.length > 2);
  const form = forms.find((one) => one.at(-1) === word.at(-1)) ?? forms[0];
  return form && replace(read, mark.from, mark.to, form);
};

const AFFIRMS: Record<Language, string> = { "pt-BR": "refere", es: "refiere", "en-US": "reports" };
const DENIES: Record<Language, string> = { "pt-BR": "nega", es: "niega", "en-US": "denies" };

/** Affirms a sentence that begins with a denial, and denies one that begins with a symptom. */
const otherPolarity: Mutation = (read, { locale }, random) => {
  const first = cuesOf(read, locale).find(
    ({ concept, from }) => concept.id === "negation" && from === 0,
  );
  if (first) return replace(read, first.from, first.to, AFFIRMS[locale]);
  const affirmed = cuesOf(read, locale).find(
    ({ concept, from }) => concept.id === "affirms" && from === 0,
  );
  if (affirmed) return replace(read, affirmed.from, affirmed.to, DENIES[locale]);
  const begins = read.mentions[0];
  if (begins?.from !== 0 || begins.concept.type !== "symptom" || random() < 0.5) return undefined;
  const word = DENIES[locale];
  return `${capitalise(word)} ${lowerFirst(read.text)}`;
};

/** The one-word names of medicines in a language. */
export const drugNames = memoizeByLanguage((language): readonly string[] =>
  readRows(language, "drugs")
    .filter(
      ([phrase = "", id = "", type]) =>
        type === "drug" &&
        fold(phrase).slice(0, 5) === fold(id).slice(0, 5) &&
        !phrase.includes(" "),
    )
    .map(([phrase = ""]) => phrase.replace(/[*!=]/g, "")),
);

/** Another medicine, of the talk or any other. */
const otherDrug: Mutation = (read, visit, random) => {
  const mention = pick(
    read.mentions.filter(({ concept }) => concept.type === "drug"),
    random,
  );
  if (!mention) return undefined;
  const said = readTalk(visit.turns, visit.locale).utterances.flatMap(({ sentence }) =>
    sentence.mentions
      .filter(({ concept }) => concept.type === "drug" && concept.id !== mention.concept.id)
      .map(({ from, to }) =>
        sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end),
      ),
  );
  const other = random() < 0.5 ? pick(said, random) : undefined;
  return replace(
    read,
    mention.from,
    mention.to,
    (other ?? pick(drugNames(visit.locale), random)!).toLowerCase(),
  );
};

const PATIENT: Record<Language, string> = {
  "pt-BR": "paciente",
  es: "paciente",
  "en-US": "patient",
};
const RELATIVES: Record<Language, readonly string[]> = {
  "pt-BR": ["mãe", "pai", "irmã", "irmão", "tia", "avó"],
  es: ["madre", "padre", "hermana", "hermano", "tía", "abuela"],
  "en-US": ["mother", "father", "sister", "brother", "aunt", "grandmother"],
};
const WITH: Record<Language, string> = { "pt-BR": "com", es: "con", "en-US": "with" };

/**
 * Attributes a relative's disease to the patient or to another relative, or the patient's to a
 * relative.
 */
const otherPerson: Mutation = (read, { locale }, random) => {
  const kin = read.mentions.filter(({ concept }) => concept.type === "kin");
  if (kin.length === 1) {
    const { from, to } = kin[0]!;
    return replace(
      read,
      from,
      to,
      random() < 0.7 ? PATIENT[locale] : pick(RELATIVES[locale], random)!,
    );
  }
  const first = read.mentions[0];
  const isIll =
    first?.from === 0 && (first.concept.type === "disease" || first.concept.type === "procedure");
  if (kin.length > 1 || !isIll) return undefined;
  const who = pick(RELATIVES[locale], random)!;
  return `${capitalise(who)} ${WITH[locale]} ${lowerFirst(read.text)}`;
};

export const MUTATIONS: readonly (readonly [string, Mutation])[] = [
  ["number", otherNumber],
  ["laterality", otherSide],
  ["negation", otherPolarity],
  ["drug", otherDrug],
  ["attribution", otherPerson],
];

/** A foreign sentence must have more concepts than this. */
const MIN_CONCEPTS = 1;

/**
 * Adds to each visit mutations of its sound sentences: each with another number and with one other
 * change, if they apply. Also adds sentences of other visits. Deterministic.
 */
export function addMutations(
  visits: readonly ProofVisit[],
  kinds: ReadonlySet<string> = new Set([...MUTATIONS.map(([kind]) => kind), "foreign"]),
  seed = 11,
): ProofVisit[] {
  const random = generator(seed);
  return visits.map((visit, at) => {
    const sound = visit.lines.filter((line) => line.sound && line.source !== "pair");
    const made: ProofLine[] = sound.flatMap(({ text, source }) => {
      const read = readText(text, visit.locale);
      const changes = MUTATIONS.filter(([kind]) => kinds.has(kind)).flatMap(([kind, mutate]) => {
        const changed = mutate(read, visit, random);
        return changed === undefined || changed === text
          ? []
          : [{ text: changed, sound: false, kind, source: "mutation", of: source }];
      });
      const others = changes.filter(({ kind }) => kind !== "number");
      const other = others.length > 1 ? pick(others, random) : others[0];
      return changes.filter((change) => change.kind === "number" || change === other);
    });
    const others = visits.filter((other, index) => index !== at && other.locale === visit.locale);
    const foreign = kinds.has("foreign") ? sound.length / 8 : 0;
    for (let count = 0; count < foreign; count += 1) {
      const line = pick(pick(others, random)?.lines.filter((one) => one.sound) ?? [], random);
      if (line && readText(line.text, visit.locale).mentions.length > MIN_CONCEPTS)
        made.push({
          text: line.text,
          sound: false,
          kind: "foreign",
          source: "mutation",
          of: line.source,
        });
    }
    return { ...visit, lines: [...visit.lines, ...made] };
  });
}
