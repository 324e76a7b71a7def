import { Pool } from "../../../platform/processes/pool.ts";
import { PoolError, type PoolFault } from "../../../platform/processes/pool-error.ts";
import { SpeechError, type SpeechErrorCode } from "../../../providers/speech/speech.ts";
import type { AudioCalls, AudioRequest } from "./audio-calls.ts";

/** Why the process gave no result. The message is the code. */
export class AudioProcessError extends Error {
  override readonly name = "AudioProcessError";
  readonly code: PoolFault;
  constructor(code: PoolFault, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Reading a header and a second takes 100 ms; a file that takes 300 times as long is an attack. */
const READ_LIMIT_MS = 30_000;
/** Mixing two tracks of four hours takes two minutes on a laptop. */
const COPY_LIMIT_MS = 15 * 60_000;
/** The JavaScript heap. */
const MEMORY_MB = 256;
/** The whole process. Decoders and file contents are outside the heap. Mixing needs 200 MB. */
const RESIDENT_MB = 768;
const MAX_WAITING = 200;
const FAULTS: readonly string[] = ["TIMEOUT", "CRASHED", "CLOSED", "QUEUE_FULL"];

export interface AudioProcessOptions {
  /** Replaces the child's program (tests). */
  file?: URL;
  read_limit_ms?: number;
  copy_limit_ms?: number;
  resident_mb?: number;
}

/**
 * Reads and copies recordings in child processes with limits of time and memory, because their
 * bytes are untrusted. Copies take minutes in a separate process, so that a doctor who
 * saves a recording does not wait for them. Each call throws SpeechError when the sound is bad and
 * AudioProcessError when the process failed.
 */
export const createAudioProcess = ({
  file = new URL("audio-child.ts", import.meta.url),
  read_limit_ms = READ_LIMIT_MS,
  copy_limit_ms = COPY_LIMIT_MS,
  resident_mb = RESIDENT_MB,
}: AudioProcessOptions = {}) => {
  const limits = { file, memory_mb: MEMORY_MB, resident_mb, max_waiting: MAX_WAITING };
  const reading = new Pool({ ...limits, size: 2, limit_ms: read_limit_ms });
  // Two, so that a doctor's slow copies leave one to the others.
  const copying = new Pool({ ...limits, size: 2, limit_ms: copy_limit_ms });

  const call =
    <N extends keyof AudioCalls>(pool: typeof reading, name: N) =>
    async (...args: Parameters<AudioCalls[N]>): Promise<Awaited<ReturnType<AudioCalls[N]>>> => {
      const request: AudioRequest<N> = { name, args };
      try {
        return (await pool.run(request)) as Awaited<ReturnType<AudioCalls[N]>>;
      } catch (error) {
        if (!(error instanceof PoolError)) throw error;
        throw FAULTS.includes(error.code)
          ? new AudioProcessError(error.code as PoolFault, { cause: error })
          : new SpeechError(error.code as SpeechErrorCode, "in the audio process");
      }
    };
  return {
    readDuration: call(reading, "readDuration"),
    readContent: call(reading, "readContent"),
    readPeaks: call(copying, "readPeaks"),
    mixToWav: call(copying, "mixToWav"),
    joinWebm: call(copying, "joinWebm"),
    close: async (): Promise<void> => void (await Promise.all([reading.close(), copying.close()])),
  };
};
export type AudioProcess = ReturnType<typeof createAudioProcess>;
