import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** A document's links and mails; read anew each time its dialog is opened, since others open links. */
export const sharingQuery = (documentoId: string) =>
  queryOptions({
    queryKey: ["documentos", "sharing", documentoId] as const,
    queryFn: ({ signal }) =>
      call("GET /api/documentos/:id/sharing", { params: { id: documentoId }, signal }),
    staleTime: 0,
    // A mail that waits is on its way.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === "waiting") ? 2000 : false,
  });
