import { join } from "node:path";
import { downloadModel, type KnownModel } from "./download.ts";
import {
  ModelError,
  type ModelFileFault,
  type ModelFile,
  type ModelFolder,
  type ModelFormat,
  readModelFolder,
  verifyFiles,
} from "./model-folder.ts";

/** Whether a model can be used now; `missing` says in a code why not. */
export type ModelReadiness =
  | { state: "ready"; model: string }
  | { state: "downloading"; model: string; done_bytes: number; total_bytes: number }
  | { state: "missing"; model: string; reason: ModelFileFault };

export interface ModelStoreOptions<M extends ModelFile> {
  /** A known model's name, or the path of a folder with `model.json`. */
  model: string;
  /** Where downloaded models are kept, one folder each. */
  cacheDir: string;
  /** The address that known models come from. */
  modelUrl: string;
  catalogue: Readonly<Record<string, KnownModel<M>>>;
  format: ModelFormat<M>;
}

export interface ModelStore<M> {
  /** The name to show: a known model's, or a folder's last part. */
  readonly name: string;
  readiness(): Promise<ModelReadiness>;
  /** Downloads a known model unless it is there; two calls share one download. */
  prepare(onProgress?: (readiness: ModelReadiness) => void): Promise<ModelReadiness>;
  /** The model's folder with its files, whose content is not checked. @throws ModelError */
  find(): Promise<ModelFolder<M>>;
  /** The model's folder, with every file verified. @throws ModelError */
  open(): Promise<ModelFolder<M>>;
  close(): Promise<void>;
}

type Download = { readiness: ModelReadiness; listeners: Set<(now: ModelReadiness) => void> };

/** The model in use: a folder as it is, or a known model, which `prepare` downloads once. */
export const createModelStore = <M extends ModelFile>(
  options: ModelStoreOptions<M>,
): ModelStore<M> => {
  const { format } = options;
  const known = options.catalogue[options.model];
  const folder = known ? join(options.cacheDir, options.model) : options.model;
  const name = known ? options.model : (options.model.split(/[\\/]/u).findLast(Boolean) ?? "");
  const closing = new AbortController();
  let failure: ModelFileFault | null = null;
  let running: { download: Download; done: Promise<ModelReadiness> } | null = null;

  const find = async (): Promise<ModelFolder<M>> => {
    try {
      return await readModelFolder(folder, format);
    } catch (error) {
      const absent = error instanceof ModelError && error.fault === "FOLDER_MISSING";
      if (!known || !absent) throw error;
      throw new ModelError(failure ?? "NOT_DOWNLOADED", `${name} is not in the cache`);
    }
  };

  const open = async (): Promise<ModelFolder<M>> => {
    const model = await find();
    await verifyFiles(model, format.filesOf(model));
    return model;
  };

  const readiness = async (): Promise<ModelReadiness> => {
    if (running) return running.download.readiness;
    try {
      await open();
      return { state: "ready", model: name };
    } catch (error) {
      const reason = error instanceof ModelError ? error.fault : "FILE_MISSING";
      return { state: "missing", model: name, reason };
    }
  };

  const download = async (source: KnownModel<M>, state: Download): Promise<ModelReadiness> => {
    try {
      await downloadModel(source, format, {
        baseUrl: options.modelUrl,
        folder,
        signal: closing.signal,
        onProgress: (done_bytes, total_bytes) => {
          state.readiness = { state: "downloading", model: name, done_bytes, total_bytes };
          for (const listener of state.listeners) listener(state.readiness);
        },
      });
      failure = null;
    } catch (error) {
      // `readiness` returns the reason; a later `prepare` resumes the download.
      failure = error instanceof ModelError ? error.fault : "DOWNLOAD_FAILED";
    }
    running = null;
    return readiness();
  };

  const prepare: ModelStore<M>["prepare"] = async (onProgress) => {
    const now = await readiness();
    if (!known || now.state === "ready") return now;
    if (!running) {
      const start: ModelReadiness = {
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
    find,
    open,
    close: async () => {
      closing.abort();
      await running?.done;
    },
  };
};
