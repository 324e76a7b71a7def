import { z } from "zod";
import {
  fileName,
  modelFields,
  type ModelFolder,
  type ModelFormat,
} from "../../../platform/model-files/model-folder.ts";

/** The content of a language model's `model.json`. */
const writerModelSchema = z.object({
  engine: z.literal("llama.cpp"),
  /** A GGUF file. */
  file: fileName,
  ...modelFields,
  /** The most tokens of a question and its answer together. */
  context_tokens: z.int().min(512),
  /** Memory per token of context: layers × KV heads × head size × 2 (K and V) × 2 bytes. */
  context_bytes_per_token: z.int().positive(),
  /** SPDX identifier. */
  licence: z.string(),
});
export type WriterModel = z.infer<typeof writerModelSchema>;
export type WriterModelFolder = ModelFolder<WriterModel>;

export const WRITER_FORMAT: ModelFormat<WriterModel> = {
  schema: writerModelSchema,
  filesOf: ({ file }) => [file],
};
