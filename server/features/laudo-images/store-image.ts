import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { LaudoImage } from "@relato/shared/contract/laudos.ts";
import { MAX_IMAGES } from "@relato/shared/domain/laudo/laudo.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { refuseInfected } from "../../platform/files/antivirus.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { lockDocumento } from "../documentos/queries.ts";
import { findLaudo } from "../laudos/queries.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { encodeImage } from "./encode-image.ts";
import { imageKey } from "./image-key.ts";
import { deleteImage, findImage, insertImage, moveImage, type StoredImage } from "./queries.ts";

export type ImageDeps = Pick<Deps, "config" | "db" | "log" | "storage">;

/**
 * Adds an image to an unsigned laudo.
 * @throws AppError with one of addLaudoImage's codes
 */
export const addImage = async (
  deps: ImageDeps,
  userId: string,
  laudoId: string,
  file: Buffer,
): Promise<LaudoImage> => {
  await refuseInfected(deps.config, Readable.from([file]));
  // Checked before the file is stored, and again when the row is inserted.
  await changeUnsigned(deps, userId, laudoId, async (_tx, count) => requireRoom(count));
  const { data, width, height } = await encodeImage(file);
  const id = randomUUID();
  const storage_key = imageKey(laudoId, id);
  await putFile(deps, id, storage_key, data);
  return changeUnsigned(deps, userId, laudoId, async (tx, count) => {
    requireRoom(count);
    return insertImage(tx, { id, laudo_id: laudoId, storage_key, width, height });
  });
};

const requireRoom = (count: number): void => {
  if (count >= MAX_IMAGES) throw new AppError("IMAGES_FULL");
};

const putFile = async (
  { config, storage }: ImageDeps,
  id: string,
  key: string,
  data: Buffer,
): Promise<void> => {
  const folder = join(config.data_dir, "photos");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  try {
    await writeFile(path, data, { mode: 0o600 });
    await storage.putFile(key, path);
  } finally {
    await rm(path, { force: true });
  }
};

/**
 * `count`: how many images the laudo has.
 * @throws AppError SUBSCRIBERS_ONLY, NOT_FOUND, LAUDO_SIGNED
 */
const changeUnsigned = <T>(
  deps: ImageDeps,
  userId: string,
  laudoId: string,
  change: (tx: Tx, count: number) => Promise<T>,
): Promise<T> =>
  withUser(deps.db, userId, async (tx) => {
    await requireProPlano(tx, deps);
    await lockDocumento(tx, laudoId);
    const { can, images } = requireRow(await findLaudo(tx, laudoId));
    if (!can.edit) throw new AppError("LAUDO_SIGNED");
    return change(tx, images.length);
  });

/** @throws AppError with one of changeLaudoImage's codes */
export const changeImage = (
  deps: ImageDeps,
  userId: string,
  { id, laudo_id }: StoredImage,
  change: Pick<LaudoImage, "caption" | "position">,
): Promise<LaudoImage> =>
  changeUnsigned(deps, userId, laudo_id, async (tx) => {
    await moveImage(tx, { id, laudo_id, ...change });
    const image = await findImage(tx, id);
    if (image === undefined) throw new AppError("NOT_FOUND");
    return image;
  });

/** The file becomes an orphan, which upkeep removes: an earlier version may be restored. */
export const removeImage = (
  deps: ImageDeps,
  userId: string,
  { id, laudo_id }: StoredImage,
): Promise<void> => changeUnsigned(deps, userId, laudo_id, (tx) => deleteImage(tx, id));
