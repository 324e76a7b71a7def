import { queryOptions } from "@tanstack/react-query";
import { apiErrorOf, NetworkError } from "../../api/api-error.ts";
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

/** A file of the server's under the name that it gives. */
export interface PdfFile {
  name: string;
  content: Blob;
}

/** The document's PDF; with `signing`, signed by that certificate. @throws ApiError, NetworkError */
export const fetchPdf = async (
  documentoId: string,
  signing?: { certificate: string; password: string },
): Promise<PdfFile> => {
  const url = `/api/documentos/${documentoId}/pdf`;
  let response: Response;
  try {
    response = await fetch(
      url,
      signing === undefined
        ? { credentials: "same-origin" }
        : {
            method: "POST",
            credentials: "same-origin",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(signing),
          },
    );
  } catch (error) {
    throw new NetworkError(error);
  }
  if (!response.ok) throw await apiErrorOf(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? "documento.pdf", content: await response.blob() };
};
