import type { Config } from "../../platform/config/config.ts";
import type { Engine } from "../engine/engine.ts";
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

/** The configured model as a writer, null where none is configured. */
export type FindModelWriter = () => Promise<ModelWriter | null>;

/** Finds the model that WRITER_MODEL names. The AI SDK is loaded only when a model is named. */
export const createFindModelWriter = (config: WriterConfig, engine: Engine): FindModelWriter => {
  let writer: Promise<ModelWriter> | undefined;
  return async () => {
    if (config.writer_model === undefined) return null;
    return (writer ??= createConfigured(config, config.writer_model, engine));
  };
};

const createConfigured = async (
  config: WriterConfig,
  model: string,
  engine: Engine,
): Promise<ModelWriter> => {
  const { createModelWriter } = await import("./model.ts");
  const { createServiceModel } = await import("./service-model.ts");
  const service = createServiceModel({
    provider: config.writer_provider,
    model,
    url: config.writer_url,
    key: config.writer_key,
    stream: config.writer_stream,
    stall_ms: config.writer_stall_s * 1000,
  });
  return createModelWriter(service, engine, { timeout_ms: config.writer_timeout_s * 1000 });
};
