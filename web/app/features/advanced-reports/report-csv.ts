import type { AdvancedReport } from "@relato/shared/contract/advanced-reports.ts";
import { REPORT_FIGURES } from "@relato/shared/domain/advanced-report.ts";
import { writeCsv } from "@relato/shared/domain/csv.ts";
import type { Texts } from "../../ui/language.tsx";

/** The rows of a report with plain days and numbers, which programs can read. */
export const reportCsv = (
  { rows, total }: AdvancedReport,
  words: Texts["advancedReports"],
  delimiter: "," | ";",
): string =>
  writeCsv(
    [
      [words.from, words.to, ...REPORT_FIGURES.map((figure) => words.figures[figure])],
      ...rows.map((row) => [
        ...[row.start, row.end],
        ...REPORT_FIGURES.map((figure) => String(row[figure])),
      ]),
      [words.total, "", ...REPORT_FIGURES.map((figure) => String(total[figure]))],
    ],
    delimiter,
  );
