import type { Perfil, Picture } from "@relato/shared/contract/perfil.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { NetworkError, apiErrorOf } from "../../api/api-error.ts";
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

/** Bytes, so not one of the contract's calls. @throws ApiError, NetworkError */
export const sendPicture = async (kind: Picture, file: File): Promise<Perfil> => {
  let response: Response;
  try {
    response = await fetch(`/api/perfil/${kind}`, {
      method: "PUT",
      credentials: "same-origin",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
  } catch (error) {
    throw new NetworkError(error);
  }
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as Perfil;
};
