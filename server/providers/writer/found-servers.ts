import type { FoundServer } from "@relato/shared/contract/admin.ts";
import { z } from "zod";
import { isCloudModel } from "./ollama-model.ts";

const TIMEOUT_MS = 1500;

/**
 * Looks for model servers at addresses of this machine, in parallel, by GET requests only. Never
 * throws. Addresses without a model server are left out.
 */
export const findServers = async (addresses: readonly string[]): Promise<FoundServer[]> => {
  const found = await Promise.all(addresses.map(findServer));
  return found.filter((server) => server !== null);
};

const findServer = async (address: string): Promise<FoundServer | null> => {
  // llama.cpp also answers some paths of Ollama, and all of these answer OpenAI's. The first match
  // wins.
  const kinds = [findLlamaServer, findOllama, findLmStudio, findCompatible];
  const found = await Promise.all(kinds.map((find) => find(address)));
  return found.find((server) => server !== null) ?? null;
};

const propsSchema = z.object({
  default_generation_settings: z.object({ n_ctx: z.int().positive() }),
  build_info: z.string().optional(),
});
const modelsSchema = z.object({
  data: z.array(z.object({ id: z.string(), max_model_len: z.int().positive().optional() })),
});

const findLlamaServer = async (address: string): Promise<FoundServer | null> => {
  const props = await read(`${address}/props`, propsSchema);
  const list = props && (await read(`${address}/v1/models`, modelsSchema));
  if (!props || !list) return null;
  const context_tokens = props.default_generation_settings.n_ctx;
  return {
    kind: "llama.cpp",
    url: `${address}/v1`,
    version: props.build_info ?? null,
    models: list.data.map(({ id }) => ({ name: id, bytes: null, context_tokens })),
  };
};

const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.int().optional(),
      /** Set if another server runs the model. */
      remote_host: z.string().optional(),
    }),
  ),
});

const findOllama = async (address: string): Promise<FoundServer | null> => {
  const [about, tags] = await Promise.all([
    read(`${address}/api/version`, z.object({ version: z.string() })),
    read(`${address}/api/tags`, tagsSchema),
  ]);
  if (!about || !tags) return null;
  const here = tags.models.filter(({ name, remote_host }) => !remote_host && !isCloudModel(name));
  return {
    kind: "ollama",
    url: address,
    version: about.version,
    models: here.map(({ name, size }) => ({ name, bytes: size ?? null, context_tokens: null })),
  };
};

const studioSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      max_context_length: z.int().positive().optional(),
      loaded_context_length: z.int().positive().optional(),
    }),
  ),
});

/** https://lmstudio.ai/docs/developer/rest/endpoints */
const findLmStudio = async (address: string): Promise<FoundServer | null> => {
  const list = await read(`${address}/api/v0/models`, studioSchema);
  return (
    list && {
      kind: "lm-studio",
      url: `${address}/v1`,
      version: null,
      models: list.data
        .filter(({ type }) => type !== "embeddings")
        .map(({ id, loaded_context_length }) => ({
          name: id,
          bytes: null,
          context_tokens: loaded_context_length ?? null,
        })),
    }
  );
};

const findCompatible = async (address: string): Promise<FoundServer | null> => {
  const list = await read(`${address}/v1/models`, modelsSchema);
  return (
    list && {
      kind: "openai-compatible",
      url: `${address}/v1`,
      version: null,
      models: list.data.map(({ id, max_model_len }) => ({
        name: id,
        bytes: null,
        context_tokens: max_model_len ?? null,
      })),
    }
  );
};

/** Fetches JSON; null after a timeout or for any other answer. */
const read = async <T>(url: string, schema: z.ZodType<T>): Promise<T | null> => {
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return schema.parse(await response.json());
  } catch {
    return null;
  }
};

/**
 * The context length of a model on an OpenAI-compatible server; null if the server does not tell
 * it.
 */
export const readContextTokens = async (url: string, model: string): Promise<number | null> => {
  const server = await findServer(new URL(url).origin);
  return server?.models.find(({ name }) => name === model)?.context_tokens ?? null;
};
