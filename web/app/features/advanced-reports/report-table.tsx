import type { AdvancedReport, ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import { REPORT_FIGURES } from "@relato/shared/domain/advanced-report.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { formatPeriod } from "./format-period.ts";

const CELL = "px-2 py-1.5 text-right sm:px-3";

/** Every row with its figures; it scrolls inside its frame. */
export const ReportTable = ({
  report,
  query: { by },
}: {
  report: AdvancedReport;
  query: ReportQuery;
}) => {
  const { locale, text } = useLanguage();
  const words = text.advancedReports;
  return (
    <section
      aria-label={words.table}
      // A keyboard scrolls the focused region.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-6 max-h-96 overflow-auto rounded-lg border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-2 py-2 text-left font-semibold sm:px-3">
              {words.units[by]}
            </th>
            {REPORT_FIGURES.map((figure) => (
              <th key={figure} scope="col" className={`${CELL} font-semibold`}>
                {words.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.start} className="border-t border-line">
              <th scope="row" className="min-w-32 px-2 py-1.5 text-left font-normal sm:px-3">
                {formatPeriod(locale, by, row)}
              </th>
              {REPORT_FIGURES.map((figure) => (
                <td key={figure} className={CELL}>
                  {formatNumber(locale, row[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line">
            <th scope="row" className="px-2 py-2 text-left font-semibold sm:px-3">
              {words.total}
            </th>
            {REPORT_FIGURES.map((figure) => (
              <td key={figure} className={`${CELL} font-semibold`}>
                {formatNumber(locale, report.total[figure])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
