import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { capitalise, fold } from "../language/text.ts";
import type { Item } from "./items.ts";
import { readSentence } from "./read.ts";

/** "Nega dor no peito e desmaio. Não fuma": what was asked about and denied, things and doings each in their way. */
export function denied(items: readonly string[], language: Language): string {
  const { phrases, verbs } = packOf(language);
  const isVerb = (item: string): boolean =>
    COPULA.test(fold(item)) || verbs.third.test(fold(item).split(" ")[0]!);
  const told = items.filter((item) => !isVerb(item) && CLAUSE.test(fold(item)));
  const things = items.filter((item) => !isVerb(item) && !told.includes(item)).map(lower);
  const doings = items
    .filter(isVerb)
    .map((item) =>
      /^(?:is|was) /.test(item)
        ? capitalise(item.replace(" ", " not "))
        : `${phrases.not} ${lower(item)}`,
    );
  const first = things.length > 0 ? [`${phrases.denies} ${joined(things, language)}`] : [];
  const clauses = told.map((item) => `${capitalise(item)}: ${phrases.no}`);
  return [...first, ...doings, ...clauses].join(". ");
}

const COPULA = /^(?:esta|anda|fica|ficou|ha|han|is|was)(?= )/;

/** A verb after the first word: "noite dói" takes no "nega" before it. */
const CLAUSE =
  /^\S+ (?:\S+ ){0,3}(?:doi|doem|coca|arde|ardem|sangra|piora|melhora|acorda|entorta|desmaia|incha|trava|vira|duele|duelen|pica|empeora|mejora|despierta|perdiste|trabo|hinchan?|hurts?|wakes?|burns?|itches|bleeds)\b/;

/** "a, b e c". */
export function joined(items: readonly string[], language: Language): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${packOf(language).phrases.and} ${items.at(-1)}`;
}

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "Fever, cancer ever?": denied symptoms and denied diseases belong under headings of their own. */
export function bySort<T extends { item: Item }>(items: T[], language: Language): T[][] {
  const typesOf = (one: T): string[] =>
    readSentence(one.item.text, language).mentions.map((m) => m.concept.type);
  const ill = items.filter((one) => typesOf(one).includes("disease"));
  const felt = items.filter((one) => typesOf(one).includes("symptom") && !ill.includes(one));
  return ill.length > 0 && felt.length > 0
    ? [items.filter((one) => !ill.includes(one)), ill]
    : [items];
}
