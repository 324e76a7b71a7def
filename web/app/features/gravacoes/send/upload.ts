import { ApiError, NetworkError, apiErrorOf } from "../../../api/api-error.ts";
import type { Trouble } from "../recorder-state.ts";

/** Bytes to send: a file, or a recording that is still growing. */
export interface UploadSource {
  /** Bytes that may be read now; never shrinks. */
  available(): number;
  /** True once nothing will be added. */
  isFinal(): boolean;
  read(offset: number, max: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves when `available` or `isFinal` has changed since the call. */
  changed(signal: AbortSignal): Promise<void>;
}

export interface UploadJob {
  source: UploadSource;
  /** The upload's address once the server gave one, kept where it survives a reload; null begins anew. */
  url: string | null;
  remember(url: string | null): Promise<void>;
  metadata: Record<string, string>;
  onProgress(sentBytes: number): void;
  onTrouble(trouble: Trouble | null): void;
  signal: AbortSignal;
  /** Where uploads are made; tests point it at a server of their own. */
  endpoint?: string;
  /** Waits before another try; `attempt` counts from 1. Returns early when the network is back. */
  pause?: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/** One PATCH carries at most this: small enough that progress moves and a cut costs little. */
export const MAX_PATCH_BYTES = 4 * 1024 * 1024;
const MAX_PAUSE_MS = 5000;
const TUS = { "Tus-Resumable": "1.0.0" };

const base64 = (value: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(value)));

const metadataHeader = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(",");

/** Doubles from half a second to five, and ends at once when the browser says that the network is back. */
export const pauseBeforeRetry = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", done);
      signal.removeEventListener("abort", done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(done, Math.min(MAX_PAUSE_MS, 250 * 2 ** attempt));
    globalThis.addEventListener?.("online", done);
    signal.addEventListener("abort", done);
  });

const send = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
  try {
    return await fetch(url, { ...init, credentials: "same-origin", signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(error);
  }
};

const offsetOf = (response: Response): number => {
  const offset = Number(response.headers.get("Upload-Offset") ?? Number.NaN);
  if (!Number.isSafeInteger(offset)) throw new NetworkError("no Upload-Offset in the answer");
  return offset;
};

/** What a refusal means for the loop: wait for it to pass, or give up. */
const troubleOf = (error: unknown): Trouble | "busy" => {
  if (error instanceof NetworkError) return "offline";
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return "signed_out";
  if (error.status === 507) return "storage_full";
  if (error.status === 423 || error.status === 429 || error.status >= 500) return "busy";
  throw error;
};

/** Has the server forget an upload; one that it does not know is forgotten. Errors: ApiError, NetworkError. */
export const eraseUpload = async (url: string, signal: AbortSignal): Promise<void> => {
  const response = await send(url, { method: "DELETE", headers: TUS }, signal);
  if (response.ok || response.status === 404 || response.status === 410) return;
  throw await apiErrorOf(response);
};

/**
 * Sends a source over tus 1.0 at the server's offset, for as long as it takes: a lost network, a restarted server or an
 * ended session is waited out; 404 and 410 begin that upload again from byte 0; 409 asks the server where it stands.
 * Resolves with the length when everything is there and the server knows that it is everything; with a greater one when the
 * server has more than the source, whose store was full in its time.
 * Errors: ApiError for a refusal that will not pass; the signal's reason when aborted.
 */
export const upload = async (job: UploadJob): Promise<number> => {
  const { source, signal, endpoint = "/api/uploads", pause = pauseBeforeRetry } = job;
  let url = job.url;
  let offset: number | null = url === null ? 0 : null;
  let declared = false;
  let attempt = 0;

  const create = async (): Promise<string> => {
    declared = source.isFinal();
    const length: Record<string, string> = declared
      ? { "Upload-Length": String(source.available()) }
      : { "Upload-Defer-Length": "1" };
    const headers = { ...TUS, ...length, "Upload-Metadata": metadataHeader(job.metadata) };
    const response = await send(endpoint, { method: "POST", headers }, signal);
    if (!response.ok) throw await apiErrorOf(response);
    const location = response.headers.get("Location");
    if (location === null) throw new NetworkError("no Location in the answer");
    // A path: the server may know itself under another name than the browser does (a proxy in front of it).
    const { pathname, search } = new URL(location, new URL(endpoint, globalThis.location?.href));
    const made = new URL(endpoint, globalThis.location?.href).origin + pathname + search;
    await job.remember(made);
    return made;
  };

  const ask = async (from: string): Promise<number> => {
    const response = await send(from, { method: "HEAD", headers: TUS }, signal);
    if (!response.ok) throw await apiErrorOf(response);
    declared = response.headers.get("Upload-Length") !== null;
    return offsetOf(response);
  };

  const patch = async (to: string, from: number): Promise<number> => {
    const end = source.available();
    const data = await source.read(from, Math.min(MAX_PATCH_BYTES, end - from));
    const last = source.isFinal() && source.available() === from + data.byteLength;
    const length: Record<string, string> =
      last && !declared ? { "Upload-Length": String(from + data.byteLength) } : {};
    const headers = {
      ...TUS,
      ...length,
      "Upload-Offset": String(from),
      "Content-Type": "application/offset+octet-stream",
    };
    const response = await send(to, { method: "PATCH", headers, body: data }, signal);
    if (!response.ok) throw await apiErrorOf(response);
    if (last) declared = true;
    return offsetOf(response);
  };

  for (;;) {
    try {
      url ??= await create();
      offset ??= await ask(url);
      job.onProgress(offset);
      const complete = source.isFinal() && offset >= source.available();
      if (complete && (declared || offset > source.available())) return offset;
      if (offset < source.available() || complete) offset = await patch(url, offset);
      else await source.changed(signal);
      attempt = 0;
      job.onTrouble(null);
    } catch (error) {
      signal.throwIfAborted();
      const gone = error instanceof ApiError && (error.status === 404 || error.status === 410);
      if (gone && url !== null) {
        url = null;
        offset = 0;
        await job.remember(null);
      } else if (error instanceof ApiError && error.status === 409 && url !== null) {
        offset = null;
      } else {
        const trouble = troubleOf(error);
        job.onTrouble(trouble === "busy" ? null : trouble);
        offset = url === null ? 0 : null;
      }
      attempt += 1;
      await pause(attempt, signal);
    }
  }
};
