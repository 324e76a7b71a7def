import type { QueryClient } from "@tanstack/react-query";
import { useOpenLaudo } from "../open-laudo.ts";
import { laudoQuery } from "../queries.ts";

/** Reads the open laudo again, after something other than its text changed. */
export const useRefreshLaudo = (): ((client: QueryClient) => Promise<void>) => {
  const { id } = useOpenLaudo().laudo;
  return (client) => client.invalidateQueries({ queryKey: laudoQuery(id).queryKey });
};
