import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PHOTO, type Picture } from "@relato/shared/contract/perfil.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { replacePicture } from "./queries.ts";

/** Pixels of a picture's side, and of the largest one that is read at all: 2 MB can unfold to gigabytes. */
const SIDE = 512;
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(["jpeg", "png", "gif"]);

/** A photo is cut to a square; a logo keeps its shape. */
const KINDS = {
  photo: { column: "avatar_url", fit: "cover", folder: "perfis" },
  logo: { column: "logo_url", fit: "inside", folder: "logos" },
} as const;

export const columnOf = (kind: Picture) => KINDS[kind].column;
export const pictureUrl = (kind: Picture, id: string): string => `/api/perfil/${kind}/${id}`;
export const pictureKey = (kind: Picture, id: string): string => `${KINDS[kind].folder}/${id}.webp`;
/** Where the picture of this address lies in the storage. */
export const pictureKeyOf = (url: string): string => {
  const [kind, id = ""] = url.split("/").slice(-2);
  return pictureKey(kind === "logo" ? "logo" : "photo", id);
};

/**
 * The picture drawn anew as WebP, upright, first frame only: whatever else the file held (place, camera, hidden parts) is gone.
 * Told by content; the name and the type that came along are not asked. @throws AppError PHOTO_UNREADABLE, BODY_TOO_LARGE
 */
export const redraw = async (kind: Picture, file: Buffer): Promise<Buffer> => {
  if (file.length > MAX_PHOTO) throw new AppError("BODY_TOO_LARGE");
  // Native code that only a picture needs: the start does not wait for it.
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
    // Whatever its decoder says of a broken picture is of no use to the doctor.
    throw new AppError("PHOTO_UNREADABLE");
  }
};

type PictureDeps = Pick<Deps, "config" | "db" | "log" | "storage">;

/** @param url of another picture, or null for none */
const replace = async (
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
    // Nobody is pointed to it any more; the new one counts.
    log.warn({ err: error }, "an old picture could not be removed");
  }
};

/** Keeps the picture in place of the one before. */
export const storePicture = async (
  deps: PictureDeps,
  userId: string,
  kind: Picture,
  file: Buffer,
): Promise<void> => {
  const drawn = await redraw(kind, file);
  const id = randomUUID();
  const folder = join(deps.config.data_dir, "photos");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  await writeFile(path, drawn, { mode: 0o600 });
  await deps.storage.putFile(pictureKey(kind, id), path);
  await replace(deps, userId, kind, pictureUrl(kind, id));
};

export const removePicture = (deps: PictureDeps, userId: string, kind: Picture): Promise<void> =>
  replace(deps, userId, kind, null);
