import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

interface Stretch {
  /** ISO, in UTC. */
  from: string;
  to: string;
  cancelled: boolean;
}

/** What takes some time between two instants. */
export const agendamentosQuery = (stretch: Stretch) =>
  queryOptions({
    queryKey: ["agenda", stretch],
    queryFn: ({ signal }) =>
      call("GET /api/agendamentos", {
        query: {
          ...stretch,
          cancelled: stretch.cancelled ? ("true" as const) : ("false" as const),
        },
        signal,
      }),
  });

/** One appointment as it stands, while somebody looks at it. */
export const agendamentoQuery = (id: string) =>
  queryOptions({
    queryKey: ["agendamento", id],
    queryFn: ({ signal }) => call("GET /api/agendamentos/:id", { params: { id }, signal }),
  });

/** What is known of a stretch from a longer one that was read, a day's from its month's: shown until its own answer is there. */
export const heldOf = (
  client: QueryClient,
  { from, to, cancelled }: Stretch,
): { items: Agendamento[]; more: boolean } | undefined => {
  for (const query of client.getQueryCache().findAll({ queryKey: ["agenda"] })) {
    const wider = query.queryKey[1] as Stretch;
    const held = client.getQueryData(agendamentosQuery(wider).queryKey);
    const holds = wider.from <= from && wider.to >= to && wider.cancelled === cancelled;
    if (holds && held !== undefined && !held.more)
      return {
        items: held.items.filter((one) => one.data < to && endOf(one) > from),
        more: false,
      };
  }
  return undefined;
};

/** An appointment changed: the agenda and its patient's page are read anew. */
export const refreshAgenda = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["agenda"] }),
    client.invalidateQueries({ queryKey: ["agendamento"] }),
    client.invalidateQueries({ queryKey: ["pacientes", "timeline"] }),
  ]);
