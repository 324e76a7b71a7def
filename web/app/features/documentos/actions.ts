import type { Documento } from "@relato/shared/contract/documentos.ts";
import type { RouteInput } from "@relato/shared/contract/route.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../ui/use-action.ts";
import { dropDocumento, putDocumento, refreshDocumentos } from "./queries.ts";

type DocumentoKey = Pick<Documento, "id" | "consulta_id">;

/** The routes that change a document and answer it. */
type ChangeRoute =
  | "POST /api/documentos/:id/versions"
  | "POST /api/documentos/:id/sign"
  | `${"POST" | "DELETE"} /api/documentos/:id/rewrite`
  | `${"POST" | "DELETE"} /api/documentos/:id/proposal`;
type Body<N extends ChangeRoute> = N extends `POST ${string}`
  ? RouteInput<Routes[N]>["body"]
  : void;

/**
 * Changes a document and shows the answer; after a conflict, the current documents are read.
 * `success` is the toast.
 */
export const useChange = <N extends ChangeRoute>(
  route: N,
  { id, consulta_id }: DocumentoKey,
  success?: string,
) =>
  useAction<Body<N>, Documento>({
    run: (body) => call<ChangeRoute>(route, { params: { id }, body } as never),
    success: success ?? (() => null),
    onSuccess: (documento, _, client) => putDocumento(client, documento),
    refresh: (client) => refreshDocumentos(client, consulta_id),
  });

export const useNewVersion = (documento: DocumentoKey, success?: string) =>
  useChange("POST /api/documentos/:id/versions", documento, success);

/** Removes an unsigned document. One that no longer exists counts as removed. */
export const useRemove = (documento: DocumentoKey, success?: string) =>
  useAction({
    ...(success === undefined ? {} : { success }),
    run: () =>
      call("DELETE /api/documentos/:id", { params: { id: documento.id } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
        },
      ),
    onSuccess: (_result, _, client) => dropDocumento(client, documento),
    refresh: (client) => refreshDocumentos(client, documento.consulta_id),
  });
