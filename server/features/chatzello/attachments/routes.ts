import * as contract from "@relato/shared/contract/chatzello-attachments.ts";
import { MAX_ATTACHMENT_BYTES } from "@relato/shared/domain/chatzello/thread.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { readAs, withUser } from "../../../platform/database/database.ts";
import type { AttachmentRow } from "../../../platform/database/schema/chatzello.ts";
import { bind } from "../../../platform/http/bind.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { deleteAttachmentRow, isAsked, requireAttachment } from "./queries.ts";
import { createAttachmentOf, isSigned } from "./sign-url.ts";
import { announceAttachment, storeAttachment } from "./store-attachment.ts";

/** The files of questions: PDF, images, audio. */
export const registerChatzelloAttachmentRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, storage } = deps;
  const show = async (row: AttachmentRow) => (await createAttachmentOf(deps))(row);

  bind(app, contract.addAttachment, async ({ user, params: { id }, body }) =>
    show(await announceAttachment(deps, user.id, id, body)),
  );

  app.register(async (routes) => {
    routes.addContentTypeParser(
      [...contract.putAttachmentFile.body.media_types],
      { parseAs: "buffer", bodyLimit: MAX_ATTACHMENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.putAttachmentFile, async ({ user, params: { id }, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError("ATTACHMENT_INVALID");
      return show(await storeAttachment(deps, user.id, id, request.body));
    });
  });

  bind(app, contract.getAttachment, async ({ user, params: { id } }) =>
    show(await readAs(db, user.id, (tx) => requireAttachment(tx, id))),
  );

  bind(app, contract.getAttachmentFile, async ({ user, params: { id }, query, reply }) => {
    const row = await readAs(db, user.id, (tx) => requireAttachment(tx, id));
    if (!(await isSigned(deps, row, query))) throw new AppError("FORBIDDEN");
    if (row.storage_key === null) throw new AppError("NOT_FOUND");
    reply.headers({
      "content-type": row.mime_type,
      // RFC 5987: a header has no letters beyond ASCII.
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    return reply.send(await storage.read(row.storage_key));
  });

  bind(app, contract.deleteAttachment, async ({ user, params: { id } }) => {
    const key = await withUser(db, user.id, async (tx) => {
      const row = await requireAttachment(tx, id);
      if (await isAsked(tx, row)) throw new AppError("NOT_FOUND");
      await deleteAttachmentRow(tx, id);
      return row.storage_key;
    });
    // A file that stays behind becomes an orphan, which upkeep removes.
    if (key !== null) await storage.remove(key);
    return { deleted: true as const };
  });
};
