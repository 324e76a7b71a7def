import type { WriterChoice } from "@relato/shared/domain/writer-choice.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Engine } from "../engine/engine.ts";
import type { LanguageModel } from "./language-model.ts";
import { type OnModelRun, withRunReport } from "./model-run.ts";
import type { ModelWriter } from "./writer.ts";

export type WriterConfig = Pick<
  Config,
  | "writer_provider"
  | "writer_model"
  | "writer_url"
  | "writer_key"
  | "writer_timeout_s"
  | "writer_stall_s"
  | "writer_stream"
>;

/** The model that writes, null where none is configured or chosen. */
export type FindModelWriter = () => Promise<ModelWriter | null>;

export interface FindModelWriterOptions {
  /** What an administrator chose; read each time, so that a new choice needs no restart. */
  readChoice?: () => Promise<WriterChoice | null>;
  /** Called after each run of the model, also a failed one. */
  onRun?: OnModelRun;
}

interface ModelTarget {
  provider: Config["writer_provider"];
  model: string;
  url?: string | undefined;
  key?: string | undefined;
}

/**
 * Finds the model that WRITER_MODEL names, or the one that an administrator chose. The AI SDK is
 * loaded only when a model is named.
 */
export const createFindModelWriter = (
  config: WriterConfig,
  engine: Engine,
  { readChoice, onRun }: FindModelWriterOptions = {},
): FindModelWriter => {
  let current: { target: string; writer: Promise<ModelWriter> } | undefined;
  return async () => {
    const target = configuredTarget(config) ?? chosenTarget((await readChoice?.()) ?? null);
    if (target === null) return null;
    const name = JSON.stringify(target);
    if (current?.target !== name) {
      const writer = createWriter(config, target, engine);
      current = { target: name, writer: onRun ? writer.then(withRunReport(onRun)) : writer };
    }
    return current.writer;
  };
};

const configuredTarget = (config: WriterConfig): ModelTarget | null =>
  config.writer_model === undefined
    ? null
    : {
        provider: config.writer_provider,
        model: config.writer_model,
        url: config.writer_url,
        key: config.writer_key,
      };

const chosenTarget = (choice: WriterChoice | null): ModelTarget | null =>
  choice?.kind === "server"
    ? { provider: choice.provider, model: choice.model, url: choice.url }
    : null;

const createWriter = async (
  config: WriterConfig,
  target: ModelTarget,
  engine: Engine,
): Promise<ModelWriter> => {
  const { createModelWriter } = await import("./model.ts");
  const model = await createModel(config, target);
  return createModelWriter(model, engine, { timeout_ms: config.writer_timeout_s * 1000 });
};

const createModel = async (
  config: WriterConfig,
  { provider, model, url, key }: ModelTarget,
): Promise<LanguageModel> => {
  const stall_ms = config.writer_stall_s * 1000;
  if (provider === "ollama") {
    const { createOllamaModel, OLLAMA_URL } = await import("./ollama-model.ts");
    return createOllamaModel({ model, url: url ?? OLLAMA_URL, stall_ms });
  }
  const { createServiceModel } = await import("./service-model.ts");
  return createServiceModel({ provider, model, url, key, stream: config.writer_stream, stall_ms });
};
