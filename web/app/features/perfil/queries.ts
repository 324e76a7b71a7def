import type { Perfil } from "@relato/shared/contract/perfil.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { sessionQuery } from "../contas/session.ts";

export const perfilQuery = queryOptions({
  queryKey: ["perfil"],
  queryFn: ({ signal }) => call("GET /api/perfil", { signal }),
});

/** Shows a saved profile, and reloads what depends on it: the account's name, the onboarding. */
export const keepPerfil = async (client: QueryClient, perfil: Perfil): Promise<void> => {
  client.setQueryData(perfilQuery.queryKey, perfil);
  void client.invalidateQueries({ queryKey: ["home", "onboarding"] });
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
};
