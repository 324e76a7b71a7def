import type { NewVersion } from "@relato/shared/contract/documento-versions.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../ui/use-action.ts";
import { dropDocumento, putDocumento, refreshDocumentos } from "./queries.ts";

type DocumentoKey = Pick<Documento, "id" | "consulta_id">;

/** Changes a document and shows the answer; after a conflict, the current documents are read. */
const useChange = <Body>(
  { id, consulta_id }: DocumentoKey,
  send: (params: { id: string }, body: Body) => Promise<Documento>,
  success?: string,
) =>
  useAction<Body, Documento>({
    run: (body) => send({ id }, body),
    success: success ?? (() => null),
    onSuccess: (documento, _, client) => putDocumento(client, documento),
    refresh: (client) => refreshDocumentos(client, consulta_id),
  });

/** `success`: the toast after a save. */
export const useNewVersion = (documento: DocumentoKey, success?: string) =>
  useChange(
    documento,
    (params, body: NewVersion) => call("POST /api/documentos/:id/versions", { params, body }),
    success,
  );

/** Signs the version with this number. */
export const useSign = (documento: DocumentoKey) =>
  useChange(documento, (params, base: number) =>
    call("POST /api/documentos/:id/sign", { params, body: { base } }),
  );

export const useRewrite = (documento: DocumentoKey) =>
  useChange(documento, (params, body: { base: number; modelo_id: string; instruction: string }) =>
    call("POST /api/documentos/:id/rewrite", { params, body }),
  );

export const useStopRewriting = (documento: DocumentoKey) =>
  useChange<void>(documento, (params) => call("DELETE /api/documentos/:id/rewrite", { params }));

export const useAcceptProposal = (documento: DocumentoKey, success: string) =>
  useChange(
    documento,
    (params, base: number) => call("POST /api/documentos/:id/proposal", { params, body: { base } }),
    success,
  );

export const useDiscardProposal = (documento: DocumentoKey) =>
  useChange<void>(documento, (params) => call("DELETE /api/documentos/:id/proposal", { params }));

/** Removes a document without a version. One that no longer exists counts as removed. */
export const useRemove = (documento: DocumentoKey) =>
  useAction({
    run: () =>
      call("DELETE /api/documentos/:id", { params: { id: documento.id } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
        },
      ),
    onSuccess: (_result, _, client) => dropDocumento(client, documento),
    refresh: (client) => refreshDocumentos(client, documento.consulta_id),
  });
