import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { openOnServer } from "./send/send.ts";
import { findUnfinished, isAbandoned } from "./store/found.ts";
import { openingOf, type StoredGravacao } from "./store/store.ts";

/** How often, and how many times, to check whether the page of a recording was closed. */
const OWNED_EVERY_MS = 2000;
const MAX_OWNED_CHECKS = 15;

/** Recordings in this browser whose page was closed. */
export const foundQuery = (medico_id: string) =>
  queryOptions({
    queryKey: ["gravacoes", "found", medico_id],
    queryFn: () => findUnfinished(medico_id),
    // The browser's storage answers without a network.
    networkMode: "always",
    staleTime: 0,
    // A closed page keeps its lock for some moments. Later, focusing the window refetches.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      (data?.owned.length ?? 0) > 0 && dataUpdateCount < MAX_OWNED_CHECKS ? OWNED_EVERY_MS : false,
  });

/** Whether another device saved the part of this browser's recording that had arrived. */
export const savedElsewhereQuery = (gravacao: StoredGravacao) => {
  const opening = openingOf(gravacao);
  return queryOptions({
    queryKey: ["gravacoes", "elsewhere", opening.id],
    queryFn: async ({ signal }) => {
      const { consulta_id } = await openOnServer(opening, signal);
      return consulta_id !== null && consulta_id !== gravacao.consulta_id;
    },
    // Opening would send the refusal again.
    enabled: gravacao.consent !== "refused",
    retry: false,
    staleTime: 0,
  });
};

/** Recordings on the server without a consultation, whose device seems to be gone. */
export const unsavedQuery = queryOptions({
  queryKey: ["gravacoes", "unsaved"],
  queryFn: async ({ signal }) => {
    const { items } = await call("GET /api/gravacoes", { query: {}, signal });
    return items.filter((item) => isAbandoned(item, Date.now()));
  },
  staleTime: 0,
});

export const refreshGravacoes = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ["gravacoes"] });
