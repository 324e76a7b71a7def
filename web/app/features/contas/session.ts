import type { QueryClient } from "@tanstack/react-query";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Session } from "@relato/shared/contract/contas.ts";
import { call } from "../../api/call.ts";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => call("GET /api/session", { signal }),
  staleTime: Infinity,
});

/** The signed-in user; the router has asked before anything is drawn. */
export const useUser = (): Session["user"] => useSuspenseQuery(sessionQuery).data.user;

let leaving = false;
/** Somebody signs out: what is refused meanwhile leads nowhere, since the page is going already. */
export const isLeaving = (): boolean => leaving;

/** Ends the session, forgets what this tab kept of the doctor's typing, and leaves the application. */
export const leave = async (client: QueryClient, to: string): Promise<void> => {
  leaving = true;
  try {
    // What is still being asked would be refused once the session is over.
    await client.cancelQueries();
    await call("POST /api/auth/sign-out", {});
  } catch (error) {
    leaving = false;
    void client.invalidateQueries();
    throw error;
  }
  sessionStorage.clear();
  location.assign(to);
};
