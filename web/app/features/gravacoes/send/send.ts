import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Gravacao } from "@relato/shared/contract/gravacoes.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { ApiError, isPassing } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { SendStage, Trouble } from "../recorder-state.ts";
import { sha256Of } from "./sha256.ts";
import type { StoredGravacao } from "../store/store.ts";
import { eraseUpload, pauseBeforeRetry, upload } from "./upload.ts";
import type { UploadSource } from "./upload.ts";

export interface Segment {
  track: Track;
  ordinal: number;
  media_type: string;
  /** Milliseconds of recorded time before this segment began. */
  started_ms: number;
  source: UploadSource;
  upload_url: string | null;
  remember: (url: string | null) => Promise<void>;
}

/** A recording as the server is told of it. */
export type Opening = Pick<StoredGravacao, "id" | "consent" | "language">;

/** Repeats a call that can be repeated until it is answered; a refusal ends it. */
const persist = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const waits = isPassing(error) || (error instanceof ApiError && error.status === 401);
      if (!waits) throw error;
    }
    await pauseBeforeRetry(attempt, signal);
  }
};

/** Opens the recording on the server, or tells it of another consent; waits for as long as it takes. What the server knows of it. */
export const openOnServer = (
  { id, consent, language }: Opening,
  signal: AbortSignal = new AbortController().signal,
): Promise<Gravacao> => {
  const body = { id, consent, language };
  return persist(() => call("POST /api/gravacoes", { body, signal }), signal);
};

/** Whether this refusal means that the server has another, finished recording of this id: another device has saved it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "UPLOAD_CORRUPT" || error.code === "GRAVACAO_IN_USE");

/** Opens the recording on the server and sends one segment of it; resolves when all of it has arrived. */
export const sendSegment = async (
  gravacao: Opening,
  segment: Segment,
  report: (sent: number, trouble: Trouble | null) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { id: gravacao_id } = gravacao;
  await openOnServer(gravacao, signal);
  let sent = 0;
  const sending = upload({
    source: segment.source,
    url: segment.upload_url,
    remember: async (url) => {
      segment.upload_url = url;
      await segment.remember(url);
    },
    metadata: {
      gravacao_id,
      track: segment.track,
      ordinal: String(segment.ordinal),
      media_type: segment.media_type,
      started_ms: String(Math.round(segment.started_ms)),
    },
    onProgress: (bytes) => {
      sent = bytes;
      report(sent, null);
    },
    onTrouble: (trouble) => report(sent, trouble),
    signal,
  });
  try {
    await sending;
  } catch (error) {
    // Finished before, by a call whose answer was lost: finishing again compares length and hash.
    if (!(error instanceof ApiError && error.code === "GRAVACAO_IN_USE")) throw error;
  }
};

/**
 * Erases a recording that became no consultation; one that the server never knew is erased already, and one that another device
 * has saved stays what it is.
 */
export const eraseOnServer = async (id: string): Promise<void> => {
  try {
    await call("DELETE /api/gravacoes/:id", { params: { id } });
  } catch (error) {
    const isDone =
      error instanceof ApiError && (error.status === 404 || error.code === "GRAVACAO_IN_USE");
    if (!isDone) throw error;
  }
};

/** A segment as the server is asked to confirm it. */
type Claim = RouteRequest<Routes["POST /api/gravacoes/:id/finish"]>["body"]["segments"][number];

/** What this browser has of a recording, with its hashes. */
const claimsOf = (segments: readonly Segment[], signal: AbortSignal): Promise<Claim[]> =>
  Promise.all(
    segments.map(async ({ track, ordinal, started_ms, source }) => ({
      track,
      ordinal,
      started_ms,
      bytes: source.available(),
      sha256: await sha256Of(source, signal),
    })),
  );

/**
 * What the server has of a recording beyond what this browser has, now that whoever recorded it is gone: what came while the
 * browser's storage was full, or all of it, from another device. What arrived is all there is.
 */
const listBeyond = async (
  gravacao_id: string,
  here: readonly Claim[],
  signal: AbortSignal,
): Promise<Claim[]> => {
  const { items } = await persist(() => call("GET /api/gravacoes", { query: {}, signal }), signal);
  const received = items.find(({ id }) => id === gravacao_id)?.segments ?? [];
  return received.flatMap(({ track, ordinal, received_bytes, started_ms }) => {
    const ours = here.find((claim) => claim.track === track && claim.ordinal === ordinal);
    if ((ours?.bytes ?? 0) >= received_bytes) return [];
    const began = ours?.started_ms ?? started_ms;
    return [
      { track, ordinal, bytes: received_bytes, ...(began !== null && { started_ms: began }) },
    ];
  });
};

/** Has the server confirm length and hash of every segment; a segment that arrived altered is sent once more from byte 0. */
const confirm = async (
  gravacao_id: string,
  claims: readonly Claim[],
  resend: (corrupt: boolean) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const body = { segments: [...claims] };
  const finish = () =>
    persist(
      () => call("POST /api/gravacoes/:id/finish", { params: { id: gravacao_id }, body, signal }),
      signal,
    );
  try {
    await finish();
  } catch (error) {
    const again =
      error instanceof ApiError &&
      (error.code === "UPLOAD_CORRUPT" || error.code === "UPLOAD_INCOMPLETE");
    if (!again) throw error;
    await resend(error.code === "UPLOAD_CORRUPT");
    await finish();
  }
};

/**
 * Brings a recording to the server and makes the consultation of it. Every step can be repeated: the ids are the
 * caller's. Errors: ApiError for a refusal; nothing local has been deleted then.
 */
export const sendConsulta = async (options: {
  gravacao: Opening;
  segments: readonly Segment[];
  /** Whether who recorded it is gone: then the server may have more of it than this browser. */
  isLeftBehind?: boolean;
  body: CreateConsulta;
  onStage: (stage: SendStage) => void;
  signal: AbortSignal;
}): Promise<ConsultaItem> => {
  const { gravacao, segments, body, onStage, signal } = options;
  const sent = new Map<Segment, number>();
  const report = (segment: Segment, bytes: number, trouble: Trouble | null): void => {
    sent.set(segment, bytes);
    onStage({
      kind: "sending",
      sent: [...sent.values()].reduce((sum, n) => sum + n, 0),
      total: segments.reduce((sum, { source }) => sum + source.available(), 0),
      trouble,
    });
  };
  const sendOne = (segment: Segment): Promise<void> =>
    sendSegment(gravacao, segment, (bytes, trouble) => report(segment, bytes, trouble), signal);
  for (const segment of segments) await sendOne(segment);
  onStage({ kind: "confirming" });
  const here = await claimsOf(segments, signal);
  const beyond = options.isLeftBehind === true ? await listBeyond(gravacao.id, here, signal) : [];
  const isBeyond = ({ track, ordinal }: Pick<Claim, "track" | "ordinal">): boolean =>
    beyond.some((claim) => claim.track === track && claim.ordinal === ordinal);
  const claims = [...here.filter((claim) => !isBeyond(claim)), ...beyond];
  if (claims.length === 0) throw new ApiError(422, { error: "AUDIO_EMPTY", request_id: "" });
  const resend = async (corrupt: boolean): Promise<void> => {
    for (const segment of segments) {
      if (isBeyond(segment)) continue;
      const url = segment.upload_url;
      // Else the server would go on with the upload that it has.
      if (corrupt && url !== null) await persist(() => eraseUpload(url, signal), signal);
      await sendOne(segment);
    }
  };
  await confirm(gravacao.id, claims, resend, signal);
  onStage({ kind: "saving" });
  return persist(() => call("POST /api/consultas", { body, signal }), signal);
};
