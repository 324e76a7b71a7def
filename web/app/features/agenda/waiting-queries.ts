import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The patients who wait for a time, in the order of the list. */
export const waitingQuery = queryOptions({
  queryKey: ["waiting-list"],
  queryFn: ({ signal }) => call("GET /api/waiting-list", { signal }),
});

/** The next appointments of a patient. */
export const comingQuery = (paciente_id: string) =>
  queryOptions({
    queryKey: ["agendamento", "coming", paciente_id],
    queryFn: ({ signal }) =>
      call("GET /api/pacientes/:id/appointments", { params: { id: paciente_id }, signal }),
  });

export const refreshWaiting = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: waitingQuery.queryKey });
