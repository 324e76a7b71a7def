import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import type { GrowingFile } from "../decode/growing.ts";
import { SpeechError } from "../speech.ts";
import type { FromDecoder, ToDecoder } from "./decode-protocol.ts";
import type { Piece } from "./pieces.ts";

/** The JavaScript heap, and the whole process: a piece of five minutes has 19 MB. */
const HEAP_MB = 256;
const RESIDENT_MB = 768;
/** Decoding five minutes takes seconds; a growing file reports its growth before. */
const STALL_MS = 10 * 60_000;

export interface DecodeOptions {
  signal: AbortSignal;
  growing?: GrowingFile | undefined;
  onDuration(total_ms: number | null): void;
  /** Called with the child's process id. */
  onStart?: ((pid: number) => void) | undefined;
}

const startChild = (): ChildProcess =>
  fork(new URL("./child.ts", import.meta.url), [String(RESIDENT_MB)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // The child decodes untrusted bytes, so it gets no secrets.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

const reportGrowth = async (
  growing: GrowingFile,
  send: (message: ToDecoder) => void,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    send({ kind: "grown", bytes: growing.bytes, complete: growing.complete });
    if (growing.complete) return;
    await growing.changed();
  }
};

/**
 * Decodes a recording in a child process with limits of memory and time, into pieces for requests.
 * @throws SpeechError the child's error, SPEECH_FAILED when the child dies, ABORTED
 */
export async function* decodePieces(path: string, options: DecodeOptions): AsyncGenerator<Piece> {
  const { signal, growing } = options;
  if (signal.aborted) throw new SpeechError("ABORTED", "aborted before the start");
  const child = startChild();
  if (child.pid !== undefined) options.onStart?.(child.pid);
  const ending = new AbortController();
  const fail = (error: SpeechError): void => ending.abort(error);
  const stall = setTimeout(
    () => fail(new SpeechError("SPEECH_FAILED", "the decoder is stuck", true)),
    STALL_MS,
  );
  const send = (message: ToDecoder): void => {
    stall.refresh();
    child.send(message, () => undefined);
  };
  const onAbort = (): void => fail(new SpeechError("ABORTED", "aborted"));
  signal.addEventListener("abort", onAbort, { once: true });
  child.on("error", ({ message }) => fail(new SpeechError("SPEECH_FAILED", message, true)));
  child.on("exit", (code, reason) => {
    const detail = `the decoder ended with ${reason ?? `code ${code}`}`;
    fail(new SpeechError("SPEECH_FAILED", detail, reason === "SIGKILL"));
  });
  try {
    const messages = on(child, "message", { signal: ending.signal });
    send({ kind: "decode", path, is_growing: growing !== undefined });
    if (growing)
      reportGrowth(growing, send, ending.signal).catch(() =>
        fail(new SpeechError("ABORTED", "the file is no longer being written")),
      );
    for await (const [message] of messages as AsyncIterable<[FromDecoder]>) {
      stall.refresh();
      switch (message.kind) {
        case "duration":
          options.onDuration(message.total_ms);
          break;
        case "piece":
          yield message.piece;
          send({ kind: "next" });
          break;
        case "failed":
          throw new SpeechError(message.code, message.detail, message.retry);
        case "done":
          return;
      }
    }
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(stall);
    signal.removeEventListener("abort", onAbort);
    child.removeAllListeners();
    child.on("error", () => undefined);
    child.kill("SIGKILL");
    ending.abort();
  }
}
