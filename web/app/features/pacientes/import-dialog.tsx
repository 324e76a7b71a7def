import type { ImportPreview, ImportRow } from "@relato/shared/contract/pacientes.ts";
import { decodeText } from "@relato/shared/domain/csv.ts";
import { readPacientesCsv } from "@relato/shared/domain/pacientes-csv.ts";
import { formatNumber } from "@relato/shared/locales/format.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { ImportPreviewList } from "./import-preview.tsx";
import { refreshPacientes } from "./queries.ts";

const MAX_BYTES = 20_000_000;

type Step =
  | { kind: "choose" }
  /** Why the file cannot be imported, in words. */
  | { kind: "refused"; reason: string }
  | { kind: "preview"; rows: ImportRow[]; ignored: string[]; preview: ImportPreview };

/** The file's patients, after its preview (specification of item 5: nothing is saved until it is confirmed). */
const Import = ({ onDone }: { onDone: () => void }) => {
  const { locale, text } = useLanguage();
  const words = useViews().pacientes.importing;
  const client = useQueryClient();
  const fileId = useId();
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const [withDuplicates, setWithDuplicates] = useState(false);
  const number = (count: number): string => formatNumber(locale, count);

  const readFile = async (file: File): Promise<Step> => {
    if (file.size > MAX_BYTES) return { kind: "refused", reason: words.tooLarge };
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return { kind: "refused", reason: words.unreadable };
    const read = readPacientesCsv(
      decodeText(new Uint8Array(bytes)),
      locale === "en-us" ? "month-first" : "day-first",
    );
    if (read.kind === "empty") return { kind: "refused", reason: words.empty };
    if (read.kind === "no_name")
      return {
        kind: "refused",
        reason: words.noName(read.columns.slice(0, 20).join(", ").slice(0, 300)),
      };
    if (read.kind === "too_many")
      return { kind: "refused", reason: words.tooMany(number(read.count)) };
    // Made once for this file: confirming it twice makes each patient once.
    const rows = read.rows.map((row) => ({ ...row, id: newId() }));
    const preview = await call("POST /api/pacientes/import/preview", { body: { rows } });
    return { kind: "preview", rows, ignored: read.ignored, preview };
  };
  const check = useMutation({ mutationFn: readFile, onSuccess: setStep });
  const save = useMutation({
    mutationFn: (rows: ImportRow[]) => call("POST /api/pacientes/import", { body: { rows } }),
    onSuccess: ({ imported }) => {
      toast({ variant: "success", title: words.done(number(imported)) });
      onDone();
      void refreshPacientes(client);
    },
  });

  const chosen = ((): ImportRow[] => {
    if (step.kind !== "preview") return [];
    const { errors, duplicates } = step.preview;
    const out = new Set([...errors, ...(withDuplicates ? [] : duplicates)].map(({ row }) => row));
    return step.rows.filter(({ row }) => !out.has(row));
  })();
  const error = save.error ?? check.error;
  return (
    <div className="space-y-4">
      {step.kind === "preview" ? (
        <ImportPreviewList
          preview={step.preview}
          ignored={step.ignored}
          ready={chosen.length}
          withDuplicates={withDuplicates}
          onWithDuplicates={setWithDuplicates}
        />
      ) : (
        <p className="text-muted">{words.hint}</p>
      )}
      {step.kind === "refused" ? (
        <Note tone="danger" announce="alert">
          {step.reason}
        </Note>
      ) : null}
      {error === null ? null : (
        <FailureNotice title={describeFailure(text, error).title} error={error} />
      )}
      <div>
        <label
          htmlFor={fileId}
          className={`btn ${step.kind === "preview" ? "btn-quiet" : "btn-primary"} cursor-pointer has-focus-visible:outline-2`}
        >
          {check.isPending ? words.checking : step.kind === "choose" ? words.choose : words.another}
          <input
            id={fileId}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            disabled={check.isPending || save.isPending}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file, put right, can be chosen again.
              target.value = "";
              save.reset();
              if (file !== undefined) check.mutate(file);
            }}
          />
        </label>
      </div>
      {step.kind === "preview" ? (
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onDone}>
            {text.common.cancel}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.length === 0 || save.isPending || check.isPending}
            onClick={() => save.mutate(chosen)}
          >
            {words.confirm(number(chosen.length))}
          </button>
        </div>
      ) : null}
    </div>
  );
};

/** Brings patients from a CSV file. */
export const ImportDialog = (props: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  const words = useViews().pacientes.importing;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      label={words.title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl overflow-y-auto rounded-card p-5 sm:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {text.common.close}
        </button>
      </div>
      <Import onDone={props.onClose} />
    </Dialog>
  );
};
