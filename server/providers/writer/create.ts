import type { WriterChoice } from "@relato/shared/domain/writer-choice.ts";
import type { Config } from "../../platform/config/config.ts";
import { AUTO_MODEL, localWriterModel } from "../../platform/config/writer-model.ts";
import type { Engine } from "../engine/engine.ts";
import type { LanguageModel } from "./language-model.ts";
import type { LocalModel } from "./local/local-model.ts";
import { type OnModelRun, withRunReport } from "./model-run.ts";
import type { ModelWriter } from "./writer.ts";

type WriterConfig = Pick<
  Config,
  | "writer_provider"
  | "writer_model"
  | "writer_url"
  | "writer_key"
  | "writer_timeout_s"
  | "writer_stall_s"
  | "writer_stream"
> &
  LocalWriterConfig;

type LocalWriterConfig = Pick<
  Config,
  "cache_dir" | "writer_model_url" | "writer_threads" | "writer_runtime"
>;

/** A laptop writes 5 to 10 tokens a second, and the engine's note is already there. */
const LOCAL_TIMEOUT_S = 1800;

/** Finds the model that writes; null if none is configured or chosen. */
export type FindModelWriter = () => Promise<ModelWriter | null>;

interface FindModelWriterOptions {
  /** Reads the administrator's choice. It is called each time, so a new choice needs no restart. */
  readChoice?: () => Promise<WriterChoice | null>;
  /** Called after each run of the model, also a failed one. */
  onRun?: OnModelRun;
  /** Called with each opened model, which the caller must close. */
  onOpen?: (model: LanguageModel) => void;
}

type ModelTarget =
  | { provider: "local"; model: string }
  | {
      provider: Config["writer_provider"];
      model: string;
      url?: string | undefined;
      key?: string | undefined;
    };

/**
 * Finds the model of WRITER_MODEL, or the one that an administrator chose. The AI SDK is loaded
 * only for a service.
 */
export const createFindModelWriter = (
  config: WriterConfig,
  engine: Engine,
  { readChoice, onRun, onOpen }: FindModelWriterOptions = {},
): FindModelWriter => {
  // One per target: two local models would install into the same folders at once.
  const writers = new Map<string, Promise<ModelWriter>>();
  return async () => {
    const target = configuredTarget(config) ?? chosenTarget((await readChoice?.()) ?? null);
    if (target === null) return null;
    const name = JSON.stringify(target);
    let writer = writers.get(name);
    if (writer === undefined) {
      const opened = createWriter(config, target, engine, onOpen);
      writer = onRun ? opened.then(withRunReport(onRun)) : opened;
      writers.set(name, writer);
    }
    return writer;
  };
};

const configuredTarget = (config: WriterConfig): ModelTarget | null => {
  const { writer_model: model, writer_url: url } = config;
  if (model === undefined) return null;
  const local = localWriterModel(model, url);
  return local === null
    ? { provider: config.writer_provider, model, url, key: config.writer_key }
    : { provider: "local", model: local };
};

const chosenTarget = (choice: WriterChoice | null): ModelTarget | null => {
  if (choice?.kind === "local") return { provider: "local", model: AUTO_MODEL };
  return choice?.kind === "server"
    ? { provider: choice.provider, model: choice.model, url: choice.url }
    : null;
};

const createWriter = async (
  config: WriterConfig,
  target: ModelTarget,
  engine: Engine,
  onOpen?: (model: LanguageModel) => void,
): Promise<ModelWriter> => {
  const { createModelWriter } = await import("./model.ts");
  const model = await createModel(config, target);
  onOpen?.(model);
  const least_s = target.provider === "local" ? LOCAL_TIMEOUT_S : 0;
  const timeout_ms = Math.max(config.writer_timeout_s, least_s) * 1000;
  return createModelWriter(model, engine, { timeout_ms });
};

const createModel = async (config: WriterConfig, target: ModelTarget): Promise<LanguageModel> => {
  if (target.provider === "local") return openLocalModel(config, target.model);
  const { provider, model, url, key } = target;
  const stall_ms = config.writer_stall_s * 1000;
  if (provider === "ollama") {
    const { createOllamaModel, OLLAMA_URL } = await import("./ollama-model.ts");
    return createOllamaModel({ model, url: url ?? OLLAMA_URL, stall_ms });
  }
  const { createServiceModel } = await import("./service-model.ts");
  return createServiceModel({ provider, model, url, key, stream: config.writer_stream, stall_ms });
};

/** @param model what `localWriterModel` returns */
export const openLocalModel = async (
  config: LocalWriterConfig,
  model: string,
): Promise<LocalModel> => {
  const { createLocalModel } = await import("./local/local-model.ts");
  return createLocalModel({
    model,
    cacheDir: config.cache_dir,
    modelUrl: config.writer_model_url,
    runtime: config.writer_runtime,
    threads: config.writer_threads,
  });
};
