import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Caller, signUp } from "./caller.ts";
import {
  createConsultation,
  finishRecording,
  patchUpload,
  readOffset,
  startUpload,
} from "./upload.ts";

/** A client that repeats each request until the server answers below 500. */
export interface RetryingDoctor {
  get(path: string): Promise<Response>;
  /** Uploads and finishes a recording. Returns its id. */
  upload(content: Buffer): Promise<string>;
  /** Creates a consultation from the recording. Returns its id. */
  save(gravacao_id: string): Promise<string>;
}

const RETRY_MS = 100;

const fetchWithRetry: typeof fetch = async (input, init) => {
  for (;;) {
    const answer = await fetch(input, init).catch(() => null);
    // A failed PATCH continues at another offset, so its caller retries.
    if (answer && (answer.status < 500 || init?.method === "PATCH")) return answer;
    if (init?.method === "PATCH") throw new Error("PATCH failed");
    await pause(RETRY_MS);
  }
};

/** Sends the content from the server's offset on, until the upload is complete. */
const sendAll = async (caller: Caller, path: string, content: Buffer): Promise<void> => {
  for (;;) {
    const offset = await readOffset(caller, path);
    if (offset === content.length) return;
    const patch = await patchUpload(caller, path, offset, content.subarray(offset)).catch(
      () => null,
    );
    if (patch === null || patch.status >= 400) await pause(RETRY_MS);
  }
};

export const signUpDoctor = async (url: string): Promise<RetryingDoctor> => {
  const caller = await signUp(url, fetchWithRetry);
  return {
    get: (path) => caller.call(path),
    async upload(content) {
      const gravacao_id = randomUUID();
      const path = await startUpload(caller, { gravacao_id, length: content.length });
      await sendAll(caller, path, content);
      await finishRecording(caller, gravacao_id, content);
      return gravacao_id;
    },
    save: (gravacao_id) => createConsultation(caller, { kind: "recording", gravacao_id }),
  };
};
