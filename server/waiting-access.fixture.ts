import { randomUUID } from "node:crypto";
import { MARK, type Owned } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import type { TestClient } from "./testing/app.ts";
import { createPaciente } from "./testing/factories.ts";
import { createWaitingEntry } from "./testing/waiting-rows.ts";

/** For the access test: rows of the routes of the waiting list. */
export const waitingRows = ({ db }: Deps): Record<string, Owned> => {
  const payload = {
    ...{ agendamento_id: null, paciente_id: "", tipo: "Presencial", duracao_min: 30 },
    ...{ from_day: "", until_day: "", weekdays: [], day_part: "any", priority: "normal" },
    note: MARK,
  };
  const make = async ({ id: medico_id }: TestClient): Promise<string> => {
    const paciente = await createPaciente(db, { medico_id, nome: MARK });
    payload.paciente_id = paciente.id;
    return (await createWaitingEntry(db, { medico_id, paciente_id: paciente.id })).id;
  };
  return {
    "/api/waiting-list/:id/book": {
      make,
      payload: { agendamento_id: randomUUID(), data: "2027-03-10T12:00:00Z" },
    },
    "/api/waiting-list/:id": { make, payload },
  };
};
