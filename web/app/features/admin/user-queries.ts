import type { AdminUser, UserOrder, UserProfile } from "@relato/shared/contract/admin-users.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const metricsQuery = queryOptions({
  queryKey: ["admin", "metrics"],
  queryFn: ({ signal }) => call("GET /api/admin/metrics", { signal }),
});

/** Accounts whose e-mail contains `q`. The previous result stays until the next one is there. */
export const usersQuery = (q: string, order: UserOrder) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", "list", { q, order }],
    queryFn: ({ pageParam, signal }) =>
      call("POST /api/admin/users/search", { body: { q, order, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { items: AdminUser[]; next_cursor: string | null }) =>
      page.next_cursor,
    placeholderData: keepPreviousData,
  });

const profileKey = (userId: string) => ["admin", "users", "one", userId];

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => call("GET /api/admin/users/:userId", { params: { userId }, signal }),
  });

const showProfile = (user: UserProfile, _variables: unknown, client: QueryClient): void => {
  client.setQueryData(profileKey(user.id), user);
};

/** The lists; each act returns the profile. */
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["admin", "users", "list"] });

/** For `useAction`. Each acts on the account with an id. */
export const USER_ACTS = {
  deactivate: {
    run: ({ userId }: { userId: string }) =>
      call("POST /api/admin/users/:userId/deactivate", { params: { userId } }),
    onSuccess: showProfile,
    refresh,
  },
  reactivate: {
    run: ({ userId }: { userId: string }) =>
      call("POST /api/admin/users/:userId/reactivate", { params: { userId } }),
    onSuccess: showProfile,
    refresh,
  },
  endSessions: {
    run: ({ userId }: { userId: string }) =>
      call("DELETE /api/admin/users/:userId/sessions", { params: { userId } }),
    onSuccess: showProfile,
    refresh,
  },
  confirmation: {
    run: ({ userId, locale }: { userId: string; locale: Locale }) =>
      call("POST /api/admin/users/:userId/confirmation", { params: { userId }, body: { locale } }),
    onSuccess: showProfile,
    refresh,
  },
  secondStep: {
    run: ({ userId, locale }: { userId: string; locale: Locale }) =>
      call("POST /api/admin/users/:userId/second-step-reset", {
        params: { userId },
        body: { locale },
      }),
    onSuccess: showProfile,
    refresh,
  },
};
