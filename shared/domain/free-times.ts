/** The times at which a doctor could see one more patient. */
import { intervalsOn, type WorkingInterval } from "./working-hours.ts";
import { zonedTime } from "./zone.ts";

/** Between two ISO instants. */
export interface FreeTime {
  from: string;
  to: string;
}

type Span = readonly [from: number, to: number];

const MINUTE_MS = 60_000;
/** A time that has begun is offered from the next quarter of an hour on. */
const STEP_MS = 15 * MINUTE_MS;
/** Shorter times are not offered. */
const MIN_MS = 5 * MINUTE_MS;

const spanOf = ({ from, to }: FreeTime): Span => [Date.parse(from), Date.parse(to)];

/** Spans in order of time; those that overlap or touch are one. */
const joinSpans = (spans: readonly Span[]): Span[] => {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
};

/** The parts of a span that none of the joined spans covers. */
const uncovered = ([from, to]: Span, covers: readonly Span[]): Span[] => {
  const parts: Span[] = [];
  let start = from;
  for (const [begin, end] of covers) {
    if (end <= start || begin >= to) continue;
    if (begin > start) parts.push([start, begin]);
    start = end;
  }
  if (start < to) parts.push([start, to]);
  return parts;
};

const workingSpans = (
  hours: readonly WorkingInterval[],
  days: readonly string[],
  timeZone: string,
): Span[] =>
  days.flatMap((day) =>
    intervalsOn(hours, day).map(({ from, to }): Span => {
      const [start, end] = [from, to].map((time) => zonedTime(day, time, timeZone)?.instant ?? "");
      return [Date.parse(start ?? ""), Date.parse(end ?? "")];
    }),
  );

/**
 * The free times of some days from `now` on, in order: working hours without what is `taken`.
 * Without working hours only the times of cancelled appointments are known to be free.
 */
export const findFreeTimes = (agenda: {
  /** `YYYY-MM-DD`, in the doctor's time zone. */
  days: readonly string[];
  hours: readonly WorkingInterval[];
  /** Appointments and blocked times. */
  taken: readonly FreeTime[];
  cancelled: readonly FreeTime[];
  now: Date;
  timeZone: string;
}): FreeTime[] => {
  const { days, hours, now, timeZone } = agenda;
  const first = Math.ceil(now.getTime() / STEP_MS) * STEP_MS;
  const open =
    hours.length === 0
      ? joinSpans(agenda.cancelled.map(spanOf))
      : workingSpans(hours, days, timeZone);
  const taken = joinSpans(agenda.taken.map(spanOf));
  return open
    .flatMap(([from, to]) => uncovered([Math.max(from, first), to], taken))
    .filter(([from, to]) => to - from >= MIN_MS)
    .map(([from, to]) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    }));
};
