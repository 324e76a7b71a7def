import type { PacienteDetail, PacienteDuplicate } from "@relato/shared/contract/pacientes.ts";
import type { PatientMerge } from "@relato/shared/contract/patient-merges.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFilter } from "../../../filters.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { usePatientLine } from "../../../ui/patient-line.ts";
import { PacienteStatus } from "../pacientes-table.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { duplicatesOfQuery, mergesQuery, useUndoMerge } from "./queries.ts";

/** A patient who was merged into this one, and the way back. */
const Merged = ({ id, merge }: { id: string; merge: PatientMerge }) => {
  const { locale, text } = useLanguage();
  const words = text.patientMerge;
  const undo = useUndoMerge();
  const { nome } = merge.paciente;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {words.mergedOn(nome, formatDateTime(locale, merge.merged_at))}{" "}
        <span className="text-muted">{words.until(formatDateTime(locale, merge.undo_until))}</span>
      </span>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={words.undoOf(nome)}
        disabled={undo.isPending}
        onClick={() => undo.mutate({ paciente_id: id, merge_id: merge.id })}
      >
        {words.undo}
      </button>
    </li>
  );
};

const Duplicates = (props: {
  found: readonly PacienteDuplicate[];
  onCompare: (id: string) => void;
}) => {
  const { text } = useLanguage();
  const words = text.patientMerge;
  const lineOf = usePatientLine();
  if (props.found.length === 0) return null;
  return (
    <>
      <p className="text-sm text-muted">{words.found}</p>
      <ul className="space-y-3">
        {props.found.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{one.nome}</span>{" "}
              {one.archived ? <PacienteStatus isArchived /> : null}
              <span className="block">{lineOf(one)}</span>
              <span className="block text-muted">
                {one.by.map((key) => text.pacientes.duplicates.by[key]).join(" · ")}
              </span>
            </span>
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={words.compareWith(one.nome)}
              onClick={() => props.onCompare(one.id)}
            >
              {words.compare}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Likely duplicates of a patient, and those who were merged into it. */
export const MergeSection = ({ paciente }: { paciente: PacienteDetail }) => {
  const words = useLanguage().text.patientMerge;
  const shown = useFilter("id");
  /** Null: closed; `other` null: the doctor chooses. */
  const [open, setOpen] = useState<{ other: string | null } | null>(null);
  const merges = useQuery(mergesQuery(paciente.id)).data?.merges ?? [];
  const found = useQuery(duplicatesOfQuery(paciente)).data?.items ?? [];
  return (
    <>
      {merges.length + found.length === 0 ? null : (
        <section aria-labelledby="merges" className="card mt-4 space-y-3 p-5">
          <h2 id="merges" className="text-lg font-semibold">
            {words.heading}
          </h2>
          {merges.length === 0 ? null : (
            <ul className="space-y-3">
              {merges.map((merge) => (
                <Merged key={merge.id} id={paciente.id} merge={merge} />
              ))}
            </ul>
          )}
          <Duplicates found={found} onCompare={(other) => setOpen({ other })} />
        </section>
      )}
      <button type="button" className="btn btn-quiet mt-4" onClick={() => setOpen({ other: null })}>
        {words.other}
      </button>
      {open === null ? null : (
        <MergeDialog
          paciente={paciente}
          other={open.other}
          onClose={() => setOpen(null)}
          onMerged={(into) => {
            setOpen(null);
            if (into !== paciente.id) shown.change(into);
          }}
        />
      )}
    </>
  );
};
