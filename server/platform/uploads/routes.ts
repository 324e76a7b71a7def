import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireCaller } from "../http/access.ts";
import { AppError } from "../http/errors.ts";
import { runLimited } from "../http/launched.ts";
import { toLaunchedPath } from "../http/launched-paths.ts";
import { toV1Path } from "../http/v1/paths.ts";
import { createUserSlots } from "../http/user-slots.ts";
import type { UploadRecord } from "./record.ts";
import { type AdmitUpload, createTusServer, currentRequest } from "./server.ts";
import { UploadStore } from "./store.ts";
import type { Uploads } from "./uploads.ts";

const PATH = "/api/uploads";
const BODY = "application/offset+octet-stream";

export interface UploadPolicy {
  admit: AdmitUpload;
  /** Whether the upload's doctor sees its recording in the current context. */
  isVisible: (upload: UploadRecord) => Promise<boolean>;
}

/**
 * The tus protocol 1.0.0 at /api/uploads, for API keys at /api/v1/uploads, and for launched
 * sessions at /api/launched: creation (also with deferred length), HEAD, PATCH and DELETE.
 * Acknowledged bytes are synced to disk. Another doctor's upload is not found.
 * https://tus.io/protocols/resumable-upload
 */
export const registerUploads = (
  app: FastifyInstance,
  { files, locks }: Uploads,
  { admit, isVisible }: UploadPolicy,
  parallel: number,
): void => {
  const store = new UploadStore(files);
  const tus = createTusServer({ path: PATH, store, locker: locks, admit });
  const sending = createUserSlots(parallel, "UPLOADS_PARALLEL");
  /** Passes the connection to @tus/server, with our usual headers. */
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string | null,
  ): Promise<void> => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await runLimited(request.caller, () =>
      currentRequest.run({ request, id }, () => tus.handle(request.raw, reply.raw)),
    );
  };
  const serveOwn = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ): Promise<void> => {
    const { id } = request.params;
    const record = await files.read(id);
    const caller = requireCaller(request);
    if (record?.user_id !== caller.id) throw new AppError("NOT_FOUND");
    // Uploads are files, which no policy of the database limits to the patient.
    const { launch } = caller;
    if (launch !== undefined && !(await runLimited(caller, () => isVisible(record))))
      throw new AppError("NOT_FOUND");
    if (request.method !== "PATCH") return serve(request, reply, id);
    await sending.run(record.user_id, () => serve(request, reply, id));
  };

  app.register(async (routes) => {
    // The body stays a stream. Fastify refuses bodies of other types.
    routes.addContentTypeParser(BODY, (_request, _payload, done) => done(null));
    // tus has no queries. Two parsers could read different ids from such a URL.
    routes.addHook("onRequest", async ({ url }) => {
      if (/[?#]/.test(url)) throw new AppError("VALIDATION", { field: "query" });
    });
    const open = { access: "doctor", streamsBody: true } as const;
    const byKey = { ...open, scopes: ["gravacoes:write"] as const };
    const launched = { ...open, launched: true } as const;
    for (const [url, config, security] of [
      [PATH, open, [{ session: [] }]],
      [toV1Path(PATH), byKey, [{ api_key: byKey.scopes }]],
      [toLaunchedPath(PATH), launched, null],
    ] as const) {
      const schema = (summary: string) => ({
        summary: `tus: ${summary}`,
        tags: ["uploads"],
        ...(security === null ? { hide: true } : { security }),
      });
      routes.route({
        method: "POST",
        url,
        config,
        schema: schema("make the upload of one segment"),
        handler: (request, reply) => serve(request, reply, null),
      });
      routes.route<{ Params: { id: string } }>({
        method: ["HEAD", "PATCH", "DELETE"],
        url: `${url}/:id`,
        config,
        schema: schema("ask for the offset, go on there, or give up"),
        handler: serveOwn,
      });
    }
  });
};
