import type { LOCAL_WRITER_MODELS } from "../../../platform/config/writer-model.ts";
import type { KnownModel } from "../../../platform/model-files/download.ts";
import type { WriterModel } from "./model-file.ts";

export interface KnownWriterModel extends KnownModel<WriterModel> {
  /** The approximate size of its file in bytes. The store sends the exact size. */
  bytes: number;
}
export type WriterModelName = (typeof LOCAL_WRITER_MODELS)[number];

/** A mirror (WRITER_MODEL_URL) has the same paths. */
export const DEFAULT_MODEL_URL = "https://huggingface.co";

/** Fits a visit of 30 minutes with its answer. */
const CONTEXT_TOKENS = 16_384;

/**
 * Models whose licence permits every use, quantized to about 4.8 bits a weight (Q4_K_M). Revisions
 * and hashes are recorded at the first download (`KnownModel.sha256`). None was measured on our
 * machines.
 */
export const KNOWN_WRITER_MODELS: Readonly<Record<WriterModelName, KnownWriterModel>> = {
  // https://huggingface.co/Qwen/Qwen3-4B-Instruct-2507; 119 languages
  "qwen3-4b": {
    repository: "unsloth/Qwen3-4B-Instruct-2507-GGUF",
    revision: "main",
    bytes: 2_500_000_000,
    model: {
      engine: "llama.cpp",
      file: "Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
      languages: ["pt", "en", "es"],
      context_tokens: CONTEXT_TOKENS,
      context_bytes_per_token: 36 * 8 * 128 * 4,
      licence: "Apache-2.0",
    },
    sha256: {},
  },
  // https://huggingface.co/Qwen/Qwen3-8B-GGUF; 119 languages
  "qwen3-8b": {
    repository: "Qwen/Qwen3-8B-GGUF",
    revision: "main",
    bytes: 5_030_000_000,
    model: {
      engine: "llama.cpp",
      file: "Qwen3-8B-Q4_K_M.gguf",
      languages: ["pt", "en", "es"],
      context_tokens: CONTEXT_TOKENS,
      context_bytes_per_token: 36 * 8 * 128 * 4,
      licence: "Apache-2.0",
    },
    sha256: {},
  },
  // https://huggingface.co/ibm-granite/granite-3.3-8b-instruct; 12 languages
  "granite-3.3-8b": {
    repository: "ibm-granite/granite-3.3-8b-instruct-GGUF",
    revision: "main",
    bytes: 4_940_000_000,
    model: {
      engine: "llama.cpp",
      file: "granite-3.3-8b-instruct-Q4_K_M.gguf",
      languages: ["pt", "en", "es"],
      context_tokens: CONTEXT_TOKENS,
      context_bytes_per_token: 40 * 8 * 128 * 4,
      licence: "Apache-2.0",
    },
    sha256: {},
  },
};
