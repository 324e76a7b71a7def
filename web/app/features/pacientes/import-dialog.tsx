import type { ImportRow } from "@relato/shared/contract/pacientes-import.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { readImportFile, type ImportFile } from "./import-file.ts";
import { ImportPreviewList } from "./import-preview.tsx";
import { refreshPacientes } from "./queries.ts";

/** The rows that an import would save. */
const rowsToImport = (file: ImportFile | null, withDuplicates: boolean): ImportRow[] => {
  if (file?.kind !== "preview") return [];
  const { errors, duplicates } = file.preview;
  const excluded = new Set([...errors, ...(withDuplicates ? [] : duplicates)].map((e) => e.row));
  return file.rows.filter(({ row }) => !excluded.has(row));
};

/** Chooses a CSV file. The input is visually hidden, and its label looks like a button. */
const FileButton = (props: {
  look: string;
  isDisabled: boolean;
  onPick: (file: File | undefined) => void;
  children: string;
}) => (
  <label className={`btn cursor-pointer has-focus-visible:outline-2 ${props.look}`}>
    {props.children}
    <input
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      disabled={props.isDisabled}
      className="sr-only"
      onChange={({ target }) => {
        const picked = target.files?.[0];
        // Without this the same file, corrected, could not be chosen again.
        target.value = "";
        props.onPick(picked);
      }}
    />
  </label>
);

/** The chosen file, how it is read, and how its rows are saved. */
const useImport = (onClose: () => void) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes.importing;
  const [file, setFile] = useState<ImportFile | null>(null);
  const read = useAction({
    run: (picked: File) => readImportFile(picked, locale, words),
    onSuccess: setFile,
  });
  const save = useAction({
    run: (rows: ImportRow[]) => call("POST /api/pacientes/import", { body: { rows } }),
    success: ({ imported }) => ({
      variant: "success",
      title: words.done(formatNumber(locale, imported)),
    }),
    refresh: refreshPacientes,
    onSuccess: onClose,
  });
  return { file, read, save };
};

/** Chooses a file, shows its preview, and saves its patients once the doctor confirms. */
const Import = ({ onClose }: { onClose: () => void }) => {
  const { locale, text } = useLanguage();
  const words = text.pacientes.importing;
  const { file, read, save } = useImport(onClose);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const rows = rowsToImport(file, withDuplicates);
  const failure = save.error ?? read.error;
  return (
    <div className="space-y-4">
      {file?.kind === "preview" ? (
        <ImportPreviewList
          preview={file.preview}
          ignored={file.ignored}
          ready={rows.length}
          withDuplicates={withDuplicates}
          onWithDuplicates={setWithDuplicates}
        />
      ) : (
        <p className="text-muted">{words.hint}</p>
      )}
      {file?.kind === "refused" ? (
        <Note tone="danger" announce="alert">
          {file.reason}
        </Note>
      ) : null}
      {failure === null ? null : <FailureNotice error={failure} />}
      <div>
        <FileButton
          look={file?.kind === "preview" ? "btn-quiet" : "btn-primary"}
          isDisabled={read.isPending || save.isPending}
          onPick={(picked) => {
            save.reset();
            if (picked !== undefined) read.mutate(picked);
          }}
        >
          {read.isPending ? words.checking : file === null ? words.choose : words.another}
        </FileButton>
      </div>
      {file?.kind === "preview" ? (
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={rows.length === 0 || save.isPending || read.isPending}
            onClick={() => save.mutate(rows)}
          >
            {words.confirm(formatNumber(locale, rows.length))}
          </button>
        </div>
      ) : null}
    </div>
  );
};

/** Imports patients from a CSV file. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useLanguage().text.pacientes.importing;
  return (
    <Dialog isOpen onClose={onClose} label={words.title} size="xl">
      <DialogHeader title={words.title} onClose={onClose} />
      <Import onClose={onClose} />
    </Dialog>
  );
};
