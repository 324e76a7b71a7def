import { fold } from "../language/text.ts";
import type { AssistantRecord, Passage } from "./types.ts";

/** The longest text of a passage that is read, in characters. */
export const MAX_PASSAGE = 4000;
/** The most passages of an answer that are read. */
const MAX_PASSAGES = 120_000;

const WORD = /[\p{L}\p{N}]+/gu;
const words = new WeakMap<Passage, readonly string[]>();

/** The plain words of a passage, as in the search index. */
export function wordsOfPassage(passage: Passage): readonly string[] {
  let found = words.get(passage);
  if (!found) {
    const { place } = passage;
    const heading = place.type === "statement" ? `${place.heading} ` : "";
    words.set(passage, (found = plain(heading + passage.text.slice(0, MAX_PASSAGE))));
  }
  return found;
}

/** As `plainWords`, but faster. */
export const plain = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** Patterns of words, each with a number; a pattern with `*` matches a prefix. */
export class WordPatterns {
  readonly #exact = new Map<string, number>();
  readonly #prefixes = new Map<string, [prefix: string, id: number][]>();
  readonly #seen = new Map<string, readonly number[]>();
  #count = 0;

  idOf(pattern: string): number {
    const known = this.#exact.get(pattern);
    if (known !== undefined) return known;
    const id = this.#count++;
    this.#exact.set(pattern, id);
    if (pattern.endsWith("*")) {
      const prefix = pattern.slice(0, -1);
      const key = prefix.slice(0, 2);
      this.#prefixes.set(key, [...(this.#prefixes.get(key) ?? []), [prefix, id]]);
    }
    return id;
  }

  /** The patterns that a word matches. */
  match(word: string): readonly number[] {
    let found = this.#seen.get(word);
    if (!found) {
      const exact = this.#exact.get(word);
      const open = (this.#prefixes.get(word.slice(0, 2)) ?? [])
        .filter(([prefix]) => word.startsWith(prefix))
        .map(([, id]) => id);
      this.#seen.set(word, (found = exact === undefined ? open : [exact, ...open]));
    }
    return found;
  }
}

/** The passages of records by index, up to a limit. */
export function* passagesOf(
  records: readonly AssistantRecord[],
): Generator<[record: number, passage: number, Passage]> {
  let count = 0;
  for (const [record, { passages }] of records.entries())
    for (const [passage, one] of passages.entries()) {
      if ((count += 1) > MAX_PASSAGES) return;
      yield [record, passage, one];
    }
}
