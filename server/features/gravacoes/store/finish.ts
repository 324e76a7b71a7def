import type { finishGravacao as contract, Gravacao } from "@relato/shared/contract/gravacoes.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { type Database, withUser } from "../../../platform/database/database.ts";
import { sha256OfFile, sizeIfThere } from "../../../platform/files/durable.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { uploadIdOf } from "../../../platform/uploads/metadata.ts";
import type { Uploads } from "../../../platform/uploads/uploads.ts";
import { MAX_AUDIO_MS } from "../../../providers/speech/speech.ts";
import { type Storage, StorageError } from "../../../providers/storage/storage.ts";
import { type Content, readContent } from "../audio/content.ts";
import { listLivePlaces } from "../live-queries.ts";
import { findGravacao, listSegmentos, NO_SOUND, saveFinished, type Segmento } from "../queries.ts";

export interface FinishDeps {
  db: Database;
  storage: Storage;
  uploads: Uploads;
}

/** A segment as the recorder says it should have arrived. */
type Claimed = RouteRequest<typeof contract>["body"]["segments"][number];
type Wanted = Omit<Claimed, "started_ms"> & {
  id: string;
  storage_key: string;
  started_ms?: number | undefined;
};

/**
 * Confirms that every segment arrived whole, moves them to the storage and notes them. It can be repeated, and repeated
 * after a kill at any point: a segment's id and key follow from its place, what was moved is found there, and the rows come
 * last, in one transaction. When anything is refused, nothing has been moved and every upload stays.
 * @throws AppError those of the contract
 */
export const finishGravacao = (
  deps: FinishDeps,
  userId: string,
  gravacaoId: string,
  claimed: Claimed[],
): Promise<Gravacao> => {
  const all = claimed.map((segment): Wanted => {
    const id = uploadIdOf({ gravacao_id: gravacaoId, ...segment });
    return { ...segment, id, storage_key: `gravacoes/${gravacaoId}/${id}` };
  });
  // A recorder that was cut off at once: nothing of it need have been sent.
  const wanted = all.filter(({ bytes }) => bytes > 0);
  if (wanted.length === 0) throw new AppError("AUDIO_EMPTY");
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length)
    throw new AppError("VALIDATION", { field: "segments" });
  // Always in the same order, so that two calls do not wait for each other.
  const ids = wanted.map(({ id }) => id).sort();
  const locked = ids.reduceRight<() => Promise<Gravacao>>(
    (next, id) => () => deps.uploads.locks.within(id, next),
    () => finishLocked(deps, userId, gravacaoId, wanted),
  );
  return locked();
};

const finishLocked = async (
  deps: FinishDeps,
  userId: string,
  gravacaoId: string,
  wanted: Wanted[],
): Promise<Gravacao> => {
  const before = await withUser(deps.db, userId, async (tx) => {
    const gravacao = await findGravacao(tx, gravacaoId);
    const [segmentos, places] = [
      await listSegmentos(tx, gravacaoId),
      await listLivePlaces(tx, [gravacaoId]),
    ];
    return gravacao && { gravacao, segmentos, places };
  });
  if (before === null) throw new AppError("NOT_FOUND");
  if (before.gravacao.finished_at !== null) {
    confirmSame(before.segmentos, wanted);
    await removeUploads(deps.uploads, wanted);
    return before.gravacao;
  }
  const began = new Map(before.places.map(({ id, started_ms }) => [id, started_ms]));
  // A device that finishes another's recording need not know when its segments began.
  const dated = wanted.map((each) => ({
    ...each,
    started_ms: each.started_ms ?? began.get(each.id) ?? undefined,
  }));
  const segmentos = await verifyAll(deps, dated);
  for (const { id, storage_key } of wanted) {
    await stored(() => deps.storage.putFile(storage_key, deps.uploads.files.dataPath(id)));
  }
  const finished = await withUser(deps.db, userId, (tx) =>
    saveFinished(tx, gravacaoId, userId, segmentos),
  );
  if (finished === null) throw new AppError("NOT_FOUND");
  await removeUploads(deps.uploads, wanted);
  return finished;
};

/**
 * Every segment's content. One without sound (a recorder that ended before its first sound) does not hold up the others,
 * and is kept, too; when none has any, its refusal is the answer.
 */
const verifyAll = async (deps: FinishDeps, wanted: Wanted[]): Promise<Segmento[]> => {
  const segmentos: Segmento[] = [];
  const track_ms = new Map<string, number>();
  let refusal: AppError | null = null;
  for (const { started_ms = null, ...each } of wanted) {
    const content = await verify(deps, each);
    if (content.refusal !== null) refusal ??= content.refusal;
    const total = (track_ms.get(each.track) ?? 0) + (content.duration_ms ?? 0);
    if (total > MAX_AUDIO_MS) throw new AppError("AUDIO_TOO_LONG");
    track_ms.set(each.track, total);
    const { media_type, duration_ms, sha256 } = content;
    segmentos.push({ ...each, started_ms, media_type, duration_ms, sha256 });
  }
  if (refusal !== null && segmentos.every(({ media_type }) => media_type === NO_SOUND))
    throw refusal;
  return segmentos;
};

const isSoundless = (error: unknown): error is AppError =>
  error instanceof AppError && ["AUDIO_EMPTY", "AUDIO_UNREADABLE"].includes(error.code);

/** Length, hash and content of one segment, where it lies: in its upload, or already in the storage. */
const verify = async (
  { uploads: { files }, storage }: FinishDeps,
  wanted: Wanted,
): Promise<Verified> => {
  const path = files.dataPath(wanted.id);
  const [record, length] = [await files.read(wanted.id), await sizeIfThere(path)];
  if (record !== null && length !== null) {
    if (record.offset < wanted.bytes) throw new AppError("UPLOAD_INCOMPLETE");
    if (record.offset > wanted.bytes) throw new AppError("UPLOAD_CORRUPT");
    await files.trim(wanted.id);
    return verifyContent(path, wanted);
  }
  // An earlier call was cut off after the move.
  try {
    return await storage.withLocalFile(wanted.storage_key, (local) => verifyContent(local, wanted));
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND")
      throw new AppError("UPLOAD_INCOMPLETE");
    throw error;
  }
};

interface Verified extends Content {
  sha256: string;
  /** Why there is no sound in it; null when there is. */
  refusal: AppError | null;
}

const verifyContent = async (path: string, wanted: Wanted): Promise<Verified> => {
  const sha256 = await sha256OfFile(path);
  if ((await sizeIfThere(path)) !== wanted.bytes || sha256 !== (wanted.sha256 ?? sha256))
    throw new AppError("UPLOAD_CORRUPT");
  try {
    return { ...(await readContent(path)), sha256, refusal: null };
  } catch (error) {
    if (!isSoundless(error)) throw error;
    return { media_type: NO_SOUND, duration_ms: 0, sha256, refusal: error };
  }
};

/** The recorder deletes its own copy on our word, so the word is given again only for the very same content. */
const confirmSame = (segmentos: Segmento[], wanted: Wanted[]): void => {
  const known = new Map(
    segmentos.map((segmento) => [`${segmento.track} ${segmento.ordinal}`, segmento]),
  );
  for (const { track, ordinal, bytes, sha256 } of wanted) {
    const there = known.get(`${track} ${ordinal}`);
    if (there?.bytes !== bytes || there.sha256 !== (sha256 ?? there.sha256))
      throw new AppError("UPLOAD_CORRUPT");
  }
};

const removeUploads = async ({ files }: Uploads, wanted: Wanted[]): Promise<void> => {
  for (const { id } of wanted) await files.remove(id);
};

const stored = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new AppError(error.code === "FULL" ? "STORAGE_FULL" : "UNAVAILABLE");
  }
};
