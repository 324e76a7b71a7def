import { isSuspicious } from "./suspicious.ts";
import type { AssistantRecord, ChosenPassage } from "./types.ts";

/** The most sources of an answer. */
export const MOST_SOURCES = 12;
/** The most sources of a table: each of its rows names one. */
const MOST_TABLE_SOURCES = 300;

/** The sources of an answer, numbered from 1 in the order in which they were chosen. */
export class SourceList {
  readonly #records: readonly AssistantRecord[];
  readonly #numbers = new Map<string, number>();
  readonly chosen: ChosenPassage[] = [];

  constructor(records: readonly AssistantRecord[]) {
    this.#records = records;
  }

  /** The number of a passage; null if there is no room for it. */
  add(record: number, passage: number, most = MOST_TABLE_SOURCES): number | null {
    const key = `${record} ${passage}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.chosen.length >= most) return null;
    const { passages, language } = this.#records[record]!;
    const { text } = passages[passage]!;
    this.chosen.push({ record, passage, suspicious: isSuspicious(text, language) });
    this.#numbers.set(key, this.chosen.length);
    return this.chosen.length;
  }
}
