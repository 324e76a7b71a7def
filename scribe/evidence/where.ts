import { once } from "../language/once.ts";
import { byName } from "./by-name.ts";
import type { Heard } from "./heard.ts";

/** Which of the talk's sentences, by their index, hold a term, a word, the beginning of one, or a number. */
export const whereNamed = once((heard: readonly Heard[]) => ({
  concepts: byName(heard.flatMap((h, at) => [...h.concepts].map((id) => [id, at] as const))),
  stems: byName(heard.flatMap((h, at) => [...h.stems].map((word) => [word, at] as const))),
  keys: byName(heard.flatMap((h, at) => [...h.keys].map((key) => [key, at] as const))),
  numbers: byName(heard.flatMap((h, at) => [...h.numbers].map((value) => [value, at] as const))),
}));

const at = (places: readonly number[] | undefined, heard: readonly Heard[]): Heard[] =>
  (places ?? []).map((place) => heard[place]!);

/** The talk's sentences that name a term, in their order. */
export const naming = (id: string, heard: readonly Heard[]): Heard[] =>
  at(whereNamed(heard).concepts.get(id), heard);

/** Those that have a word with this beginning (`keyOf`). */
export const wording = (key: string, heard: readonly Heard[]): Heard[] =>
  at(whereNamed(heard).keys.get(key), heard);

/** Those that say a number. */
export const saying = (value: number, heard: readonly Heard[]): Heard[] =>
  at(whereNamed(heard).numbers.get(value), heard);
