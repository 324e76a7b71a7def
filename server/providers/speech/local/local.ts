import { ModelError } from "../../../platform/model-files/model-folder.ts";
import type { SpeechModelFolder } from "../model/folder.ts";
import { createSpeechModelStore, type SpeechModelStoreOptions } from "../model/store.ts";
import {
  MOST_FOLLOWED,
  SpeechError,
  type SpeechProvider,
  type SpeechResult,
  type TranscribeOptions,
} from "../speech.ts";
import { listenInChild } from "./listen-process.ts";
import { runChild } from "./process.ts";

const NAME = "sherpa-onnx";

export interface LocalSpeechOptions extends SpeechModelStoreOptions {
  /** Processor threads of one transcription; more than 2 gain nothing (measured). */
  threads?: number | undefined;
  /** Transcriptions at the same time; the rest wait. */
  concurrency?: number;
  /** The Node that runs the child, 22.18 or later; this process's own by default. */
  nodePath?: string;
}

/** Speech on this machine: a model folder, or a known model that is downloaded once, in child processes. */
export const createLocalSpeech = (options: LocalSpeechOptions): SpeechProvider => {
  const { threads = 2, concurrency = 2, nodePath = process.execPath } = options;
  const store = createSpeechModelStore(options);
  const closing = new AbortController();
  const places = new Places(concurrency);
  const followers = new Places(MOST_FOLLOWED);

  const usable = async (language: string): Promise<SpeechModelFolder> => {
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

  const transcribe = async (path: string, job: TranscribeOptions): Promise<SpeechResult> => {
    const language = job.language.slice(0, 2) as "pt" | "es" | "en";
    const model = await usable(language);
    const signal = job.signal ? AbortSignal.any([job.signal, closing.signal]) : closing.signal;
    const { onProgress, onHeard, growing } = job;
    const before = job.heard ?? { done_ms: 0, segments: [] };
    const heard = { done_ms: before.done_ms, segments: before.segments.length };
    // Who follows a recording mostly waits; it must not keep a finished one waiting.
    const leave = await (growing ? followers : places).enter(signal);
    try {
      const { segments, duration_ms } = await runChild(
        { kind: "transcribe", path, model, language, threads, heard, growing: !!growing },
        { nodePath, signal, onProgress, onHeard, growing },
      );
      return {
        engine: NAME,
        model: store.name,
        language: job.language,
        duration_ms,
        segments: [...before.segments, ...segments],
      };
    } finally {
      leave();
    }
  };

  return {
    name: NAME,
    readiness: () => store.readiness(),
    reachable: async () => true,
    prepare: (onProgress) => store.prepare(onProgress),
    transcribe,
    mostListeners: MOST_FOLLOWED,
    listen: async (wanted) => {
      const language = wanted.language.slice(0, 2) as "pt" | "es" | "en";
      const signal = AbortSignal.any([wanted.signal, closing.signal]);
      try {
        const model = await usable(language);
        const job = { kind: "listen", model, language, threads } as const;
        return listenInChild(job, nodePath, { ...wanted, signal });
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

/** Lets a number of callers in at a time. */
class Places {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** @returns how to leave again; @throws SpeechError ABORTED */
  async enter(signal: AbortSignal): Promise<() => void> {
    while (this.#free === 0 && !signal.aborted) await this.#turn(signal);
    if (signal.aborted) throw new SpeechError("ABORTED", "aborted while waiting");
    this.#free--;
    return () => {
      this.#free++;
      // All are woken, for some may have given up; the first takes the place, the others wait on.
      for (const wake of this.#waiting.splice(0)) wake();
    };
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}
