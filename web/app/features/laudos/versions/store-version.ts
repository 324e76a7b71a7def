import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { showLaudo } from "../queries.ts";

/**
 * Returns a function that saves the typed text and stores it as a version, which PDF, links and
 * mails show. `restored_from`: the version that the text was taken from. False: the text could not
 * be saved, and the editor says why.
 */
export const useStoreVersion = (): ((restored_from?: number) => Promise<boolean>) => {
  const { laudo, flush } = useOpenLaudo();
  const client = useQueryClient();
  return async (restored_from) => {
    if (!(await flush())) return false;
    if (!laudo.can.edit) return true;
    const params = { id: laudo.id };
    const { revision: base } = await call("GET /api/laudos/:id", { params });
    const body = { base, restored_from: restored_from ?? null };
    // The editor keeps its text and history: storing a version does not change the text.
    showLaudo(client, await call("POST /api/laudos/:id/versions", { params, body }));
    return true;
  };
};
