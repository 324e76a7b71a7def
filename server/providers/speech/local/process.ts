import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { GrowingFile } from "../decode/growing.ts";
import { type HeardPart, SpeechError, type SpeechProgress, type SpeechSegment } from "../speech.ts";
import type { FromChild, ToChild, TranscribeJob } from "./protocol.ts";

/** A silent child is stuck after this time. The slowest model needs a minute for a chunk. */
const STALL_MS = 10 * 60_000;

/** How a child is started. */
export interface ChildStart {
  nodePath: string;
  /** Limit of the child's whole memory, in megabytes. */
  memory_mb: number;
}

export interface ChildOptions extends ChildStart {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: SpeechProgress) => void) | undefined;
  onHeard?: ((part: HeardPart) => void) | undefined;
  growing?: GrowingFile | undefined;
  onStart?: (pid: number) => void;
}

interface Transcription {
  segments: SpeechSegment[];
  duration_ms: number;
}

/** A signal ended the child before it could install its signal handlers. */
class SignalledEarly extends Error {}
const STOP_SIGNALS: readonly (string | null)[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs one job in a new child process. Signals to the process group do not end it; only `signal`
 * does.
 * @throws SpeechError the child's error, SPEECH_FAILED when the child dies, ABORTED
 */
export const runChild = async (
  job: TranscribeJob,
  options: ChildOptions,
): Promise<Transcription> => {
  for (;;) {
    if (options.signal?.aborted) throw new SpeechError("ABORTED", "aborted before the start");
    try {
      return await runOnce(job, options);
    } catch (error) {
      if (!(error instanceof SignalledEarly)) throw error;
    }
  }
};

/** SIGKILL mostly means out of memory: retry. Other causes would happen again. */
const toExitError = (code: number | null, reason: NodeJS.Signals | null): Error => {
  if (STOP_SIGNALS.includes(reason)) return new SignalledEarly();
  const detail = `the speech process ended with ${reason ?? `code ${code}`}`;
  return new SpeechError("SPEECH_FAILED", detail, reason === "SIGKILL");
};

const reportGrowth = async (
  growing: GrowingFile,
  send: (message: ToChild) => void,
  isEnded: () => boolean,
): Promise<void> => {
  while (!isEnded()) {
    send({ kind: "grown", bytes: growing.bytes, complete: growing.complete });
    if (growing.complete) return;
    await growing.changed();
  }
};

const runOnce = (job: TranscribeJob, options: ChildOptions): Promise<Transcription> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress, growing } = options;
    const child = startChild(options);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    const segments: SpeechSegment[] = [];
    let isEnded = false;
    const timer = setTimeout(
      () => fail(new SpeechError("SPEECH_FAILED", "the speech process is stuck", true)),
      STALL_MS,
    );

    const end = (settle: () => void): void => {
      isEnded = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      child.removeAllListeners();
      // Errors of a killed child are irrelevant, but must not be unhandled.
      child.on("error", () => undefined);
      child.kill("SIGKILL");
      settle();
    };
    const fail = (error: Error): void => end(() => reject(error));
    const onAbort = (): void => fail(new SpeechError("ABORTED", "aborted"));

    signal?.addEventListener("abort", onAbort, { once: true });
    child.on("message", (message: FromChild) => {
      timer.refresh();
      switch (message.kind) {
        case "progress":
          onProgress?.(message.progress);
          return;
        case "heard":
          segments.push(...message.part.segments);
          options.onHeard?.(message.part);
          return;
        case "done":
          end(() => resolve({ segments, duration_ms: message.duration_ms }));
          return;
        case "failed":
          fail(new SpeechError(message.code, message.detail, message.retry));
      }
    });
    child.on("error", (error) => fail(new SpeechError("SPEECH_FAILED", error.message, true)));
    child.on("exit", (code, reason) => fail(toExitError(code, reason)));
    const sendMessage = (message: ToChild): void => {
      timer.refresh();
      child.send(message, (error) => {
        // The exit event reports the reason.
        if (error && !isEnded) child.kill("SIGKILL");
      });
    };
    sendMessage(job);
    if (growing) {
      reportGrowth(growing, sendMessage, () => isEnded).catch(() =>
        fail(new SpeechError("ABORTED", "the file is no longer being written")),
      );
    }
  });

/** Starts the child process. Its first message is its job. */
export const startChild = ({ nodePath, memory_mb }: ChildStart): ChildProcess =>
  fork(fileURLToPath(new URL("./child.ts", import.meta.url)), [String(memory_mb)], {
    execPath: nodePath,
    execArgv: [],
    // The child decodes untrusted bytes, so it gets no secrets.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
