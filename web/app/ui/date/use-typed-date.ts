import {
  parseClock,
  parseDay,
  parseMoment,
  readClock,
  readDay,
  readMoment,
} from "@relato/shared/domain/typed-date.ts";
import type { DateFieldState } from "react-aria-components/DateField";
import { useState } from "react";

/** A day (`YYYY-MM-DD`), a clock time (`HH:MM`), or both (`YYYY-MM-DDTHH:MM`). */
export type DateKind = "day" | "time" | "moment";

export const PARSERS = { day: parseDay, time: parseClock, moment: parseMoment };
/** How pasted text is read. */
export const READERS = { day: readDay, time: readClock, moment: readMoment };
const LENGTHS = { day: 10, time: 5, moment: 16 };

type Parsed<K extends DateKind> = ReturnType<(typeof PARSERS)[K]>;

export const parseAs = <K extends DateKind>(kind: K, text: string): Parsed<K> =>
  PARSERS[kind](text) as Parsed<K>;

/** Years of fewer digits are not typed to the end. */
const FIRST_YEAR = 1000;

const HALF_DAY = 12;

/** Whether the segments show the value. They may show February 31, and then keep the last value. */
const areSegmentsOf = ({ segments, value }: DateFieldState): boolean => {
  if (value === null) return false;
  const typed = new Map(segments.map((segment) => [segment.type, segment]));
  const clock = "hour" in value ? { hour: value.hour, minute: value.minute } : {};
  const half = typed.get("dayPeriod")?.value;
  return Object.entries({ year: value.year, month: value.month, day: value.day, ...clock }).every(
    ([type, expected]) => {
      const segment = typed.get(type as "year");
      if (segment === undefined) return true;
      if (segment.isPlaceholder) return false;
      const shown = segment.value ?? 0;
      if (type !== "hour" || half === undefined || half === null) return shown === expected;
      return (shown % HALF_DAY) + half * HALF_DAY === expected;
    },
  );
};

/** The ISO text of the segments, "" while all are empty, and null for a part or no real date. */
export const readSegments = (kind: DateKind, state: DateFieldState): string | null => {
  const typed = state.segments.filter(({ isEditable }) => isEditable);
  if (typed.every(({ isPlaceholder }) => isPlaceholder)) return "";
  const { value } = state;
  if (value === null || !areSegmentsOf(state)) return null;
  if (kind !== "time" && value.year < FIRST_YEAR) return null;
  const text = value.toString();
  const from = kind === "time" ? text.indexOf("T") + 1 : 0;
  return text.slice(from, from + LENGTHS[kind]);
};

interface Typed<K extends DateKind> {
  /** The last text from outside. */
  value: string;
  /** The last complete date: react-aria keeps it while one segment is empty. */
  date: Parsed<K>;
  /** The text that the segments last reported. */
  reported: string;
}

/**
 * The date of the segments. A value from outside replaces what is typed, but the value that the
 * segments reported themselves does not: it is empty while only a part is typed.
 */
export const useTypedDate = <K extends DateKind>(
  kind: K,
  value: string,
  onChange: (value: string) => void,
) => {
  const fresh = (): Typed<K> => {
    const date = parseAs(kind, value);
    return { value, date, reported: date === null ? "" : value };
  };
  const [typed, setTyped] = useState(fresh);
  if (typed.value !== value) setTyped(value === typed.reported ? { ...typed, value } : fresh());
  return {
    date: typed.date,
    setDate: (date: Parsed<K>): void => setTyped((now) => ({ ...now, date })),
    report: (text: string): void => {
      if (text === typed.reported) return;
      setTyped((now) => ({ ...now, reported: text }));
      onChange(text);
    },
  };
};
