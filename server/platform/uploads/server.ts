import { AsyncLocalStorage } from "node:async_hooks";
import { MAX_UPLOAD_BYTES } from "@relato/shared/domain/consulta.ts";
import { type ErrorCode, ERRORS } from "@relato/shared/contract/errors.ts";
import { type Locker, Server, type Upload } from "@tus/server";
import type { FastifyRequest } from "fastify";
import { requireCaller } from "../http/access.ts";
import { AppError, errorAnswerOf } from "../http/errors.ts";
import { parseMetadata, uploadIdOf, type SegmentMetadata } from "./metadata.ts";
import type { UploadStore } from "./store.ts";

/** Called before an upload is created. @throws AppError */
export type AdmitUpload = (
  userId: string,
  metadata: SegmentMetadata,
  size: number | null,
) => Promise<void>;

export interface TusOptions {
  path: string;
  store: UploadStore;
  locker: Locker;
  admit: AdmitUpload;
}

/** `id`: the upload that the caller owns; null for a request that creates one. */
export interface UploadRequest {
  request: FastifyRequest;
  id: string | null;
}

/** The current request. @tus/server passes another request object to its hooks. */
export const currentRequest = new AsyncLocalStorage<UploadRequest>();

const uploadNow = (): UploadRequest => {
  const current = currentRequest.getStore();
  if (current === undefined) throw new Error("tus hook called outside a request");
  return current;
};
const requestNow = (): FastifyRequest => uploadNow().request;

/** Our codes for @tus/server's own errors. A wrong offset stays 409, as tus requires. */
const CODES: Record<number, ErrorCode> = {
  404: "NOT_FOUND",
  409: "UPLOAD_INCOMPLETE",
  410: "NOT_FOUND",
  413: "UPLOAD_TOO_LARGE",
};

const codeOf = (status: number): ErrorCode =>
  CODES[status] ?? (status < 500 ? "VALIDATION" : "INTERNAL");

const bodyOf = (code: ErrorCode, field?: string): string =>
  JSON.stringify(errorAnswerOf(requestNow(), { code, field }).body);

/** Answers errors with the body that all routes use. */
class TusServer extends Server {
  override async write(
    context: Parameters<Server["write"]>[0],
    headers: Headers,
    status: number,
    body = "",
  ): ReturnType<Server["write"]> {
    if (status < 400) return super.write(context, headers, status, body);
    const { type } = errorAnswerOf(requestNow(), { code: "INTERNAL", field: undefined });
    headers.set("content-type", `${type}; charset=utf-8`);
    headers.set("cache-control", "no-store");
    return super.write(
      context,
      headers,
      status,
      body.startsWith("{") ? body : bodyOf(codeOf(status)),
    );
  }
}

const isTusError = (error: object): error is { status_code: number } => "status_code" in error;

export const createTusServer = ({ path, store, locker, admit }: TusOptions): Server =>
  new TusServer({
    path,
    datastore: store,
    locker,
    // Below the path of the request that creates it, which is one of several.
    generateUrl: (_request, { id }) => `${requestNow().url}/${id}`,
    // Without it, @tus/server allows every origin.
    allowedOrigins: [],
    maxSize: MAX_UPLOAD_BYTES,
    // How long a new connection of a recorder waits for its old one, which may be dead.
    lockDrainTimeout: 200,
    // By default @tus/server takes the text after the URL's last slash, also in a query.
    getFileIdFromRequest: () => uploadNow().id ?? undefined,
    namingFunction: (_request, metadata) => uploadIdOf(parseMetadata(metadata)),
    onUploadCreate: async (_request, upload: Upload) => {
      const { id: user_id } = requireCaller(requestNow());
      await admit(user_id, parseMetadata(upload.metadata), upload.size ?? null);
      return { metadata: { ...upload.metadata, user_id } };
    },
    onResponseError: (_request, error) => {
      if (error instanceof AppError) {
        return { status_code: ERRORS[error.code], body: bodyOf(error.code, error.field) };
      }
      if (isTusError(error) && error.status_code < 500) return undefined;
      // The lock timed out, or the server has a fault.
      const code = isTusError(error) ? "UNAVAILABLE" : "INTERNAL";
      requestNow().log.error({ err: error }, "upload failed");
      return { status_code: ERRORS[code], body: bodyOf(code) };
    },
  });
