import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Session } from "@relato/shared/contract/contas.ts";
import { call } from "../../api/call.ts";
import { dropOfflinePages } from "../../offline-shell.ts";
import { tabStorage } from "../../ui/browser-storage.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call("GET /api/session", { signal }),
  staleTime: Infinity,
});

/** The signed-in user, which the router loads before it renders. */
export const useUser = (): Session["user"] => useSuspenseQuery(sessionQuery).data.user;

/** The name that the user chose; empty if sign-up made it from the e-mail address. */
export const useChosenName = (): string => {
  const { name, email } = useUser();
  return name === email.split("@")[0] ? "" : name;
};

let isSigningOut = false;
/** During sign-out, a 401 must not redirect: the page is about to close. */
export const isLeaving = (): boolean => isSigningOut;

/** Ends the session, deletes drafts and leaves the application. */
export const leave = async (client: QueryClient, to: string): Promise<void> => {
  isSigningOut = true;
  try {
    // Running requests would fail after the end of the session.
    await client.cancelQueries();
    await call("POST /api/auth/sign-out", {});
  } catch (error) {
    isSigningOut = false;
    void client.invalidateQueries();
    throw error;
  }
  tabStorage.clear();
  await dropOfflinePages().catch(() => undefined);
  // The chat with support is a separate document (server/features/support/widget-page.ts).
  new BroadcastChannel("relato-session").postMessage("ended");
  location.assign(to);
};
