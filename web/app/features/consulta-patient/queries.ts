import type { ConsultaItem } from "@relato/shared/contract/consultas.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useAction } from "../../ui/use-action.ts";

/** The changes of a consultation's patient, newest first. */
export const patientChangesQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "patient-changes", id],
    queryFn: async ({ signal }) =>
      (await call("GET /api/consultas/:id/patient", { params: { id }, signal })).items,
  });

interface Change {
  id: string;
  /** The patient that the doctor saw. */
  from: string | null;
  to: string | null;
}

/** Sets, changes or removes the patient of a consultation. */
export const useSetPatient = (success: string, onSuccess: () => void) =>
  useAction<Change, ConsultaItem>({
    run: ({ id, ...body }) => call("PUT /api/consultas/:id/patient", { params: { id }, body }),
    success,
    onSuccess,
    // The lists of consultations and appointments, the home and both patients' records.
    refresh: (client) => {
      for (const queryKey of [["consultas"], ["home"], ["pacientes"], ["agenda"], ["agendamento"]])
        void client.invalidateQueries({ queryKey });
    },
  });
