import { apiPath, atThisLaunch } from "../../../api/launched.ts";
import { ApiError, apiErrorOf, NetworkError } from "../../../api/api-error.ts";
import type { Trouble } from "../recorder-state.ts";

/** Bytes to send: a file, or a recording that still grows. */
export interface UploadSource {
  /** Bytes that can be read now; never shrinks. */
  available(): number;
  isFinal(): boolean;
  read(offset: number, max: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Resolves at the next change of `available` or `isFinal`. */
  changed(signal: AbortSignal): Promise<void>;
}

export interface UploadJob {
  source: UploadSource;
  /** The upload's URL; null creates it. */
  url: string | null;
  /** Stores the URL, so that it survives a reload. */
  remember: (url: string | null) => Promise<void>;
  metadata: Record<string, string>;
  report: (sentBytes: number, trouble: Trouble | null) => void;
  signal: AbortSignal;
  endpoint?: string;
  /** Waits before a retry; `attempt` counts from 1. */
  pause?: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/** Small enough that progress moves and a lost connection costs little. */
export const MAX_PATCH_BYTES = 4 * 1024 * 1024;
const MAX_PAUSE_MS = 5000;
const TUS = { "Tus-Resumable": "1.0.0" };

const base64 = (value: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(value)));

const metadataHeader = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(",");

/** Backoff from half a second to five. Ends at once when the browser is online again. */
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

/** @throws ApiError, NetworkError, the signal's reason */
const request = async (
  url: string,
  init: Pick<RequestInit, "method" | "body"> & { headers?: Record<string, string> },
  signal: AbortSignal,
): Promise<Response> => {
  const headers = { ...TUS, ...init.headers };
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers, credentials: "same-origin", signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NetworkError(error);
  }
  if (!response.ok) throw await apiErrorOf(response);
  return response;
};

const offsetOf = (response: Response): number => {
  const offset = Number(response.headers.get("Upload-Offset") ?? Number.NaN);
  if (!Number.isSafeInteger(offset)) throw new NetworkError("response without Upload-Offset");
  return offset;
};

/** The trouble of an error that is retried; null when it is not shown. Throws other errors. */
const troubleOf = (error: unknown): Trouble | null => {
  if (error instanceof NetworkError) return "offline";
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return "signed_out";
  if (error.code === "STORAGE_QUOTA") return "storage_quota";
  if (error.code === "UPLOADS_DAILY") return "uploads_daily";
  if (error.status === 507) return "storage_full";
  if (error.status === 423 || error.status === 429 || error.status >= 500) return null;
  throw error;
};

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Erases an upload from the server, if it exists. @throws ApiError, NetworkError */
export const eraseUpload = async (url: string, signal: AbortSignal): Promise<void> => {
  try {
    await request(url, { method: "DELETE" }, signal);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};

/** One upload: its requests, and what is known of it on the server. */
class TusUpload {
  readonly #job: UploadJob;
  #url: string | null;
  /** Null when only the server knows it. */
  #offset: number | null;
  #isLengthDeclared = false;
  #sent = 0;

  constructor(job: UploadJob) {
    this.#job = job;
    this.#url = job.url === null ? null : atThisLaunch(job.url);
    this.#offset = job.url === null ? 0 : null;
  }

  async send(): Promise<number> {
    const { report, signal, pause = pauseBeforeRetry } = this.#job;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const length = await this.#step();
        if (length !== null) return length;
        attempt = 0;
        report(this.#sent, null);
      } catch (error) {
        signal.throwIfAborted();
        await this.#recover(error);
        await pause(attempt, signal);
      }
    }
  }

  /** Sends the next bytes or waits for them. Returns the upload's length when it is complete. */
  async #step(): Promise<number | null> {
    const { source, signal, report } = this.#job;
    this.#url ??= await this.#create();
    this.#offset ??= await this.#readOffset(this.#url);
    this.#sent = this.#offset;
    report(this.#sent, null);
    const isComplete = source.isFinal() && this.#offset >= source.available();
    if (isComplete && (this.#isLengthDeclared || this.#offset > source.available()))
      return this.#offset;
    if (this.#offset < source.available() || isComplete)
      this.#offset = await this.#patch(this.#url, this.#offset);
    else await source.changed(signal);
    return null;
  }

  /** Prepares a retry. Throws the error when a retry cannot succeed. */
  async #recover(error: unknown): Promise<void> {
    if (this.#url !== null && isGone(error)) {
      this.#url = null;
      this.#offset = 0;
      return this.#job.remember(null);
    }
    const isConflict = this.#url !== null && error instanceof ApiError && error.status === 409;
    if (!isConflict) this.#job.report(this.#sent, troubleOf(error));
    this.#offset = this.#url === null ? 0 : null;
  }

  async #create(): Promise<string> {
    const { source, metadata, signal, remember, endpoint = apiPath("/api/uploads") } = this.#job;
    this.#isLengthDeclared = source.isFinal();
    const length: Record<string, string> = this.#isLengthDeclared
      ? { "Upload-Length": String(source.available()) }
      : { "Upload-Defer-Length": "1" };
    const headers = { ...length, "Upload-Metadata": metadataHeader(metadata) };
    const response = await request(endpoint, { method: "POST", headers }, signal);
    const location = response.headers.get("Location");
    if (location === null) throw new NetworkError("response without Location");
    // Only the path: behind a proxy, the server may not know its public origin.
    const base = new URL(endpoint, globalThis.location?.href);
    const { pathname, search } = new URL(location, base);
    const url = base.origin + pathname + search;
    await remember(url);
    return url;
  }

  async #readOffset(url: string): Promise<number> {
    const response = await request(url, { method: "HEAD" }, this.#job.signal);
    this.#isLengthDeclared = response.headers.get("Upload-Length") !== null;
    return offsetOf(response);
  }

  async #patch(url: string, from: number): Promise<number> {
    const { source, signal } = this.#job;
    const body = await source.read(from, Math.min(MAX_PATCH_BYTES, source.available() - from));
    const end = from + body.byteLength;
    const isLast = source.isFinal() && source.available() === end;
    const length: Record<string, string> =
      isLast && !this.#isLengthDeclared ? { "Upload-Length": String(end) } : {};
    const headers = {
      ...length,
      "Upload-Offset": String(from),
      "Content-Type": "application/offset+octet-stream",
    };
    const response = await request(url, { method: "PATCH", headers, body }, signal);
    if (isLast) this.#isLengthDeclared = true;
    return offsetOf(response);
  }
}

/**
 * Sends a source over tus 1.0 from the server's offset. Retries a lost network, a restarted server
 * and an expired session without a limit; 404 and 410 create the upload again from byte 0; 409
 * reads the server's offset. Returns the length, which is greater than the source's if the
 * browser's storage was full while recording.
 * @throws ApiError for a refusal, and the signal's reason
 */
export const upload = (job: UploadJob): Promise<number> => new TusUpload(job).send();
