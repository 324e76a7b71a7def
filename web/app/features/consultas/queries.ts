import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Consulta, ConsultaItem, Progress } from "@relato/shared/contract/consultas.ts";
import { call } from "../../api/call.ts";

export interface ConsultasPage {
  items: ConsultaItem[];
  next_cursor: string | null;
}

/** What the list is held back to; empty means everything. */
export interface ListFilters {
  status?: ConsultaItem["status"];
  modelo?: string;
  especialidade?: string;
  /** What was typed, and the statuses that it names in the reader's language. */
  typed?: { text: string; statuses: ConsultaItem["status"][] };
}

/** All pages of a list, newest first. */
export const filteredQuery = ({ typed, ...filters }: ListFilters) =>
  infiniteQueryOptions({
    queryKey: ["consultas", "list", filters, typed ?? null] as const,
    queryFn: ({ pageParam, signal }): Promise<ConsultasPage> => {
      const asked = { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return typed === undefined
        ? call("GET /api/consultas", { query: asked, signal })
        : call("POST /api/consultas/search", { body: { ...asked, ...typed }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ConsultasPage) => page.next_cursor,
  });

/** All of the doctor's consultations. */
export const consultasQuery = filteredQuery({});

/** The templates that the list can be held back to. */
export const filtersQuery = queryOptions({
  queryKey: ["consultas", "filters"],
  queryFn: ({ signal }) => call("GET /api/consultas/filters", { signal }),
});

export const consultaQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "one", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id", { params: { id }, signal }),
    // Events move the page; this is for where they cannot pass (a proxy that holds streams back).
    refetchInterval: ({ state }) => (state.data?.status === "Processando" ? 10_000 : false),
  });

/** The recording's waveform; it never changes. Without it the player has a plain line, so a failure is not tried again. */
export const peaksQuery = (gravacao_id: string) =>
  queryOptions({
    queryKey: ["gravacoes", "peaks", gravacao_id],
    queryFn: ({ signal }) =>
      call("GET /api/gravacoes/:id/peaks", { params: { id: gravacao_id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What the doctor said about a consultation's sections; without it the buttons are there all the same. */
export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "feedback", id],
    queryFn: async ({ signal }) =>
      (await call("GET /api/consultas/:id/feedback", { params: { id }, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usageQuery = queryOptions({
  queryKey: ["consultas", "usage"],
  queryFn: ({ signal }) => call("GET /api/consultas/usage", { signal }),
});

/** A new or changed consultation: the list, the counters and the page itself are read anew. */
export const refreshConsultas = (client: QueryClient, id?: string): void => {
  void client.invalidateQueries({ queryKey: ["consultas", "list"] });
  void client.invalidateQueries({ queryKey: ["consultas", "filters"] });
  void client.invalidateQueries({ queryKey: ["consultas", "usage"] });
  void client.invalidateQueries({ queryKey: ["home"] });
  if (id !== undefined) void client.invalidateQueries({ queryKey: ["consultas", "one", id] });
};

/** Writes a step of the pipeline into what is already on the screen, without asking the server. */
export const applyProgress = (client: QueryClient, id: string, progresso: Progress): void => {
  client.setQueriesData<InfiniteData<ConsultasPage>>({ queryKey: ["consultas", "list"] }, (data) =>
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
