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

interface Download {
  now: ModelReadiness;
  readonly listeners: Set<(now: ModelReadiness) => void>;
  done: Promise<ModelReadiness>;
}

/** The model in use: a folder as it is, or a known model, which `prepare` downloads once. */
export class ModelStore<M extends ModelFile> {
  /** The name to show: a known model's, or a folder's last part. */
  readonly name: string;
  readonly #options: ModelStoreOptions<M>;
  readonly #known: KnownModel<M> | undefined;
  readonly #folder: string;
  readonly #closing = new AbortController();
  #failure: ModelFileFault | null = null;
  #running: Download | null = null;

  constructor(options: ModelStoreOptions<M>) {
    const { model, cacheDir, catalogue } = options;
    this.#options = options;
    this.#known = catalogue[model];
    this.#folder = this.#known ? join(cacheDir, model) : model;
    this.name = this.#known ? model : (model.split(/[\\/]/u).findLast(Boolean) ?? "");
  }

  async readiness(): Promise<ModelReadiness> {
    if (this.#running) return this.#running.now;
    try {
      await this.open();
      return { state: "ready", model: this.name };
    } catch (error) {
      const reason = error instanceof ModelError ? error.fault : "FILE_MISSING";
      return { state: "missing", model: this.name, reason };
    }
  }

  /** Downloads a known model unless it is there; two calls share one download. */
  async prepare(onProgress?: (readiness: ModelReadiness) => void): Promise<ModelReadiness> {
    const now = await this.readiness();
    if (!this.#known || now.state === "ready") return now;
    const running = (this.#running ??= this.#startDownload(this.#known));
    if (onProgress) running.listeners.add(onProgress);
    return running.done;
  }

  /** The model's folder with its files, whose content is not checked. @throws ModelError */
  async find(): Promise<ModelFolder<M>> {
    try {
      return await readModelFolder(this.#folder, this.#options.format);
    } catch (error) {
      const absent = error instanceof ModelError && error.fault === "FOLDER_MISSING";
      if (!this.#known || !absent) throw error;
      throw new ModelError(this.#failure ?? "NOT_DOWNLOADED", `${this.name} is not in the cache`);
    }
  }

  /** The model's folder, with every file verified. @throws ModelError */
  async open(): Promise<ModelFolder<M>> {
    const model = await this.find();
    await verifyFiles(model, this.#options.format.filesOf(model));
    return model;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.done;
  }

  #startDownload(source: KnownModel<M>): Download {
    const onProgress = (done_bytes: number, total_bytes: number): void => {
      state.now = { state: "downloading", model: this.name, done_bytes, total_bytes };
      for (const listener of state.listeners) listener(state.now);
    };
    const now = { state: "downloading", model: this.name, done_bytes: 0, total_bytes: 0 } as const;
    const state: Omit<Download, "done"> = { now, listeners: new Set() };
    return Object.assign(state, { done: this.#download(source, onProgress) });
  }

  async #download(
    source: KnownModel<M>,
    onProgress: (done_bytes: number, total_bytes: number) => void,
  ): Promise<ModelReadiness> {
    const { format, modelUrl: baseUrl } = this.#options;
    const { signal } = this.#closing;
    try {
      const folder = this.#folder;
      await downloadModel(source, format, { baseUrl, folder, signal, onProgress });
      this.#failure = null;
    } catch (error) {
      // `readiness` returns the reason; a later `prepare` resumes the download.
      this.#failure = error instanceof ModelError ? error.fault : "DOWNLOAD_FAILED";
    }
    this.#running = null;
    return this.readiness();
  }
}
