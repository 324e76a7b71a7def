import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Engine } from "../engine/engine.ts";
import { createEngineWriter } from "./engine.ts";
import type { Writer } from "./writer.ts";

export type WriterConfig = Pick<
  Config,
  | "writer_provider"
  | "writer_model"
  | "writer_url"
  | "writer_key"
  | "writer_timeout_s"
  | "writer_stream"
>;

/** The model that WRITER_MODEL names, else the engine. The AI SDK is loaded only when a model is named. */
export const createWriter = async (
  config: WriterConfig,
  engine: Engine,
  log: Log,
): Promise<Writer> => {
  if (config.writer_model === undefined) return createEngineWriter(engine);
  const { createModelWriter } = await import("./model.ts");
  return createModelWriter(
    {
      provider: config.writer_provider,
      model: config.writer_model,
      url: config.writer_url,
      key: config.writer_key,
      timeout_ms: config.writer_timeout_s * 1000,
      stream: config.writer_stream,
    },
    engine,
    log,
  );
};
