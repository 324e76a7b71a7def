import PQueue from "p-queue";
import { ModelError } from "../../../platform/model-files/model-folder.ts";
import type { ModelStore } from "../../../platform/model-files/model-store.ts";
import type { SpeechModel, SpeechModelFolder } from "../model/folder.ts";
import { createSpeechModelStore, type SpeechModelStoreOptions } from "../model/store.ts";
import {
  MAX_FOLLOWED,
  SpeechError,
  type SpeechProvider,
  type SpeechResult,
  type TranscribeOptions,
} from "../speech.ts";
import { listenInChild } from "./listen-process.ts";
import { runQueued } from "./run-queued.ts";
import { runChild } from "./process.ts";

const NAME = "sherpa-onnx";
/** Several times the size of the largest model in the catalogue. */
export const MEMORY_MB = 4096;

export interface LocalSpeechOptions extends SpeechModelStoreOptions {
  /** Threads of one transcription. More than 2 are not faster (measured). */
  threads?: number | undefined;
  /** Transcriptions at the same time. */
  concurrency?: number;
  /** The Node (22.18 or later) that runs the child; by default this process's own. */
  nodePath?: string;
  /** Limit of a child's whole memory, in megabytes. */
  memory_mb?: number | undefined;
}

/** @throws SpeechError SPEECH_MODEL_MISSING */
const openModel = async (
  store: ModelStore<SpeechModel>,
  language: string,
): Promise<SpeechModelFolder> => {
  try {
    const model = await store.open();
    if (!model.languages.includes(language))
      throw new ModelError("LANGUAGE_MISSING", `the model does not know ${language}`);
    return model;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new SpeechError("SPEECH_MODEL_MISSING", `${error.fault}: ${error.message}`, true);
  }
};

/** Local speech recognition in child processes, by a model folder or a downloaded model. */
export const createLocalSpeech = (options: LocalSpeechOptions): SpeechProvider => {
  const { threads = 2, concurrency = 2 } = options;
  const start = {
    nodePath: options.nodePath ?? process.execPath,
    memory_mb: options.memory_mb ?? MEMORY_MB,
  };
  const store = createSpeechModelStore(options);
  const closing = new AbortController();
  // Following a recording mostly waits for sound, so it must not block finished recordings.
  const finished = new PQueue({ concurrency });
  const followed = new PQueue({ concurrency: MAX_FOLLOWED });

  const transcribe = async (path: string, job: TranscribeOptions): Promise<SpeechResult> => {
    const language = job.language.slice(0, 2) as "pt" | "es" | "en";
    const model = await openModel(store, language);
    const signal = job.signal ? AbortSignal.any([job.signal, closing.signal]) : closing.signal;
    const { onProgress, onHeard, growing } = job;
    const before = job.heard ?? { done_ms: 0, segments: [] };
    const heard = { done_ms: before.done_ms, segments: before.segments.length };
    const { segments, duration_ms } = await runQueued(growing ? followed : finished, signal, () =>
      runChild(
        { kind: "transcribe", path, model, language, threads, heard, growing: !!growing },
        { ...start, signal, onProgress, onHeard, growing },
      ),
    );
    return {
      engine: NAME,
      model: store.name,
      language: job.language,
      duration_ms,
      segments: [...before.segments, ...segments],
    };
  };

  return {
    name: NAME,
    readiness: () => store.readiness(),
    reachable: async () => true,
    prepare: (onProgress) => store.prepare(onProgress),
    transcribe,
    maxListeners: MAX_FOLLOWED,
    listen: async (options) => {
      const language = options.language.slice(0, 2) as "pt" | "es" | "en";
      const signal = AbortSignal.any([options.signal, closing.signal]);
      try {
        const model = await openModel(store, language);
        const job = { kind: "listen", model, language, threads } as const;
        return listenInChild(job, start, { ...options, signal });
      } catch (error) {
        if (error instanceof SpeechError) return null;
        throw error;
      }
    },
    close: async () => {
      closing.abort();
      await store.close();
    },
  };
};
