import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import { formatLongDay, formatMoment } from "@relato/shared/locales/calendar-format.ts";
import type { PdfSource } from "./pdf-queries.ts";

export const formatTime = ({ language, time_zone }: PdfSource, at: string): string =>
  formatMoment(localeOfLanguage(language), new Date(at), time_zone);

export const formatDay = (
  { language }: Pick<PdfSource, "language">,
  at: string,
  timeZone: string,
): string => formatLongDay(localeOfLanguage(language), new Date(at), timeZone);
