import { join } from "node:path";
import type { SpeechReadiness } from "../speech.ts";
import { DEFAULT_MODEL_URL, KNOWN_MODELS, type KnownModel } from "./catalogue.ts";
import { downloadModel } from "./download.ts";
import { ModelError, type ModelFault, type ModelFolder, readModel, verifyModel } from "./folder.ts";

export interface ModelStoreOptions {
  /** A known model's name, or the path of a folder with `model.json`. */
  model: string;
  /** Where downloaded models lie, one folder each. */
  cacheDir: string;
  /** Replaces the address that known models come from (SPEECH_MODEL_URL). */
  modelUrl?: string | undefined;
  catalogue?: Readonly<Record<string, KnownModel>>;
}

export interface ModelStore {
  /** The name to show: a known model's, or a folder's last part. */
  readonly name: string;
  readiness(): Promise<SpeechReadiness>;
  prepare(onProgress?: (readiness: SpeechReadiness) => void): Promise<SpeechReadiness>;
  /** @throws ModelError */
  open(): Promise<ModelFolder>;
  close(): Promise<void>;
}

type Download = { readiness: SpeechReadiness; listeners: Set<(now: SpeechReadiness) => void> };

/** The model in use: a folder as it is, or a known model, which `prepare` downloads once. */
export const createModelStore = (options: ModelStoreOptions): ModelStore => {
  const known = (options.catalogue ?? KNOWN_MODELS)[options.model];
  const folder = known ? join(options.cacheDir, options.model) : options.model;
  const name = known ? options.model : (options.model.split(/[\\/]/u).findLast(Boolean) ?? "");
  const closing = new AbortController();
  let failure: ModelFault | null = null;
  let running: { download: Download; done: Promise<SpeechReadiness> } | null = null;

  const open = async (): Promise<ModelFolder> => {
    try {
      return await readModel(folder);
    } catch (error) {
      const absent = error instanceof ModelError && error.fault === "FOLDER_MISSING";
      if (!known || !absent) throw error;
      throw new ModelError(failure ?? "NOT_DOWNLOADED", `${name} is not in the cache`);
    }
  };

  const readiness = async (): Promise<SpeechReadiness> => {
    if (running) return running.download.readiness;
    try {
      await verifyModel(await open());
      return { state: "ready", model: name };
    } catch (error) {
      const reason = error instanceof ModelError ? error.fault : "FILE_MISSING";
      return { state: "missing", model: name, reason };
    }
  };

  const download = async (source: KnownModel, state: Download): Promise<SpeechReadiness> => {
    try {
      await downloadModel(source, {
        baseUrl: options.modelUrl ?? DEFAULT_MODEL_URL,
        folder,
        signal: closing.signal,
        onProgress: (done_bytes, total_bytes) => {
          state.readiness = { state: "downloading", model: name, done_bytes, total_bytes };
          for (const listener of state.listeners) listener(state.readiness);
        },
      });
      failure = null;
    } catch {
      // The reason stands in `readiness`; a later `prepare` goes on where this one stopped.
      failure = "DOWNLOAD_FAILED";
    }
    running = null;
    return readiness();
  };

  const prepare: ModelStore["prepare"] = async (onProgress) => {
    const now = await readiness();
    if (!known || now.state === "ready") return now;
    if (!running) {
      const start: SpeechReadiness = {
        state: "downloading",
        model: name,
        done_bytes: 0,
        total_bytes: 0,
      };
      const state: Download = { readiness: start, listeners: new Set() };
      running = { download: state, done: download(known, state) };
    }
    if (onProgress) running.download.listeners.add(onProgress);
    return running.done;
  };

  return {
    name,
    readiness,
    prepare,
    open,
    close: async () => {
      closing.abort();
      await running?.done;
    },
  };
};
