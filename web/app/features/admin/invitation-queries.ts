import type { Locale } from "@relato/shared/domain/language.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const invitationsQuery = queryOptions({
  queryKey: ["admin", "invitations"],
  queryFn: ({ signal }) => call("GET /api/admin/invitations", { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((one) => one.state === "open" && one.mail === "waiting") ? 2000 : false,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: invitationsQuery.queryKey });

/** For `useAction`: invites an address. */
export const createInvitation = {
  run: (body: { email: string; locale: Locale }) => call("POST /api/admin/invitations", { body }),
  refresh,
};

/** For `useAction`: revokes an open invitation. */
export const revokeInvitation = {
  run: (id: string) => call("DELETE /api/admin/invitations/:id", { params: { id } }),
  refresh,
};
