import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { findNumbers } from "../language/numbers.ts";
import { fold } from "../language/text.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { calendarUnit, daysBefore, iso, utc } from "./days.ts";
import { cuesWith } from "./question-cues.ts";
import type { Period } from "./types.ts";

/** A period that a question names, with its tokens. */
export interface PeriodSpan extends Period {
  from_token: number;
  to_token: number;
  /** Whether it is a span that ends today: "in the last 6 months", "for over a year". */
  isRecent: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => utc(2024, month, 15));

/** The names of the months, folded, by number from 0; short names without a point too. */
const monthsOf = memoizeByLanguage((language): ReadonlyMap<string, number> => {
  const names = new Map<string, number>();
  for (const style of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
    for (const [month, date] of MONTHS.entries())
      names.set(fold(format.format(date)).replace(".", ""), month);
  }
  return names;
});

const YEAR = /^(?:19|20)\d\d$/;

/** A day, month or year that is written at a token. */
export function dateAt(
  read: ReadText,
  at: number,
  language: Language,
  today: string,
): { from: string; to: string; end: number } | undefined {
  const text = (index: number): string => read.tokens[index]?.t ?? "";
  const isMark = (index: number): boolean => ["/", "-", "."].includes(text(index));
  const numeric = (index: number): number =>
    /^\d{1,4}$/.test(text(index)) ? Number(text(index)) : -1;
  if (YEAR.test(text(at))) {
    if (isMark(at + 1) && numeric(at + 2) > 0 && isMark(at + 3) && numeric(at + 4) > 0)
      return day(numeric(at), numeric(at + 2) - 1, numeric(at + 4), at + 5);
    return { from: `${text(at)}-01-01`, to: `${text(at)}-12-31`, end: at + 1 };
  }
  const [a, b] = [numeric(at), numeric(at + 2)];
  if (a > 0 && isMark(at + 1) && b > 0) {
    const year = numeric(at + 4);
    const full = year < 100 ? 2000 + year : year;
    const isEnglish = language === "en-US";
    if (isMark(at + 3) && year > 0)
      return day(full, (isEnglish ? a : b) - 1, isEnglish ? b : a, at + 5);
    if (a <= 12 && YEAR.test(text(at + 2))) return month(b, a - 1, at + 3);
    return undefined;
  }
  const isAhead = cuesWith(read, language, "appointments", "next", "future").length > 0;
  // "Don Julio" is no month.
  const { start } = read.tokens[at]!;
  const isName = language !== "en-US" && at > 0 && /\p{Lu}/u.test(read.text.charAt(start));
  return isName ? undefined : namedMonth(text, at, language, today, isAhead);
}

const IN = new Set(["in", "since", "em", "desde", "until"]);

function namedMonth(
  text: (index: number) => string,
  at: number,
  language: Language,
  today: string,
  isAhead: boolean,
): { from: string; to: string; end: number } | undefined {
  const months = monthsOf(language);
  let name = at;
  let dayOf = 0;
  if (/^\d{1,2}$/.test(text(at))) {
    dayOf = Number(text(at));
    name = text(at + 1) === "de" ? at + 2 : at + 1;
  }
  const number = months.get(text(name));
  if (number === undefined) return undefined;
  // "May I", "mar de"; but "in May".
  const isShort = text(name).length < 4 && name === at && !IN.has(text(at - 1));
  if (isShort && !YEAR.test(text(name + 1))) return undefined;
  let end = name + 1;
  if (dayOf === 0 && /^\d{1,2}$/.test(text(end))) dayOf = Number(text(end++));
  if (text(end) === "," || text(end) === "/") end += 1;
  if ((text(end) === "de" || text(end) === "del" || text(end) === "of") && YEAR.test(text(end + 1)))
    end += 1;
  const [now, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // Without a year: the last such month, or the next one of an appointment.
  const near = isAhead
    ? now + (number + 1 < current ? 1 : 0)
    : now - (number + 1 > current ? 1 : 0);
  const year = YEAR.test(text(end)) ? Number(text(end)) : near;
  if (YEAR.test(text(end))) end += 1;
  else if (!/\p{L}|\p{N}/u.test(text(end)) && text(end) !== "") end = name + (dayOf ? 2 : 1);
  return dayOf > 0 && dayOf <= 31 ? day(year, number, dayOf, end) : month(year, number, end);
}

const month = (year: number, index: number, end: number) => ({
  from: iso(utc(year, index, 1)),
  to: iso(utc(year, index + 1, 0)),
  end,
});
const day = (year: number, index: number, of: number, end: number) => {
  const date = iso(utc(year, index, of));
  return { from: date, to: date, end };
};

const UNITS = ["day", "week", "month", "quarter", "semester", "year"];
/** The most of a unit; "há mais de 60 anos" is an age. */
const MOST_YEARS = 10;

/** "In the last 6 months", "há mais de 1 ano", "this year", "mês passado". */
function relativePeriod(
  read: ReadText,
  unit: Mention,
  language: Language,
  today: string,
): PeriodSpan | undefined {
  const id = unit.concept.id;
  const number = findNumbers(read.tokens, language).find(({ to }) => to === unit.from);
  const start = number?.from ?? unit.from;
  const count = number?.value ?? 1;
  if (id === "year" && count > MOST_YEARS) return undefined;
  const cueBefore = (...ids: string[]): Mention | undefined =>
    cuesWith(read, language, ...ids).findLast(({ from, to }) => to === start && from < start);
  const cueAfter = (...ids: string[]): Mention | undefined =>
    cuesWith(read, language, ...ids).find(({ from }) => from === unit.to);
  const span = (
    period: Period,
    isRecent: boolean,
    ...cues: (Mention | undefined)[]
  ): PeriodSpan => ({
    ...period,
    isRecent,
    from_token: Math.min(start, ...cues.flatMap((cue) => (cue ? [cue.from] : []))),
    to_token: Math.max(unit.to, ...cues.flatMap((cue) => (cue ? [cue.to] : []))),
  });
  const next = cueBefore("next") ?? cueAfter("next");
  if (next)
    return number
      ? span({ from: today, to: daysBefore(today, -count, id) }, false, next)
      : span(calendarUnit(today, id, 1), false, next);
  const recent =
    cueBefore("lastSpan") ?? (number ? (cueBefore("ago") ?? cueAfter("ago")) : undefined);
  const past = cueBefore("previous") ?? cueAfter("previous");
  const { t } = read.tokens[unit.from]!;
  // "In the past year" is a span, "last year" is a calendar year.
  const isSpan = cuesWith(read, language, "lastSpan").some(
    ({ from, to }) => to === start && to - from > 1,
  );
  const isPlainPast = past && !number && !isSpan && !(t.endsWith("s") && t.length > 3);
  if (isPlainPast) return span(calendarUnit(today, id, -1), false, past);
  if (recent) return span({ from: daysBefore(today, count, id), to: today }, true, recent);
  if (past && number) return span({ from: daysBefore(today, count, id), to: today }, true, past);
  const current = cueBefore("this") ?? cueAfter("this");
  if (current) return span(calendarUnit(today, id, 0), false, current);
  return undefined;
}

/** The period that a question names; the first one if it names several. */
export function readPeriod(
  read: ReadText,
  language: Language,
  today: string,
): PeriodSpan | undefined {
  for (const unit of cuesWith(read, language, ...UNITS)) {
    const found = relativePeriod(read, unit, language, today);
    if (found) return found;
  }
  for (const [id, offset] of [
    ["today", 0],
    ["yesterday", -1],
  ] as const) {
    const cue = cuesWith(read, language, id)[0];
    // "Até hoje", "to date": all of the past.
    const isUntil = cuesWith(read, language, "untilNow").some(
      ({ from, to }) => cue !== undefined && from <= cue.from && to >= cue.to,
    );
    if (isUntil) return undefined;
    if (cue)
      return {
        ...calendarUnit(today, "day", offset),
        isRecent: false,
        from_token: cue.from,
        to_token: cue.to,
      };
  }
  return absolutePeriod(read, language, today);
}

function absolutePeriod(read: ReadText, language: Language, today: string): PeriodSpan | undefined {
  for (let at = 0; at < read.tokens.length; at += 1) {
    const found = dateAt(read, at, language, today);
    if (!found) continue;
    const before = (id: string): Mention | undefined =>
      cuesWith(read, language, id).find(
        ({ to }) => to === at || (to === at - 1 && isSmall(read, to)),
      );
    const [since, until, earlier, between] = ["since", "until", "before", "between"].map(before);
    const isJoined = JOINS.has(read.tokens[found.end]?.t ?? "");
    const second = isJoined ? dateAt(read, found.end + 1, language, today) : undefined;
    const onward = cuesWith(read, language, "onward").find(({ from }) => from === found.end);
    if (onward)
      return { from: found.from, to: null, isRecent: false, from_token: at, to_token: onward.to };
    const cue = since ?? until ?? earlier ?? between ?? before("during");
    const tokens = { from_token: cue?.from ?? at, to_token: second?.end ?? found.end };
    if (second)
      return { from: startOf(found.from, second), to: second.to, isRecent: false, ...tokens };
    if (earlier)
      return { from: null, to: daysBefore(found.from, 1, "day"), isRecent: false, ...tokens };
    if (since) return { from: found.from, to: null, isRecent: false, ...tokens };
    if (until) return { from: null, to: found.to, isRecent: false, ...tokens };
    return { from: found.from, to: found.to, isRecent: false, ...tokens };
  }
  return undefined;
}

const JOINS = new Set(["e", "and", "y", "a", "to", "-", "–", "ate", "hasta", "through", "until"]);

/** The first day of a range; a month without a year is the last one before the end. */
function startOf(from: string, { to }: { to: string }): string {
  if (from <= to) return from;
  const sameYear = `${to.slice(0, 4)}${from.slice(4)}`;
  return sameYear <= to ? sameYear : `${Number(to.slice(0, 4)) - 1}${from.slice(4)}`;
}

/** An article between a preposition and its date: "in the 2025", "desde o dia". */
const isSmall = ({ tokens }: ReadText, at: number): boolean => (tokens[at]?.t.length ?? 9) <= 3;
