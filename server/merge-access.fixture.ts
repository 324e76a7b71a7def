import { randomUUID } from "node:crypto";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import { createPaciente } from "./testing/factories.ts";
import { createPatientMerge } from "./testing/patient-merge-rows.ts";

/** A patient with one that is merged into it and one that may be. */
export const mergeRows = ({ db }: Deps): Record<string, Owned> => {
  const payload = { id: randomUUID(), from: "", take: [], merge_id: "" };
  return {
    "/api/pacientes/:id/merges": {
      make: async ({ id: medico_id }) => {
        const create = async () => (await createPaciente(db, { medico_id, nome: MARK })).id;
        const [into_id, from_id] = [await create(), await create()];
        payload.from = await create();
        payload.merge_id = await createPatientMerge(db, { medico_id, from_id, into_id });
        return into_id;
      },
      payload,
    },
  };
};
