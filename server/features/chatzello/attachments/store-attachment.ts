import { Readable } from "node:stream";
import type { addAttachment } from "@relato/shared/contract/chatzello-attachments.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { AttachmentRow } from "../../../platform/database/schema/chatzello.ts";
import { refuseInfected } from "../../../platform/files/antivirus.ts";
import { storeBytes } from "../../../platform/files/store-bytes.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRoom } from "../../gravacoes/require-room.ts";
import { encodeImage } from "../../laudo-images/encode-image.ts";
import { announceThread } from "../announce.ts";
import { attachmentKey } from "../attachment-key.ts";
import { lockThread } from "../queries.ts";
import { fileTypeOf } from "./file-type.ts";
import {
  insertAttachment,
  requireAttachment,
  requireRoomForOne,
  updateAttachment,
} from "./queries.ts";

export type StoreDeps = Pick<Deps, "config" | "db" | "events" | "jobs" | "storage">;

/**
 * Announces an attachment; a repeated id returns the existing one.
 * @throws AppError with one of addAttachment's codes
 */
export const announceAttachment = (
  deps: StoreDeps,
  userId: string,
  thread_id: string,
  { id, name, mimeType, size }: RouteRequest<typeof addAttachment>["body"],
): Promise<AttachmentRow> =>
  withUser(deps.db, userId, async (tx) => {
    await lockThread(tx, thread_id);
    const known = await tx.query("select from chatzello_attachments where id = $1", [id]);
    if (known.length === 0) {
      await requireRoomForOne(tx, thread_id);
      await requireRoom(tx, deps.config, userId, size);
      await insertAttachment(tx, { id, thread_id, name, mime_type: mimeType, size });
    }
    const row = await requireAttachment(tx, id);
    if (row.thread_id !== thread_id) throw new AppError("NOT_FOUND");
    return row;
  });

/** The file to store: images re-encoded without metadata, others as they are. */
const toStored = async (file: Buffer, { mime_type }: AttachmentRow) => {
  if (mime_type.startsWith("image/")) {
    const { data } = await encodeImage(file).catch(() => {
      throw new AppError("ATTACHMENT_INVALID");
    });
    return { data, extension: "jpg", mime_type: "image/jpeg", state: "unread" } as const;
  }
  const type = fileTypeOf(file);
  const isAudio = mime_type.startsWith("audio/");
  if (type === null || type.mime_type.startsWith("audio/") !== isAudio)
    throw new AppError("ATTACHMENT_INVALID");
  return { data: file, ...type, state: "reading" } as const;
};

/**
 * Stores the bytes of an announced attachment, and enqueues the reading of its text. A repeated
 * upload changes nothing.
 * @throws AppError with one of putAttachmentFile's codes
 */
export const storeAttachment = async (
  deps: StoreDeps,
  userId: string,
  id: string,
  file: Buffer,
): Promise<AttachmentRow> => {
  const { config, db, events, jobs, storage } = deps;
  const announced = await withUser(db, userId, (tx) => requireAttachment(tx, id));
  if (announced.state !== "uploading") return announced;
  if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
  await refuseInfected(config, Readable.from([file]));
  const { data, extension, mime_type, state } = await toStored(file, announced);
  await withUser(db, userId, (tx) => requireRoom(tx, config, userId, data.length));
  const storage_key = attachmentKey(announced.thread_id, id, extension);
  await storeBytes(deps, storage_key, data);
  return withUser(db, userId, async (tx) => {
    await lockThread(tx, announced.thread_id);
    const current = await requireAttachment(tx, id);
    if (current.state !== "uploading") return current;
    const change = { storage_key, mime_type, size: data.length, state };
    const row = await updateAttachment(tx, id, change);
    if (state === "reading") {
      const payload = { attachment_id: id, user_id: userId };
      await jobs.enqueue(tx, "read-attachment", payload, { key: id });
    }
    await announceThread(events, tx, userId, row.thread_id);
    return row;
  });
};
