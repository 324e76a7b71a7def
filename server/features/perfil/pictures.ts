import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { MAX_PHOTO, type Picture } from "@relato/shared/contract/perfil.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { refuseInfected } from "../../platform/files/antivirus.ts";
import { AppError } from "../../platform/http/errors.ts";
import { pictureKey, pictureKeyOf, pictureUrl } from "./picture-keys.ts";
import { replacePicture } from "./queries.ts";

/** Pixels of the stored picture's side, and of the largest input: 2 MB can decode to gigabytes. */
const SIDE = 512;
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(["jpeg", "png", "gif"]);

/** A photo is cropped to a square; a logo keeps its proportions. */
const KINDS = {
  photo: { column: "avatar_url", fit: "cover" },
  logo: { column: "logo_url", fit: "inside" },
} as const;

export const columnOf = (kind: Picture) => KINDS[kind].column;

/**
 * Re-encodes a picture as WebP: upright, first frame only, without metadata such as the location.
 * The content decides the format. @throws AppError PHOTO_UNREADABLE, BODY_TOO_LARGE
 */
const encodePicture = async (kind: Picture, file: Buffer): Promise<Buffer> => {
  if (file.length > MAX_PHOTO) throw new AppError("BODY_TOO_LARGE");
  // Loaded lazily, since native code would slow down the start.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) throw new AppError("PHOTO_UNREADABLE");
    return await image
      .rotate()
      .resize(SIDE, SIDE, { fit: KINDS[kind].fit })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // The decoder's message does not help the doctor.
    throw new AppError("PHOTO_UNREADABLE");
  }
};

type PictureDeps = Pick<Deps, "config" | "db" | "log" | "storage">;

/** Stores the URL, or null, and deletes the file before. */
const replaceFile = async (
  { db, storage, log }: PictureDeps,
  userId: string,
  kind: Picture,
  url: string | null,
): Promise<void> => {
  const before = await withUser(db, userId, (tx) => replacePicture(tx, columnOf(kind), url));
  if (before === null) return;
  try {
    await storage.remove(pictureKeyOf(before));
  } catch (error) {
    // The file is an orphan: no row refers to it.
    log.warn({ err: error }, "orphaned picture not deleted");
  }
};

export const storePicture = async (
  deps: PictureDeps,
  userId: string,
  kind: Picture,
  file: Buffer,
): Promise<void> => {
  await refuseInfected(deps.config, Readable.from([file]));
  const encoded = await encodePicture(kind, file);
  const id = randomUUID();
  const folder = join(deps.config.data_dir, "photos");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  await writeFile(path, encoded, { mode: 0o600 });
  await deps.storage.putFile(pictureKey(kind, id), path);
  await replaceFile(deps, userId, kind, pictureUrl(kind, id));
};

export const removePicture = (deps: PictureDeps, userId: string, kind: Picture): Promise<void> =>
  replaceFile(deps, userId, kind, null);
