import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { listAgendamentos } from "../../api/endpoints.ts";

/** What takes some time between two instants. */
export const agendamentosQuery = (stretch: { from: string; to: string; cancelled: boolean }) =>
  queryOptions({
    queryKey: ["agenda", stretch],
    queryFn: ({ signal }) =>
      call(listAgendamentos, {
        query: {
          ...stretch,
          cancelled: stretch.cancelled ? ("true" as const) : ("false" as const),
        },
        signal,
      }),
  });

/** An appointment changed: the agenda and its patient's page are read anew. */
export const refreshAgenda = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["agenda"] }),
    client.invalidateQueries({ queryKey: ["pacientes", "timeline"] }),
  ]);
