import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Consulta, ConsultaItem, Progress } from "@relato/shared/contract/consultas.ts";
import { call } from "../../api/call.ts";
import { getConsulta, getUsage, listConsultas } from "../../api/endpoints.ts";

export interface ConsultasPage {
  items: ConsultaItem[];
  next_cursor: string | null;
}

/** All pages of the list, newest first. */
export const consultasQuery = infiniteQueryOptions({
  queryKey: ["consultas", "list"],
  queryFn: ({ pageParam, signal }) =>
    call(listConsultas, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: ConsultasPage) => page.next_cursor,
});

export const consultaQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "one", id],
    queryFn: ({ signal }) => call(getConsulta, { params: { id }, signal }),
    // Events move the page; this is for where they cannot pass (a proxy that holds streams back).
    refetchInterval: ({ state }) => (state.data?.status === "Processando" ? 10_000 : false),
  });

export const usageQuery = queryOptions({
  queryKey: ["consultas", "usage"],
  queryFn: ({ signal }) => call(getUsage, { signal }),
});

/** A new or changed consultation: the list, the counter and the page itself are read anew. */
export const refreshConsultas = (client: QueryClient, id?: string): void => {
  void client.invalidateQueries({ queryKey: ["consultas", "list"] });
  void client.invalidateQueries({ queryKey: ["consultas", "usage"] });
  if (id !== undefined) void client.invalidateQueries({ queryKey: ["consultas", "one", id] });
};

/** Writes a step of the pipeline into what is already on the screen, without asking the server. */
export const applyProgress = (client: QueryClient, id: string, progresso: Progress): void => {
  client.setQueryData<InfiniteData<ConsultasPage>>(consultasQuery.queryKey, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, progresso } : item)),
          })),
        },
  );
  client.setQueryData<Consulta>(consultaQuery(id).queryKey, (consulta) =>
    consulta === undefined ? consulta : { ...consulta, progresso },
  );
};
