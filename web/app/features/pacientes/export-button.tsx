import { writePacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAction } from "../../ui/use-action.ts";
import { today } from "./paciente-values.ts";

/** Downloads every patient, also archived ones, as a CSV file that can be imported again. */
export const ExportButton = () => {
  const { locale } = useLanguage();
  const words = useLanguage().text.pacientes;
  const download = useAction({
    run: () => call("GET /api/pacientes/export", {}),
    onSuccess: ({ items }) => {
      // Excel separates columns by semicolons where the decimal sign is a comma.
      const csv = writePacientesCsv(items, words.fields, locale === "en-us" ? "," : ";");
      const name = `${words.exporting.file}-${today()}.csv`;
      saveFile(new File([csv], name, { type: "text/csv;charset=utf-8" }));
    },
    success: words.exporting.done,
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
