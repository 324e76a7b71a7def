import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PHOTO } from "@relato/shared/contract/perfil.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { replaceAvatar } from "./queries.ts";

/** Pixels of a photo's side, and of the largest picture that is read at all: 2 MB can unfold to gigabytes. */
const SIDE = 512;
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(["jpeg", "png", "gif"]);
const PREFIX = "/api/perfil/photo/";

export const photoUrl = (id: string): string => `${PREFIX}${id}`;
export const photoKey = (id: string): string => `perfis/${id}.webp`;
/** Where the photo of this address lies in the storage. */
export const photoKeyOf = (url: string): string => photoKey(url.slice(PREFIX.length));

/**
 * The picture drawn anew as a square WebP, upright, first frame only: whatever else the file held (place, camera, hidden parts) is gone.
 * Told by content; the name and the type that came along are not asked. @throws AppError PHOTO_UNREADABLE, BODY_TOO_LARGE
 */
export const redraw = async (file: Buffer): Promise<Buffer> => {
  if (file.length > MAX_PHOTO) throw new AppError("BODY_TOO_LARGE");
  // Native code that only a photo needs: the start does not wait for it.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new AppError("PHOTO_UNREADABLE");
    return await image
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever its decoder says of a broken picture is of no use to the doctor.
    throw new AppError("PHOTO_UNREADABLE");
  }
};

type PhotoDeps = Pick<Deps, "config" | "db" | "log" | "storage">;

const forget = async ({ storage, log }: PhotoDeps, url: string | null): Promise<void> => {
  if (url === null) return;
  try {
    await storage.remove(photoKeyOf(url));
  } catch (error) {
    // Nobody is pointed to it any more; the new photo counts.
    log.warn({ err: error }, "an old photo could not be removed");
  }
};

/** Keeps the photo in place of the one before. */
export const storePhoto = async (deps: PhotoDeps, userId: string, file: Buffer): Promise<void> => {
  const drawn = await redraw(file);
  const id = randomUUID();
  const folder = join(deps.config.data_dir, "photos");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  await writeFile(path, drawn, { mode: 0o600 });
  await deps.storage.putFile(photoKey(id), path);
  const before = await withUser(deps.db, userId, (tx) => replaceAvatar(tx, photoUrl(id)));
  await forget(deps, before);
};

export const removePhoto = async (deps: PhotoDeps, userId: string): Promise<void> =>
  forget(deps, await withUser(deps.db, userId, (tx) => replaceAvatar(tx, null)));
