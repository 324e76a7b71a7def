import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ConsultaItem, listConsultas, Progress } from "@relato/shared/contract/consultas.ts";
import type { RouteResponse } from "@relato/shared/contract/route.ts";
import { call } from "../../api/call.ts";
import { LAUNCHED_POLL_MS, launchId } from "../../api/launched.ts";

type ConsultasPage = RouteResponse<typeof listConsultas>;

/** Filters of the list. An omitted filter matches everything. */
export interface ListFilters {
  status?: ConsultaItem["status"];
  modelo?: string;
  /** A patient's id, or `none`. */
  paciente?: string;
  signed?: "true" | "false";
  /** Days, both included. */
  from?: string;
  until?: string;
  /** Archived ones instead of the others. */
  archived?: "true";
  especialidade?: string;
  /** The search text, and the statuses that it names in the reader's language. */
  typed?: { text: string; statuses: ConsultaItem["status"][] };
}

/** All pages of a list, newest first. */
export const filteredQuery = ({ typed, ...filters }: ListFilters) =>
  infiniteQueryOptions({
    queryKey: ["consultas", "list", filters, typed ?? null] as const,
    queryFn: ({ pageParam, signal }): Promise<ConsultasPage> => {
      const query = { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return typed === undefined
        ? call("GET /api/consultas", { query, signal })
        : call("POST /api/consultas/search", { body: { ...query, ...typed }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: ConsultasPage) => page.next_cursor,
  });

/** All of the doctor's consultations. */
export const consultasQuery = filteredQuery({});

/** The templates by which the list can be filtered. */
export const filtersQuery = queryOptions({
  queryKey: ["consultas", "filters"],
  queryFn: ({ signal }) => call("GET /api/consultas/filters", { signal }),
});

/** Until a running consultation is read again. */
const PROCESSING_MS = launchId === null ? 10_000 : LAUNCHED_POLL_MS;

export const consultaQuery = (id: string) =>
  queryOptions({
    queryKey: ["consultas", "one", id],
    queryFn: ({ signal }) => call("GET /api/consultas/:id", { params: { id }, signal }),
    // Events update the page. This is for networks whose proxy holds event streams back.
    refetchInterval: ({ state }) => (state.data?.status === "Processando" ? PROCESSING_MS : false),
  });

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

/** Reads the lists, the counters and one consultation again. */
export const refreshConsultas = (client: QueryClient, id?: string): void => {
  const keys = [["consultas", "list"], ["consultas", "filters"], ["consultas", "usage"], ["home"]];
  if (id !== undefined) keys.push(["consultas", "one", id]);
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
};

/** Shows the progress of an event without a request. */
export const applyProgress = (client: QueryClient, id: string, progresso: Progress): void => {
  client.setQueriesData<InfiniteData<ConsultasPage>>(
    { queryKey: ["consultas", "list"] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, progresso } : item)),
        })),
      },
  );
  client.setQueryData(
    consultaQuery(id).queryKey,
    (consulta) => consulta && { ...consulta, progresso },
  );
};
