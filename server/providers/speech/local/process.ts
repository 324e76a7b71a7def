import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { GrowingFile } from "../decode/growing.ts";
import { type HeardPart, SpeechError, type SpeechProgress, type SpeechSegment } from "../speech.ts";
import type { FromChild, ToChild, TranscribeJob } from "./protocol.ts";

/** A child that says nothing for this long is stuck: the slowest model needs a minute for a chunk on a busy machine. */
const STALL_MS = 10 * 60_000;

export interface ChildOptions {
  nodePath: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: SpeechProgress) => void) | undefined;
  onHeard?: ((part: HeardPart) => void) | undefined;
  growing?: GrowingFile | undefined;
  /** Told the child's process id as soon as it has one. */
  onStart?: (pid: number) => void;
}

interface Heard {
  segments: SpeechSegment[];
  duration_ms: number;
}

/** A child that was told to end before it could say that this is the server's business, and so before it had begun. */
class ToldToEnd extends Error {}
const STOP_SIGNALS: readonly (string | null)[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs one job in a child process of its own. A stop of the whole group of processes does not end it: the server decides when,
 * and then aborts it.
 * @throws SpeechError what the child says, SPEECH_FAILED when it dies, ABORTED when it was killed on request
 */
export const runChild = async (job: TranscribeJob, options: ChildOptions): Promise<Heard> => {
  for (;;) {
    try {
      return await runOnce(job, options);
    } catch (error) {
      if (!(error instanceof ToldToEnd)) throw error;
    }
  }
};

const runOnce = (job: TranscribeJob, options: ChildOptions): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress, growing } = options;
    if (signal?.aborted) {
      reject(new SpeechError("ABORTED", "aborted before it began"));
      return;
    }
    const child = startChild(options.nodePath);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    const segments: SpeechSegment[] = [];
    let timer: NodeJS.Timeout | undefined;
    let over = false;

    const end = (settle: () => void): void => {
      over = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      child.removeAllListeners();
      // An error while it is being killed concerns nobody any more, but must not be unhandled.
      child.on("error", () => undefined);
      child.kill("SIGKILL");
      settle();
    };
    const fail = (error: SpeechError | ToldToEnd): void => end(() => reject(error));
    const onAbort = (): void => fail(new SpeechError("ABORTED", "aborted"));
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => fail(new SpeechError("SPEECH_FAILED", "the speech process is stuck", true)),
        STALL_MS,
      );
    };

    signal?.addEventListener("abort", onAbort, { once: true });
    watch();
    child.on("message", (message: FromChild) => {
      watch();
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
    child.on("exit", (code, reason) => {
      if (STOP_SIGNALS.includes(reason)) return fail(new ToldToEnd());
      // SIGKILL from outside is mostly the machine out of memory; anything else happens again.
      const detail = `the speech process ended with ${reason ?? `code ${code}`}`;
      fail(new SpeechError("SPEECH_FAILED", detail, reason === "SIGKILL"));
    });
    const tell = (message: ToChild): void => {
      child.send(message, (error) => {
        // Its exit says why.
        if (error && !over) child.kill("SIGKILL");
      });
    };
    tell(job);
    if (growing) {
      const follow = async (): Promise<void> => {
        while (!over) {
          watch();
          tell({ kind: "grown", bytes: growing.bytes, complete: growing.complete });
          if (growing.complete) return;
          await growing.changed();
        }
      };
      follow().catch(() => fail(new SpeechError("ABORTED", "the file is no longer written")));
    }
  });

/** A process that hears; its first message is its job. */
export const startChild = (nodePath: string): ChildProcess =>
  fork(fileURLToPath(new URL("./child.ts", import.meta.url)), [], {
    execPath: nodePath,
    execArgv: [],
    // It hears foreign bytes: keys and passwords of the server are none of its business.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
