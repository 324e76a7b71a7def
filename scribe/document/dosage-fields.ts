import type { Language } from "@relato/shared/domain/language.ts";
import { normalise } from "../language/normalise.ts";
import type { Token } from "../language/text.ts";
import { type DosageItem, isDosageNoise, readDosage } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { clauseEnd, clausesBetween, isBreak, isJoin } from "./clause-tokens.ts";
import type { DosageFields, DosageZone } from "./dosage-types.ts";
import { findUnitlessCount, findUnitlessStrength } from "./dosage-numbers.ts";

export const NO_FIELDS: DosageFields = {
  strength: "",
  form: "",
  dose: "",
  route: "",
  frequency: "",
  duration: "",
};

/** Removes quotations from a value. */
export const withoutQuotations = (value: string): string =>
  value.replace(/“[^“”]*”(?:, )?/g, "").replace(/, $/, "");

/** Whether a dose, frequency or duration was recognised, not only a form or a route. */
export const hasDosage = ({ strength, dose, frequency, duration }: DosageFields): boolean =>
  [strength, dose, withoutQuotations(frequency), duration].some((value) => value !== "");

/**
 * Reads the dosage fields from a part of a text. Words that fit no field are quoted in the
 * frequency, in spoken order, so that no condition or exception is lost.
 */
export function readFields(zone: DosageZone, language: Language): DosageFields {
  const { mention, from, to } = zone;
  const items = itemsOf(zone, language);
  const after = items.filter((item) => item.from >= mention.to && item.from < to);
  const before = items.filter((item) => item.from >= from && item.to <= mention.from);
  const adjacent = before.filter((item) => isAdjacent(item, zone, language));
  const first = (kind: DosageItem["kind"], list: readonly DosageItem[]): string =>
    list.find((item) => item.kind === kind)?.value ?? "";
  const strength = findUnitlessStrength(zone, after, language);
  const known = [...adjacent, ...after];
  const count = findUnitlessCount(zone, strength, after, language);
  const fields = {
    strength: first("strength", known) || strength.value,
    form: first("form", [...after, ...before]),
    dose: first("dose", known) || count.value,
    route: first("route", [...after, ...before]),
    duration: first("duration", after),
  };
  const doses = Object.values(fields).some((value) => value !== "") || after.length > 0;
  const covered = [...after, strength, count].filter(({ value }) => value !== "");
  const parts = [
    ...(doses ? leadParts(zone, before, language) : []),
    ...(doses ? tailParts(zone, covered, language) : []),
  ];
  return { ...fields, frequency: [...new Set(parts)].join(", ") };
}

/**
 * The dosage phrases about one medicine. A condition reaches to the end of its clause. "Sí" (yes)
 * is not the conjunction "si".
 */
function itemsOf(zone: DosageZone, language: Language): DosageItem[] {
  const { text, tokens } = zone;
  const all = readDosage(tokens, language);
  const ends = new Set(all.map(({ to }) => to));
  const items: DosageItem[] = [];
  for (const item of all) {
    if (item.from < zone.from || item.from >= zone.to) continue;
    if (item.kind !== "condition") {
      items.push(item);
      continue;
    }
    const last = items.at(-1);
    if (last?.kind === "condition" && last.to > item.from) continue;
    const previous = tokens[item.from - 1];
    const word = text.slice(tokens[item.from]!.start, tokens[item.from]!.end).toLowerCase();
    const begins =
      previous === undefined ||
      isBreak(previous) ||
      isJoin(previous) ||
      item.from === zone.mention.to ||
      isDosageNoise(previous.t, language) ||
      ends.has(item.from);
    if (word === "sí" || !begins) continue;
    const to = clauseEnd(tokens, item.from);
    items.push({ ...item, value: wordsOf(zone, item.from, to, language), to });
  }
  return items;
}

/** "Dois gramas de amoxicilina": only stop words separate the dose from the medicine. */
const isAdjacent = (
  { kind, to }: DosageItem,
  { tokens, mention }: DosageZone,
  language: Language,
): boolean =>
  (kind === "strength" || kind === "dose") &&
  tokens.slice(to, mention.from).every(({ t }) => lexiconOf(language).little.has(t));

/** Frequencies and purposes before the name: "Se tiver dor, …", "Para o ataque, …". */
function leadParts(zone: DosageZone, before: readonly DosageItem[], language: Language): string[] {
  const { tokens, from, mention } = zone;
  return clausesBetween(tokens, from, mention.from).flatMap(([start, end], at, all) => {
    if (at === all.length - 1) return [];
    const own = before.filter((item) => item.from >= start && item.to <= end);
    const isQuoted = own.some(({ kind, from: begins }) => kind === "purpose" && begins === start);
    if (isQuoted) return [quoted(zone, start, end, language)];
    return own.filter(isWhen).map(({ value }) => value);
  });
}

const isWhen = ({ kind }: DosageItem): boolean => kind === "frequency" || kind === "condition";

/** Frequencies after the name, by clause. A clause with unknown words is quoted as a whole. */
function tailParts(zone: DosageZone, items: readonly DosageItem[], language: Language): string[] {
  const { tokens, mention, to } = zone;
  return clausesBetween(tokens, mention.to, to).flatMap(([start, end]) => {
    const own = items.filter((item) => item.from >= start && item.from < end);
    const rest = tokens
      .slice(start, end)
      .filter((token, at) => isInformative(token, start + at, zone, own, language));
    if (rest.length === 0 || isAddress(tokens.slice(start, end), language))
      return own.filter(isWhen).map(({ value }) => value);
    const elsewhere = own.some(({ kind }) => kind === "none") && !own.some(isWhen);
    return elsewhere ? [] : [quoted(zone, start, end, language)];
  });
}

/** "Dona Lourdes": the doctor addresses the patient. */
const isAddress = (words: readonly Token[], language: Language): boolean =>
  words.length <= 3 &&
  lexiconOf(language)
    .words("title")
    .has(words[0]?.t ?? "");

/** Whether a word adds something that no field holds. */
const isInformative = (
  token: Token,
  at: number,
  { actions }: DosageZone,
  items: readonly DosageItem[],
  language: Language,
): boolean =>
  token.kind !== "mark" &&
  !["e", "y", "and"].includes(token.t) &&
  !lexiconOf(language).little.has(token.t) &&
  !isDosageNoise(token.t, language) &&
  !actions.some((cue) => cue.from <= at && cue.to > at) &&
  !items.some((item) => item.from <= at && item.to > at);

const wordsOf = (
  { text, tokens }: DosageZone,
  from: number,
  to: number,
  language: Language,
): string => cleanWords(text.slice(tokens[from]!.start, tokens[to - 1]!.end), language);

const quoted = (zone: DosageZone, from: number, to: number, language: Language): string =>
  `“${wordsOf(zone, from, to, language)}”`;

/** A decimal without its integer part ("point one five") must not be normalised to other digits. */
const BROKEN_NUMBER = /(?<![\p{L}\d])(?:point|ponto|vírgula|coma|punto)(?!\p{L})/iu;

function cleanWords(said: string, language: Language): string {
  const spelt = BROKEN_NUMBER.test(said) ? said.trim() : normalise(said, language);
  const clean = spelt.replace(/(?<![.!?])[.!?]+$/, "");
  return clean.charAt(0).toLowerCase() + clean.slice(1);
}

export const quoteWords = (said: string, language: Language): string =>
  `“${cleanWords(said, language)}”`;
