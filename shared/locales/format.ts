import { languageOfLocale } from "../domain/language.ts";
import type { Locale } from "../domain/language.ts";

const tag = (locale: Locale): string => languageOfLocale(locale);

/** The plural form of a text for a count, by the language's rules. */
export const plural = (
  locale: Locale,
  count: number,
  forms: { one: string; other: string },
): string => (new Intl.PluralRules(tag(locale)).select(count) === "one" ? forms.one : forms.other);

export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(tag(locale)).format(value);

/** A share (0 to 1) as whole per cent; 100 % only at 1. */
export const formatPercent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(tag(locale), { style: "percent", roundingMode: "floor" }).format(
    Math.min(1, Math.max(0, share)),
  );

/** Bytes in a readable unit, powers of 1000. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(tag(locale), {
    style: "unit",
    unit: units[power] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
};

/** Date and time of an ISO instant, by default in the reader's time zone. */
export const formatDateTime = (locale: Locale, iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(iso));

/** The date of Unix seconds in the reader's time zone: "21 de nov. de 2026". */
export const formatDate = (locale: Locale, seconds: number): string =>
  new Intl.DateTimeFormat(tag(locale), { dateStyle: "medium" }).format(new Date(seconds * 1000));

/** Milliseconds as `mm:ss`, with hours if there are any (specification 2.6). */
export const formatClock = (ms: number): string => {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  return [...(hours > 0 ? [hours] : []), ...parts].map((n) => String(n).padStart(2, "0")).join(":");
};

/** "a, b e c". */
export const formatList = (locale: Locale, parts: readonly string[]): string =>
  new Intl.ListFormat(tag(locale), { type: "conjunction" }).format(parts);

/** Milliseconds in words for a screen reader: "2 minutos e 5 segundos". */
export const formatSpokenDuration = (locale: Locale, ms: number): string => {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const of = (value: number, unit: "hour" | "minute" | "second"): string =>
    new Intl.NumberFormat(tag(locale), { style: "unit", unit, unitDisplay: "long" }).format(value);
  const parts = [
    ...(seconds >= 3600 ? [of(Math.floor(seconds / 3600), "hour")] : []),
    ...(seconds >= 60 ? [of(Math.floor(seconds / 60) % 60, "minute")] : []),
    of(seconds % 60, "second"),
  ];
  return formatList(locale, parts);
};

/**
 * A day (`YYYY-MM-DD`) in digits; does not depend on the time zone. The year has four digits,
 * because a birth in 26 could be 1926 or 2026: "03/05/1961" in Portuguese, "05/03/1961" in English.
 */
export const formatDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(tag(locale), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
