import type { Preference } from "@relato/shared/domain/preferences.ts";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useAction } from "../../ui/use-action.ts";

export const preferencesQuery = queryOptions({
  queryKey: ["configuracoes", "preferences"],
  queryFn: ({ signal }) => call("GET /api/configuracoes/preferences", { signal }),
  staleTime: 60_000,
});

export const sessionsQuery = queryOptions({
  queryKey: ["conta", "sessions"],
  queryFn: ({ signal }) => call("GET /api/sessions", { signal }),
});

export const refreshSessions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: sessionsQuery.queryKey });

export const twoFactorQuery = queryOptions({
  queryKey: ["conta", "two-factor"],
  queryFn: ({ signal }) => call("GET /api/account/two-factor", { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["conta", "passkeys"],
  queryFn: ({ signal }) => call("GET /api/account/passkeys", { signal }),
});

/** Saves one preference. Shown at once and reverted after a failure, which is a toast. */
export const useSavePreference = () => {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const show = (name: Preference, isOn: boolean): void => {
    client.setQueryData(queryKey, (stored) => stored && { ...stored, [name]: isOn });
  };
  return useAction({
    run: async ({ name, isOn }: { name: Preference; isOn: boolean }) => {
      await client.cancelQueries({ queryKey });
      show(name, isOn);
      // The response is not shown: another preference may have been switched since.
      await call("PATCH /api/configuracoes/preferences", { body: { [name]: isOn } });
    },
    onError: (_error, { name, isOn }) => show(name, !isOn),
    failure: "toast",
  });
};
