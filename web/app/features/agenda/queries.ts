import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

interface ListRange {
  /** ISO instants; `to` is exclusive. */
  from: string;
  to: string;
  /** Includes cancelled appointments. */
  cancelled: boolean;
}

/** The appointments that overlap a range. */
export const agendamentosQuery = (range: ListRange) =>
  queryOptions({
    queryKey: ["agenda", range],
    queryFn: ({ signal }) =>
      call("GET /api/agendamentos", {
        query: {
          ...range,
          cancelled: range.cancelled ? ("true" as const) : ("false" as const),
        },
        signal,
      }),
  });

export const agendamentoQuery = (id: string) =>
  queryOptions({
    queryKey: ["agendamento", id],
    queryFn: ({ signal }) => call("GET /api/agendamentos/:id", { params: { id }, signal }),
  });

/** The appointments of a range, taken from a longer range in the cache. A placeholder only. */
export const cachedAgendamentos = (
  client: QueryClient,
  { from, to, cancelled }: ListRange,
): { items: Agendamento[]; more: boolean } | undefined => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ["agenda"] })) {
    const wider = queryKey[1] as ListRange;
    const cached = client.getQueryData(agendamentosQuery(wider).queryKey);
    const isWider = wider.from <= from && wider.to >= to && wider.cancelled === cancelled;
    if (isWider && cached?.more === false)
      return {
        items: cached.items.filter((one) => one.data < to && endOf(one) > from),
        more: false,
      };
  }
  return undefined;
};

/** Refetches the agenda and the patients' timelines after an appointment changed. */
export const refreshAgenda = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["agenda"] }),
    client.invalidateQueries({ queryKey: ["agendamento"] }),
    client.invalidateQueries({ queryKey: ["pacientes", "timeline"] }),
  ]);
