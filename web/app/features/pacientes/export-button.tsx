import { dayOf } from "@relato/shared/domain/paciente.ts";
import { writePacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { call } from "../../api/call.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";

/** Every patient, archived ones too, as a file that spreadsheets open and that can be imported again. */
export const ExportButton = () => {
  const { locale } = useLanguage();
  const words = useViews().pacientes;
  const download = useAction({
    run: () => call("GET /api/pacientes/export", {}),
    success: words.exporting.done,
    onSuccess: ({ items }) => {
      // Excel separates columns by the decimal convention of the reader's country.
      const csv = writePacientesCsv(items, words.fields, locale === "en-us" ? "," : ";");
      const name = `${words.exporting.file}-${dayOf(new Date())}.csv`;
      saveFile(new File([csv], name, { type: "text/csv;charset=utf-8" }));
    },
    failure: "toast",
  });
  return (
    <button
      type="button"
      className="btn btn-quiet"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.exporting.action}
    </button>
  );
};
