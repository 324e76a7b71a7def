import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { browserStorage } from "../../ui/browser-storage.ts";

/** Stored by the page of sign-up (web/public/scripts/auth.ts). */
const KEY = "pending_ref";

/** The server refuses the link itself, so that a repeated request would fail too. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

/**
 * Stores who referred the signed-in doctor (specification 4) and forgets the link. After a failed
 * request the link is kept for the next load.
 */
export const sendPendingRef = async (): Promise<void> => {
  const ref = browserStorage.getItem(KEY);
  if (ref === null) return;
  try {
    await call("POST /api/referrals", { body: { ref } });
  } catch (error) {
    if (!isRefused(error)) return;
  }
  browserStorage.removeItem(KEY);
};
