import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Track, UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { ApiError, isPassing } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import {
  createConsulta,
  createGravacao,
  discardGravacao,
  finishGravacao,
} from "../../api/endpoints.ts";
import type { SendStage, Trouble } from "./recorder-state.ts";
import { sha256Of } from "./sha256.ts";
import type { StoredGravacao } from "./store.ts";
import { pauseBeforeRetry, upload } from "./upload.ts";
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

/** Opens the recording on the server, or tells it of another consent; waits for as long as it takes. */
export const openOnServer = async (
  { id, consent, language }: Opening,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const body = { id, consent, language };
  await persist(() => call(createGravacao, { body, signal }), signal);
};

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

/** Erases a recording that became no consultation; one that the server never knew is erased already. */
export const eraseOnServer = async (id: string): Promise<void> => {
  try {
    await call(discardGravacao, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

/** Has the server confirm length and hash of every segment; a segment that arrived altered is sent once more from byte 0. */
const confirm = async (
  gravacao_id: string,
  segments: readonly Segment[],
  resend: (segment: Segment) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const body = {
    segments: await Promise.all(
      segments.map(async ({ track, ordinal, started_ms, source }) => ({
        track,
        ordinal,
        started_ms,
        bytes: source.available(),
        sha256: await sha256Of(source, signal),
      })),
    ),
  };
  const finish = () =>
    persist(() => call(finishGravacao, { params: { id: gravacao_id }, body, signal }), signal);
  try {
    await finish();
  } catch (error) {
    const again =
      error instanceof ApiError &&
      (error.code === "UPLOAD_CORRUPT" || error.code === "UPLOAD_INCOMPLETE");
    if (!again) throw error;
    for (const segment of segments) {
      if (error.code === "UPLOAD_CORRUPT") segment.upload_url = null;
      await resend(segment);
    }
    await finish();
  }
};

/** Ends a recording whose device is gone: what arrived is all there is. */
const finishAsReceived = async (remote: UnsavedGravacao, signal: AbortSignal): Promise<void> => {
  const received = remote.segments.filter(({ received_bytes }) => received_bytes > 0);
  const body = {
    segments: received.map(({ track, ordinal, received_bytes, started_ms }) => ({
      track,
      ordinal,
      bytes: received_bytes,
      ...(started_ms !== null && { started_ms }),
    })),
  };
  await persist(() => call(finishGravacao, { params: { id: remote.id }, body, signal }), signal);
};

/**
 * Brings a recording to the server and makes the consultation of it. Every step can be repeated: the ids are the
 * caller's. Errors: ApiError for a refusal; nothing local has been deleted then.
 */
export const sendConsulta = async (options: {
  gravacao: Opening;
  segments: readonly Segment[];
  /** A recording that only the server has; null when its segments are here. */
  remote?: UnsavedGravacao | null;
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
  if (options.remote?.finished_at === null) await finishAsReceived(options.remote, signal);
  if (segments.length > 0) await confirm(gravacao.id, segments, sendOne, signal);
  onStage({ kind: "saving" });
  return persist(() => call(createConsulta, { body, signal }), signal);
};
