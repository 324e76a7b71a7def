import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";

/** "Nega dor no peito e desmaio. Não fuma": what was asked about and denied, things and doings each in their way. */
export function denied(items: readonly string[], language: Language): string {
  const { phrases, verbs } = packOf(language);
  const isVerb = (item: string): boolean => verbs.third.test(fold(item).split(" ")[0]!);
  const things = items.filter((item) => !isVerb(item)).map(lower);
  const doings = items.filter(isVerb).map((item) => `${phrases.not} ${lower(item)}`);
  const first = things.length > 0 ? [`${phrases.denies} ${joined(things, language)}`] : [];
  return [...first, ...doings].join(". ");
}

/** "a, b e c". */
export function joined(items: readonly string[], language: Language): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${packOf(language).phrases.and} ${items.at(-1)}`;
}

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
