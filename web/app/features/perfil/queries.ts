import type { Perfil } from "@relato/shared/contract/perfil.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { sessionQuery } from "../contas/session.ts";

export const perfilQuery = queryOptions({
  queryKey: ["perfil"],
  queryFn: ({ signal }) => call("GET /api/perfil", { signal }),
});

/** What the server answered to a change; the account's name may have changed with it. */
export const keepPerfil = async (client: QueryClient, perfil: Perfil): Promise<void> => {
  client.setQueryData(perfilQuery.queryKey, perfil);
  // A named profile is one of the home's first steps.
  void client.invalidateQueries({ queryKey: ["home", "onboarding"] });
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
};
