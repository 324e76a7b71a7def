import type { AdvancedReport, ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import { useState } from "react";
import { REPORT_FIGURES, type ReportFigure } from "@relato/shared/domain/advanced-report.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { Bars } from "../../ui/bars.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { formatPeriod } from "./format-period.ts";
import { ReportFiles } from "./report-files.tsx";
import { ReportTable } from "./report-table.tsx";

interface ResultProps {
  report: AdvancedReport;
  query: ReportQuery;
}

/** One figure as bars. The table below has the same numbers. */
const Chart = ({ report: { rows, total }, query: { by } }: ResultProps) => {
  const { locale, text } = useLanguage();
  const words = text.advancedReports;
  const [figure, setFigure] = useState<ReportFigure>("consultations");
  const [first] = rows;
  if (first === undefined) return null;
  const most = rows.reduce((best, row) => (row[figure] > best[figure] ? row : best));
  return (
    <figure className="mt-6">
      <Field label={words.figure} error={undefined} className="max-w-64">
        {(input) => (
          <select
            {...input}
            className="field"
            value={figure}
            onChange={({ target }) => setFigure(target.value as ReportFigure)}
          >
            {REPORT_FIGURES.map((one) => (
              <option key={one} value={one}>
                {words.figures[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Bars
        label={words.chart(
          words.figures[figure],
          formatNumber(locale, total[figure]),
          formatPeriod(locale, by, most),
          formatNumber(locale, most[figure]),
        )}
        values={rows.map((row) => row[figure])}
      />
      <div className="mt-1 flex justify-between gap-4 text-xs text-muted">
        <span>{formatPeriod(locale, by, first)}</span>
        <span>{formatPeriod(locale, by, rows.at(-1) ?? first)}</span>
      </div>
    </figure>
  );
};

/** A report as chart, table and files. */
export const ReportResult = (props: ResultProps) => {
  const words = useLanguage().text.advancedReports;
  const { report } = props;
  return (
    <>
      {report.total.consultations === 0 ? (
        <p className="mt-6">{words.empty}</p>
      ) : (
        <>
          <Chart {...props} />
          <ReportTable {...props} />
        </>
      )}
      <p className="mt-3 text-sm text-muted">{words.formula}</p>
      <p className="mt-1 text-sm text-muted">
        {words.timeZone}: {report.time_zone.replaceAll("_", " ")}
      </p>
      <ReportFiles {...props} />
    </>
  );
};
