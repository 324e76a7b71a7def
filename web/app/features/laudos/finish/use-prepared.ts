import { call } from "../../../api/call.ts";
import { useOpenLaudo } from "../open-laudo.ts";

/**
 * Saves the typed text and stores it as a version, which PDF, links and mails show. False: it could
 * not be saved, and the editor says why.
 */
export const usePrepared = (): (() => Promise<boolean>) => {
  const { laudo, flush, adopt } = useOpenLaudo();
  return async () => {
    if (!(await flush())) return false;
    if (!laudo.can.edit) return true;
    const { id } = laudo;
    const { revision } = await call("GET /api/laudos/:id", { params: { id } });
    adopt(
      await call("POST /api/laudos/:id/versions", { params: { id }, body: { base: revision } }),
    );
    return true;
  };
};
