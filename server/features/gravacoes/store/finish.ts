import { createReadStream } from "node:fs";
import type { finishGravacao as contract } from "@relato/shared/contract/gravacoes.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { limitStart } from "@relato/shared/domain/gravacao.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { GravacaoRow } from "../../../platform/database/schema/gravacoes.ts";
import { refuseInfected } from "../../../platform/files/antivirus.ts";
import { sha256OfFile, sizeIfThere } from "../../../platform/files/durable.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { uploadIdOf } from "../../../platform/uploads/metadata.ts";
import { MAX_AUDIO_MS } from "../../../providers/speech/speech.ts";
import { StorageError } from "../../../providers/storage/storage.ts";
import type { Content } from "../audio/audio-calls.ts";
import { readContent } from "../audio/content.ts";
import type { FinishDeps } from "../gravacoes-deps.ts";
import { listLivePlaces } from "../live-queries.ts";
import { findGravacao, listSegmentos, NO_SOUND, saveFinished, type Segmento } from "../queries.ts";

/** A segment as the device claims to have sent it. */
type Claim = RouteRequest<typeof contract>["body"]["segments"][number];
type LocatedClaim = Claim & Pick<Segmento, "id" | "storage_key">;

/**
 * Verifies that every segment arrived completely, moves them to the storage and inserts their rows.
 * Can be repeated after a crash at any point: a segment's id and key follow from its place, moved
 * files are found there, and one transaction inserts all rows last. A refusal moves no file and
 * keeps every upload.
 * @throws AppError those of the contract
 */
export const finishGravacao = (
  deps: FinishDeps,
  userId: string,
  gravacaoId: string,
  claimed: Claim[],
): Promise<GravacaoRow> => {
  const all = claimed.map((claim): LocatedClaim => {
    const id = uploadIdOf({ gravacao_id: gravacaoId, ...claim });
    return { ...claim, id, storage_key: `gravacoes/${gravacaoId}/${id}` };
  });
  // A recorder that stopped at once may have sent nothing of a segment.
  const claims = all.filter(({ bytes }) => bytes > 0);
  if (claims.length === 0) throw new AppError("AUDIO_EMPTY");
  if (new Set(claims.map(({ id }) => id)).size < claims.length)
    throw new AppError("VALIDATION", { field: "segments" });
  // Always in the same order: two calls never deadlock.
  const ids = claims.map(({ id }) => id).sort();
  const locked = ids.reduceRight<() => Promise<GravacaoRow>>(
    (next, id) => () => deps.uploads.locks.within(id, next),
    () => finishLocked(deps, userId, gravacaoId, claims),
  );
  return locked();
};

const finishLocked = async (
  deps: FinishDeps,
  userId: string,
  gravacaoId: string,
  claims: LocatedClaim[],
): Promise<GravacaoRow> => {
  const { gravacao, segmentos, places } = await withUser(deps.db, userId, async (tx) => ({
    gravacao: requireRow(await findGravacao(tx, gravacaoId)),
    segmentos: await listSegmentos(tx, gravacaoId),
    places: await listLivePlaces(tx, [gravacaoId]),
  }));
  const removeUploads = async (): Promise<void> => {
    for (const { id } of claims) await deps.uploads.files.remove(id);
  };
  if (gravacao.finished_at !== null) {
    confirmSame(segmentos, claims);
    await removeUploads();
    return gravacao;
  }
  // A device that finishes another device's recording may not know when its segments started.
  const starts = new Map(places.map(({ id, started_ms }) => [id, started_ms]));
  const verified = await verifyAll(
    deps,
    claims.map((claim) => ({
      ...claim,
      started_ms: limitStart(claim.started_ms ?? starts.get(claim.id)) ?? undefined,
    })),
  );
  for (const { id, storage_key } of claims)
    await putFile(deps, storage_key, deps.uploads.files.dataPath(id));
  const finished = await withUser(deps.db, userId, async (tx) =>
    requireRow(await saveFinished(tx, gravacaoId, userId, verified)),
  );
  await removeUploads();
  return finished;
};

/**
 * Verifies every segment. Segments without sound (a recorder that stopped at once) are stored, too.
 * If all are without sound, throws the first refusal.
 */
const verifyAll = async (deps: FinishDeps, claims: LocatedClaim[]): Promise<Segmento[]> => {
  const segmentos: Segmento[] = [];
  const track_ms = new Map<string, number>();
  let firstRefusal: AppError | null = null;
  for (const { started_ms = null, ...claim } of claims) {
    const { refusal, ...content } = await verify(deps, claim);
    firstRefusal ??= refusal;
    const total = (track_ms.get(claim.track) ?? 0) + (content.duration_ms ?? 0);
    if (total > MAX_AUDIO_MS) throw new AppError("AUDIO_TOO_LONG");
    track_ms.set(claim.track, total);
    segmentos.push({ ...claim, started_ms, ...content });
  }
  if (firstRefusal !== null && segmentos.every(({ media_type }) => media_type === NO_SOUND))
    throw firstRefusal;
  return segmentos;
};

/** `refusal`: why there is no sound; null when there is. */
type Verified = Content & { sha256: string; refusal: AppError | null };

/** Verifies one segment in its upload, or in the storage after an interrupted call. */
const verify = async (deps: FinishDeps, claim: LocatedClaim): Promise<Verified> => {
  const { uploads, storage } = deps;
  const { files } = uploads;
  const path = files.dataPath(claim.id);
  const record = await files.read(claim.id);
  if (record !== null && (await sizeIfThere(path)) !== null) {
    if (record.offset < claim.bytes) throw new AppError("UPLOAD_INCOMPLETE");
    if (record.offset > claim.bytes) throw new AppError("UPLOAD_CORRUPT");
    await files.trim(claim.id);
    return verifyContent(deps, path, claim);
  }
  try {
    return await storage.withLocalFile(claim.storage_key, (local) =>
      verifyContent(deps, local, claim),
    );
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND")
      throw new AppError("UPLOAD_INCOMPLETE");
    throw error;
  }
};

const verifyContent = async (
  { audio, config }: FinishDeps,
  path: string,
  claim: LocatedClaim,
): Promise<Verified> => {
  const sha256 = await sha256OfFile(path);
  if ((await sizeIfThere(path)) !== claim.bytes || sha256 !== (claim.sha256 ?? sha256))
    throw new AppError("UPLOAD_CORRUPT");
  await refuseInfected(config, createReadStream(path));
  try {
    return { ...(await readContent(audio, path)), sha256, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError && ["AUDIO_EMPTY", "AUDIO_UNREADABLE"].includes(error.code)))
      throw error;
    return { media_type: NO_SOUND, duration_ms: 0, sha256, refusal: error };
  }
};

/** The device deletes its copy after our answer, so the claims must equal the stored content. */
const confirmSame = (segmentos: Segmento[], claims: LocatedClaim[]): void => {
  for (const { track, ordinal, bytes, sha256 } of claims) {
    const stored = segmentos.find((each) => each.track === track && each.ordinal === ordinal);
    if (stored?.bytes !== bytes || stored.sha256 !== (sha256 ?? stored.sha256))
      throw new AppError("UPLOAD_CORRUPT");
  }
};

const putFile = async ({ storage }: FinishDeps, key: string, path: string): Promise<void> => {
  try {
    await storage.putFile(key, path);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new AppError(error.code === "FULL" ? "STORAGE_FULL" : "UNAVAILABLE");
  }
};
