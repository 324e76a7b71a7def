import { dayOf } from "@relato/shared/domain/paciente.ts";
import { writePacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";

const save = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold of the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
};

/** Every patient, archived ones too, as a file that spreadsheets open and that can be imported again. */
export const ExportButton = () => {
  const { locale, text } = useLanguage();
  const words = useViews().pacientes;
  const fetchAll = useMutation({
    mutationFn: () => call("GET /api/pacientes/export", {}),
    onSuccess: ({ items }) => {
      // Excel divides columns as the reader's country writes decimals.
      const csv = writePacientesCsv(items, words.fields, locale === "en-us" ? "," : ";");
      save(csv, `${words.exporting.file}-${dayOf(new Date())}.csv`);
      toast({ variant: "success", title: words.exporting.done });
    },
    onError: (error) => toast({ variant: "destructive", ...describeFailure(text, error) }),
  });
  return (
    <button
      type="button"
      className="btn btn-quiet"
      disabled={fetchAll.isPending}
      onClick={() => fetchAll.mutate()}
    >
      {words.exporting.action}
    </button>
  );
};
