import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Gravacao } from "@relato/shared/contract/gravacoes.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { ApiError, isPassing } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { SendStage, Trouble } from "../recorder-state.ts";
import type { Opening, StoredSegment } from "../store/store.ts";
import { sha256Of } from "./sha256.ts";
import { eraseUpload, pauseBeforeRetry, upload, type UploadSource } from "./upload.ts";

/** A segment to send. `remember` stores the URL of its upload. */
export interface Segment extends Omit<StoredSegment, "gravacao_id"> {
  source: UploadSource;
  remember: (url: string | null) => Promise<void>;
}

const hasCode = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** Retries until there is an answer. `work` must be idempotent. @throws ApiError for a refusal */
const persist = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const isTemporary = isPassing(error) || (error instanceof ApiError && error.status === 401);
      if (!isTemporary) throw error;
    }
    await pauseBeforeRetry(attempt, signal);
  }
};

/** Opens the recording on the server, or changes its consent. Retries until there is an answer. */
export const openOnServer = (
  { id, consent, language }: Opening,
  signal: AbortSignal = new AbortController().signal,
): Promise<Gravacao> => {
  const body = { id, consent, language };
  return persist(() => call("POST /api/gravacoes", { body, signal }), signal);
};

/** Whether the error means that another device finished the recording. */
export const isTaken = (error: unknown): boolean =>
  hasCode(error, "UPLOAD_CORRUPT", "GRAVACAO_IN_USE");

/** Opens the recording and sends one segment. Resolves when all of it has arrived. */
export const sendSegment = async (
  opening: Opening,
  segment: Segment,
  report: (sent: number, trouble: Trouble | null) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { source, upload_url, track, ordinal, media_type, started_ms } = segment;
  await openOnServer(opening, signal);
  try {
    await upload({
      source,
      url: upload_url,
      remember: async (url) => {
        segment.upload_url = url;
        await segment.remember(url);
      },
      metadata: {
        gravacao_id: opening.id,
        track,
        ordinal: String(ordinal),
        media_type,
        started_ms: String(Math.round(started_ms)),
      },
      report,
      signal,
    });
  } catch (error) {
    // An earlier call finished the recording. Finishing again compares length and hash.
    if (!hasCode(error, "GRAVACAO_IN_USE")) throw error;
  }
};

/** Erases an unsaved recording. Does nothing if it is unknown, or saved by another device. */
export const eraseOnServer = async (id: string): Promise<void> => {
  try {
    await call("DELETE /api/gravacoes/:id", { params: { id } });
  } catch (error) {
    if (!hasCode(error, "GRAVACAO_IN_USE") && !(error instanceof ApiError && error.status === 404))
      throw error;
  }
};

/** A segment that the server must confirm. */
type Claim = RouteRequest<Routes["POST /api/gravacoes/:id/finish"]>["body"]["segments"][number];
type Place = Pick<Claim, "track" | "ordinal">;

const findAt = <T extends Place>(items: readonly T[], { track, ordinal }: Place): T | undefined =>
  items.find((item) => item.track === track && item.ordinal === ordinal);

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
 * The segments of which the server has more than this browser, after the recording page is gone:
 * they were sent while the browser's storage was full, or by another device. They are claimed as
 * they arrived, without a hash.
 */
const listLonger = async (
  gravacao_id: string,
  here: readonly Claim[],
  signal: AbortSignal,
): Promise<Claim[]> => {
  const { items } = await persist(() => call("GET /api/gravacoes", { query: {}, signal }), signal);
  const received = items.find(({ id }) => id === gravacao_id)?.segments ?? [];
  return received.flatMap(({ track, ordinal, received_bytes: bytes, started_ms: arrived_ms }) => {
    const ours = findAt(here, { track, ordinal });
    if ((ours?.bytes ?? 0) >= bytes) return [];
    const started_ms = ours?.started_ms ?? arrived_ms;
    return [{ track, ordinal, bytes, ...(started_ms !== null && { started_ms }) }];
  });
};

/** Finishes the recording. After a refusal of its content, sends it again and retries once. */
const finish = async (
  id: string,
  segments: Claim[],
  resend: (isCorrupt: boolean) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const request = { params: { id }, body: { segments }, signal };
  const tryFinish = () => persist(() => call("POST /api/gravacoes/:id/finish", request), signal);
  try {
    await tryFinish();
  } catch (error) {
    if (!hasCode(error, "UPLOAD_CORRUPT", "UPLOAD_INCOMPLETE")) throw error;
    await resend(error.code === "UPLOAD_CORRUPT");
    await tryFinish();
  }
};

/**
 * Sends a recording and creates its consultation. Every step is idempotent, by the caller's ids.
 * Deletes nothing in the browser. @throws ApiError for a refusal
 */
export const sendConsulta = async (options: {
  gravacao: Opening;
  segments: readonly Segment[];
  /** The recording page is gone: the server may have more than this browser. */
  isLeftBehind?: boolean;
  body: CreateConsulta;
  onStage: (stage: SendStage) => void;
  signal: AbortSignal;
}): Promise<ConsultaItem> => {
  const { gravacao, segments, body, onStage, signal } = options;
  const sent = new Map<Segment, number>();
  const sendOne = (segment: Segment): Promise<void> => {
    const report = (bytes: number, trouble: Trouble | null): void => {
      sent.set(segment, bytes);
      onStage({
        kind: "sending",
        sent: [...sent.values()].reduce((sum, n) => sum + n, 0),
        total: segments.reduce((sum, { source }) => sum + source.available(), 0),
        trouble,
      });
    };
    return sendSegment(gravacao, segment, report, signal);
  };
  for (const segment of segments) await sendOne(segment);
  onStage({ kind: "confirming" });
  const here = await claimsOf(segments, signal);
  const longer = options.isLeftBehind === true ? await listLonger(gravacao.id, here, signal) : [];
  const claims = [...here.filter((claim) => findAt(longer, claim) === undefined), ...longer];
  if (claims.length === 0) throw new ApiError(422, { error: "AUDIO_EMPTY", request_id: "" });
  const resend = async (isCorrupt: boolean): Promise<void> => {
    for (const segment of segments) {
      if (findAt(longer, segment) !== undefined) continue;
      const url = segment.upload_url;
      // Otherwise the server would continue the corrupt upload.
      if (isCorrupt && url !== null) await persist(() => eraseUpload(url, signal), signal);
      await sendOne(segment);
    }
  };
  await finish(gravacao.id, claims, resend, signal);
  onStage({ kind: "saving" });
  return persist(() => call("POST /api/consultas", { body, signal }), signal);
};
