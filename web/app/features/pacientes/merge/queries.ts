import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";
import type { PacienteField } from "@relato/shared/domain/paciente.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { valuesOf } from "../paciente-values.ts";

export const mergesQuery = (id: string) =>
  queryOptions({
    queryKey: ["pacientes", "merges", id],
    queryFn: ({ signal }) => call("GET /api/pacientes/:id/merges", { params: { id }, signal }),
  });

/** Patients who are probably the same person as this one. */
export const duplicatesOfQuery = (paciente: PacienteDetail) => {
  const { nome, data_nascimento, documento, telefone, whatsapp } = valuesOf(paciente);
  const body = { id: paciente.id, nome, data_nascimento, documento, telefone, whatsapp };
  return queryOptions({
    queryKey: ["pacientes", "duplicates", body],
    queryFn: ({ signal }) => call("POST /api/pacientes/duplicates", { body, signal }),
  });
};

/** Consultations, laudos, appointments and their lists name the patient. */
const refreshAll = (client: QueryClient): Promise<void> => client.invalidateQueries();

interface Undo {
  /** Either of the two patients. */
  paciente_id: string;
  merge_id: string;
}

export const useUndoMerge = () => {
  const words = useLanguage().text.patientMerge;
  return useAction({
    run: ({ paciente_id, merge_id }: Undo) =>
      call("POST /api/pacientes/:id/merges/undo", {
        params: { id: paciente_id },
        body: { merge_id },
      }),
    success: words.undone,
    refresh: refreshAll,
    failure: "toast",
  });
};

interface Merge {
  id: string;
  from: string;
  into: string;
  take: PacienteField[];
}

/** `onMerged` gets the id of the patient that stays. The toast offers to undo the merge. */
export const useMerge = (onMerged: (into: string) => void) => {
  const words = useLanguage().text.patientMerge;
  const undo = useUndoMerge();
  return useAction({
    run: ({ id, from, into, take }: Merge) =>
      call("POST /api/pacientes/:id/merges", { params: { id: into }, body: { id, from, take } }),
    success: (_result, { id, into }) => ({
      ...{ variant: "success", title: words.done, detail: words.doneDetail },
      action: {
        label: words.undo,
        run: () => undo.mutate({ paciente_id: into, merge_id: id }),
      },
    }),
    refresh: refreshAll,
    onSuccess: (_result, { into }) => onMerged(into),
  });
};
