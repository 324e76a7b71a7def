import type { QueryClient } from "@tanstack/react-query";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { findUnfinished, isAbandoned } from "./store/found.ts";
import { openOnServer } from "./send/send.ts";
import { serverIdOf } from "./store/store.ts";
import type { StoredGravacao } from "./store/store.ts";

/** How often, and how many times, it is looked whether a recording has lost the page that owned it. */
const OWNED_AGAIN_MS = 2000;
const OWNED_LOOKS = 15;

/** Recordings in this browser that no living page owns. */
export const foundQuery = (medico_id: string) =>
  queryOptions({
    queryKey: ["gravacoes", "found", medico_id],
    queryFn: () => findUnfinished(medico_id),
    // The browser's own storage: it has an answer without a network, too.
    networkMode: "always",
    staleTime: 0,
    // A page that was just closed may own what it recorded for some moments more. Later the window's focus is enough.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      (data?.owned.length ?? 0) > 0 && dataUpdateCount < OWNED_LOOKS ? OWNED_AGAIN_MS : false,
  });

/** Whether another device has made a consultation of what had arrived of this browser's recording. */
export const savedElsewhereQuery = (gravacao: StoredGravacao) =>
  queryOptions({
    queryKey: ["gravacoes", "elsewhere", serverIdOf(gravacao)],
    queryFn: async ({ signal }) => {
      const { consulta_id } = await openOnServer({ ...gravacao, id: serverIdOf(gravacao) }, signal);
      return consulta_id !== null && consulta_id !== gravacao.consulta_id;
    },
    // Opening a refused one would say so once more.
    enabled: gravacao.consent !== "refused",
    retry: false,
    staleTime: 0,
  });

/** Recordings on the server of which no consultation was made, from devices that seem to be gone. */
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
