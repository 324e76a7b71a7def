import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Paciente, TimelineItem } from "@relato/shared/contract/pacientes.ts";
import { call } from "../../api/call.ts";
import { LAUNCHED_POLL_MS, launchId } from "../../api/launched.ts";

interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

/** Found patients, newest first. The previous result stays until the next one is there. */
export const pacientesQuery = (text: string, archived: boolean) =>
  infiniteQueryOptions({
    queryKey: ["pacientes", "list", { text, archived }],
    queryFn: ({ pageParam, signal }) =>
      call("POST /api/pacientes/search", { body: { text, archived, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<Paciente>) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const pacienteQuery = (id: string) =>
  queryOptions({
    queryKey: ["pacientes", "one", id],
    queryFn: ({ signal }) => call("GET /api/pacientes/:id", { params: { id }, signal }),
  });

const isProcessing = (item: TimelineItem): boolean =>
  item.kind === "consulta" && item.status === "Processando";

export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["pacientes", "timeline", id],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/pacientes/:id/timeline", {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<TimelineItem>) => page.next_cursor,
    refetchInterval: ({ state }) =>
      launchId !== null && state.data?.pages.some(({ items }) => items.some(isProcessing)) === true
        ? LAUNCHED_POLL_MS
        : false,
  });

/** Refetches lists, pickers and pages after a patient changed. */
export const refreshPacientes = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["pacientes"] });
