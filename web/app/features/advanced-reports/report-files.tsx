import type { AdvancedReport, ReportQuery } from "@relato/shared/contract/advanced-reports.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";
import { reportCsv } from "./report-csv.ts";

/** Downloads of the shown report. */
export const ReportFiles = ({ report, query }: { report: AdvancedReport; query: ReportQuery }) => {
  const { locale, text } = useLanguage();
  const words = text.advancedReports;
  const pdf = useAction({
    run: () => call("GET /api/advanced-reports/pdf", { query }),
    onSuccess: saveFile,
    failure: "toast",
  });
  const saveCsv = (): void => {
    // Excel separates columns by semicolons where the decimal sign is a comma.
    const csv = reportCsv(report, words, locale === "en-us" ? "," : ";");
    const name = `${words.file}-${query.from}-${query.to}.csv`;
    saveFile(new File([csv], name, { type: "text/csv;charset=utf-8" }));
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <button type="button" className="btn btn-quiet" onClick={saveCsv}>
        {words.csv}
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {words.pdf}
      </button>
    </div>
  );
};
