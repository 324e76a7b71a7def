import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** A document's links and mails. Never fresh: recipients open links at any time. */
export const sharingQuery = (documentoId: string) =>
  queryOptions({
    queryKey: ["documentos", "sharing", documentoId] as const,
    queryFn: ({ signal }) =>
      call("GET /api/documentos/:id/sharing", { params: { id: documentoId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === "waiting") ? 2000 : false,
  });

/** Reads a document's links and mails again. */
export const refreshSharing = (documentoId: string) => (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sharingQuery(documentoId).queryKey });
