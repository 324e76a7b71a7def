import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { LocalModelFault, LocalModelStatus } from "@relato/shared/contract/admin.ts";
import { AUTO_MODEL } from "../../../platform/config/writer-model.ts";
import type { KnownModel } from "../../../platform/model-files/download.ts";
import { ModelError } from "../../../platform/model-files/model-folder.ts";
import { ModelStore } from "../../../platform/model-files/model-store.ts";
import { DEFAULT_MODEL_URL, KNOWN_WRITER_MODELS, type KnownWriterModel } from "./catalogue.ts";
import { memoryOfMachine } from "../../../platform/processes/machine-memory.ts";
import { chooseModel, fitsMachine, memoryOfModel } from "./machine.ts";
import { WRITER_FORMAT, type WriterModel, type WriterModelFolder } from "./model-file.ts";
import { findRuntime, installRuntime, type RuntimeOptions } from "./runtime.ts";

export interface InstallationOptions {
  /** The name of a known model, the path of a folder with `model.json`, or AUTO_MODEL. */
  model: string;
  cacheDir: string;
  /** Where known models are downloaded from (WRITER_MODEL_URL). */
  modelUrl?: string | undefined;
  /** `RuntimeOptions.source` (WRITER_RUNTIME). */
  runtime?: string | undefined;
  catalogue?: Readonly<Record<string, KnownWriterModel>>;
  /** Bytes of memory; by default the machine's. */
  memory?: number;
}

export type InstallListener = (status: LocalModelStatus) => void;

/** A local model and its runtime. Each is downloaded once. */
export class Installation {
  readonly name: string;
  readonly #known: KnownWriterModel | undefined;
  readonly #store: ModelStore<WriterModel>;
  readonly #runtime: RuntimeOptions;
  readonly #memory: number;
  readonly #closing = new AbortController();
  readonly #listeners = new Set<InstallListener>();
  #progress: LocalModelStatus | null = null;
  #running: Promise<LocalModelStatus> | null = null;
  /** The fault of the last installation or file check. */
  #fault: LocalModelFault | null = null;

  constructor(options: InstallationOptions) {
    const { cacheDir, modelUrl = DEFAULT_MODEL_URL, memory = memoryOfMachine() } = options;
    const catalogue: Readonly<Record<string, KnownWriterModel>> =
      options.catalogue ?? KNOWN_WRITER_MODELS;
    const model = options.model === AUTO_MODEL ? chooseModel(memory) : options.model;
    this.#known = catalogue[model];
    this.#memory = memory;
    this.#runtime = { cacheDir, source: options.runtime };
    this.#store = new ModelStore<WriterModel>({
      model,
      cacheDir: join(cacheDir, "writer-models"),
      modelUrl,
      catalogue: catalogue as Readonly<Record<string, KnownModel<WriterModel>>>,
      format: WRITER_FORMAT,
    });
    this.name = this.#store.name;
  }

  /** Reads the folders. `open` verifies the files' content. */
  async status(): Promise<LocalModelStatus> {
    return this.#progress ?? this.#readStatus();
  }

  /**
   * Installs what is missing and resumes interrupted downloads. Concurrent calls share one
   * installation.
   * @returns the status afterwards, with the reason of a failure
   */
  install(onProgress?: InstallListener): Promise<LocalModelStatus> {
    if (onProgress) this.#listeners.add(onProgress);
    this.#running ??= this.#installMissing().finally(() => {
      this.#progress = null;
      this.#running = null;
      this.#listeners.clear();
    });
    return this.#running;
  }

  /**
   * Returns the verified model and the folder of its runtime.
   * @throws ModelError if something is missing or damaged
   */
  async open(): Promise<{ runtime: string; model: WriterModelFolder }> {
    const runtime = await findRuntime(this.#runtime);
    if (runtime === null) throw new ModelError("FILE_MISSING", "the runtime is not installed");
    try {
      return { runtime, model: await this.#store.open() };
    } catch (error) {
      if (error instanceof ModelError) this.#fault = error.fault;
      throw error;
    }
  }

  /** The description in `model.json` or in the catalogue; null if neither exists. */
  async describe(): Promise<Pick<WriterModel, "context_tokens" | "languages"> | null> {
    const found = await this.#find();
    return found instanceof ModelError ? (this.#known?.model ?? null) : found;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#store.close();
    await this.#running;
  }

  async #readStatus(): Promise<LocalModelStatus> {
    const found = await this.#find();
    const needed = await this.#neededMemory(found);
    if (needed !== null && !fitsMachine(needed, this.#memory))
      return this.#missing("MACHINE_TOO_SMALL");
    if (this.#fault !== null) return this.#missing(this.#fault);
    if (found instanceof ModelError) return this.#missing(found.fault);
    if ((await findRuntime(this.#runtime)) === null) return this.#missing("RUNTIME_MISSING");
    return { state: "installed", model: this.name };
  }

  /** The memory that the model needs, in bytes; null if unknown. */
  async #neededMemory(found: WriterModelFolder | ModelError): Promise<number | null> {
    if (!(found instanceof ModelError)) {
      const { size } = await stat(join(found.folder, found.file));
      return memoryOfModel(size, found);
    }
    return this.#known === undefined ? null : memoryOfModel(this.#known.bytes, this.#known.model);
  }

  async #installMissing(): Promise<LocalModelStatus> {
    const now = await this.#readStatus();
    if (now.state === "installed") return now;
    if (now.state === "missing" && now.reason === "MACHINE_TOO_SMALL") return now;
    this.#report("runtime", 0, 0);
    try {
      await installRuntime(this.#runtime, this.#closing.signal);
    } catch {
      this.#fault = "RUNTIME_FAILED";
      return this.#missing(this.#fault);
    }
    const ready = await this.#store.prepare((readiness) => {
      if (readiness.state === "downloading")
        this.#report("model", readiness.done_bytes, readiness.total_bytes);
    });
    this.#fault = ready.state === "missing" ? ready.reason : null;
    return this.#readStatus();
  }

  #report(part: "runtime" | "model", done_bytes: number, total_bytes: number): void {
    this.#progress = { state: "downloading", model: this.name, part, done_bytes, total_bytes };
    for (const listener of this.#listeners) listener(this.#progress);
  }

  #missing(reason: LocalModelFault): LocalModelStatus {
    return { state: "missing", model: this.name, reason };
  }

  #find(): Promise<WriterModelFolder | ModelError> {
    return this.#store.find().catch((error: unknown) => {
      if (error instanceof ModelError) return error;
      throw error;
    });
  }
}
