import type { Preference } from "@relato/shared/domain/preferences.ts";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const preferencesQuery = queryOptions({
  queryKey: ["configuracoes", "preferences"],
  queryFn: ({ signal }) => call("GET /api/configuracoes/preferences", { signal }),
  staleTime: 60_000,
});

export const sessionsQuery = queryOptions({
  queryKey: ["conta", "sessions"],
  queryFn: ({ signal }) => call("GET /api/sessions", { signal }),
});

export const twoFactorQuery = queryOptions({
  queryKey: ["conta", "two-factor"],
  queryFn: ({ signal }) => call("GET /api/account/two-factor", { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["conta", "passkeys"],
  queryFn: ({ signal }) => call("GET /api/account/passkeys", { signal }),
});

/** Turns one switch: seen at once, taken back when the server does not take it. */
export const useTurn = (): ((name: Preference, on: boolean) => Promise<void>) => {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const show = (name: Preference, on: boolean): void => {
    client.setQueryData(queryKey, (before) => before && { ...before, [name]: on });
  };
  return async (name, on) => {
    await client.cancelQueries({ queryKey });
    show(name, on);
    try {
      // Its answer is not shown: another switch may have been turned meanwhile.
      await call("PATCH /api/configuracoes/preferences", { body: { [name]: on } });
    } catch (error) {
      show(name, !on);
      throw error;
    }
  };
};
