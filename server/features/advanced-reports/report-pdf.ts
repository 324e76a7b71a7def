import type { AdvancedReport, ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import { REPORT_FIGURES } from "@relato/shared/domain/advanced-report.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { formatDays } from "@relato/shared/locales/calendar-format.ts";
import { formatDay, formatNumber } from "@relato/shared/locales/format.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const tableOf = ({ rows, total }: AdvancedReport, { by, locale }: ReportQuery): string => {
  const words = messagesOf(locale).advancedReports;
  const numbersOf = (figures: AdvancedReport["total"]): string[] =>
    REPORT_FIGURES.map((figure) => formatNumber(locale, figures[figure]));
  return [
    rowOf([words.units[by], ...REPORT_FIGURES.map((figure) => words.figures[figure])]),
    rowOf(["---", ...REPORT_FIGURES.map(() => "---:")]),
    ...rows.map(({ start, end, ...figures }) =>
      rowOf([
        by === "day" ? formatDay(locale, start) : formatDays(locale, start, end),
        ...numbersOf(figures),
      ]),
    ),
    rowOf([words.total, ...numbersOf(total)].map((cell) => `**${cell}**`)),
  ].join("\n");
};

/** The report as a PDF of one table. */
export const reportPdf = (
  report: AdvancedReport,
  query: ReportQuery,
  doctor: string,
  issued_at: string,
): PdfInput => {
  const { from, to, locale } = query;
  const { advancedReports: words, pdf } = messagesOf(locale);
  return {
    language: languageOfLocale(locale),
    title: words.title,
    author: doctor,
    issued_at,
    letterhead: { name: doctor, lines: [], address: [], picture: null },
    fields: [
      { label: `${words.period}:`, value: formatDays(locale, from, to) },
      { label: `${words.timeZone}:`, value: report.time_zone.replaceAll("_", " ") },
    ],
    notice: null,
    images: [],
    markdown: `${tableOf(report, query)}\n\n${words.formula}`,
    stamps: [],
    signatory: [],
    verification: null,
    page_words: pdf.page,
  };
};
