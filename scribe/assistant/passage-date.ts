import { findNumbers } from "../language/numbers.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import type { PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";
import { dateAt } from "./read-period.ts";

/** When an examination was done. `from` is `to` for a day; a month or a year has more days. */
export interface DoneOn {
  from: string;
  to: string;
}
interface WrittenDate extends DoneOn {
  /** Tokens. */
  start: number;
  end: number;
}

/** A date before a mention begins its part of a sentence: "Exames de 18/03: creatinina 1,9". */
const MOST_BEFORE = 6;
const ENDS = new Set([";", ".", "?", "!"]);
/** Types of what begins on a date: "HbA1c 8%, metformina desde 2019". */
const BEGUN = new Set(["drug", "disease", "symptom", "habit"]);

/** A year alone is a date after these: "em 2024", not "2024 mL". */
const MAY_BE_YEAR = /^(?:in|of|from|em|de|do|en|del|para|a|the)$|^[(/,]$/;
/** No record is older. */
const OLDEST = "1940";

const datesIn = memoize(
  ({ read, language }: PassageSentence, today: string): readonly WrittenDate[] => {
    const dates: WrittenDate[] = [];
    for (let at = 0; at < read.tokens.length; at += 1) {
      const found = dateAt(read, at, language, today);
      if (!found) continue;
      const isYear = found.end === at + 1;
      const isBegin = cuesWith(read, language, "since", "until", "next").some(
        ({ from, to }) => to === at && read.tokens[from]!.t !== "from",
      );
      const before = read.tokens[at - 1];
      const isWritten = !isYear || before?.kind === "word" || MAY_BE_YEAR.test(before?.t ?? "");
      if (isWritten && !isBegin && found.from <= today && found.from > OLDEST)
        dates.push({ from: found.from, to: found.to, start: at, end: found.end });
      at = found.end - 1;
    }
    return dates;
  },
);

/** When a sentence says that something was examined; undefined: it names no date. */
export function doneOn(
  sentence: PassageSentence,
  { from, to }: Mention,
  today: string,
): DoneOn | undefined {
  const { read, language } = sentence;
  const dates = datesIn(sentence, today);
  if (dates.length === 0) return undefined;
  const numbers = findNumbers(read.tokens, language).filter(({ form }) => form !== "article");
  const after = dates.find(({ start }) => start >= to);
  if (after && isJoined(read, to, after.start)) {
    const values = numbers.filter((one) => one.from >= to && one.to <= after.start);
    if (values.length <= 2) return after;
  }
  const before = dates.findLast(({ end }) => end <= from);
  if (!before) return undefined;
  const between = read.tokens.slice(before.end, from);
  const part = read.tokens.slice(0, before.start).findLastIndex(({ t }) => ENDS.has(t)) + 1;
  const isHead = before.start - part <= MOST_BEFORE && !between.some(({ t }) => ENDS.has(t));
  const begins = read.mentions.some(
    ({ concept, from: at }) => at >= part && at < before.start && BEGUN.has(concept.type),
  );
  return isHead && !begins ? before : undefined;
}

/** Whether no comma and no other part is between a mention and its date. */
const isJoined = ({ tokens }: ReadText, from: number, to: number): boolean =>
  !tokens
    .slice(from, to)
    .some(({ t, kind }) => kind === "mark" && (ENDS.has(t) || t === "," || t === "("));
