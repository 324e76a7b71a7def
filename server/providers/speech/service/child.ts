import { watchProcess } from "../../../platform/processes/watch.ts";
import { GrowingFile } from "../decode/growing.ts";
import { probe } from "../decode/probe.ts";
import { SpeechError } from "../speech.ts";
import type { FromDecoder, ToDecoder } from "./decode-protocol.ts";
import { piecesOf } from "./pieces.ts";

// The child process that decodes for a speech service, because the bytes of a recording are
// untrusted. It does one job and exits. The parent takes the pieces one by one.

const send = (message: FromDecoder): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const growing = new GrowingFile();
let taken = Promise.withResolvers<void>();

const decode = async (path: string, is_growing: boolean): Promise<void> => {
  const { durationMs } = is_growing ? { durationMs: null } : await probe(path);
  const total_ms = durationMs === null ? null : Math.round(durationMs);
  await send({ kind: "duration", total_ms });
  for await (const piece of piecesOf(path, undefined, is_growing ? growing : undefined)) {
    taken = Promise.withResolvers();
    await send({ kind: "piece", piece });
    await taken.promise;
  }
  await send({ kind: "done" });
};

const failure = (error: unknown): FromDecoder =>
  error instanceof SpeechError
    ? { kind: "failed", code: error.code, detail: error.message, retry: error.retry }
    : { kind: "failed", code: "SPEECH_FAILED", detail: String(error), retry: false };

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl-C and systemd signal the whole process group. The server returns its jobs to the queue.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
watchProcess(Number(process.argv[2]));

process.on("message", (message: ToDecoder) => {
  switch (message.kind) {
    case "grown":
      return growing.grow(message.bytes, message.complete);
    case "next":
      return taken.resolve();
    case "decode":
      decode(message.path, message.is_growing)
        .catch((error: unknown) => send(failure(error)))
        .finally(() => process.exit(0));
  }
});
