import type { Period, ReportUnit } from "@relato/shared/domain/advanced-report.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { formatDays } from "@relato/shared/locales/calendar-format.ts";
import { formatDay } from "@relato/shared/locales/format.ts";

/** A row's day, or its first and last day. */
export const formatPeriod = (locale: Locale, by: ReportUnit, { start, end }: Period): string =>
  by === "day" ? formatDay(locale, start) : formatDays(locale, start, end);
