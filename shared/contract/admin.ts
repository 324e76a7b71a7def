import { z } from "zod";
import { MODEL_FAULTS } from "../domain/document.ts";
import { writerChoiceSchema } from "../domain/writer-choice.ts";
import { route } from "./route.ts";

/** A model server that answers on this machine, and what it offers. */
export const foundServerSchema = z.object({
  kind: z.enum(["ollama", "llama.cpp", "lm-studio", "openai-compatible"]),
  /** Its address, as WRITER_URL takes it. */
  url: z.string(),
  version: z.string().nullable(),
  models: z.array(
    z.object({
      name: z.string(),
      bytes: z.int().nullable(),
      context_tokens: z.int().nullable(),
    }),
  ),
});
export type FoundServer = z.infer<typeof foundServerSchema>;

/** What writes now, beside the engine, which always writes the draft. */
const currentWriterSchema = z.object({
  /** `environment`: WRITER_MODEL is set, and the choice has no effect. */
  source: z.enum(["environment", "choice", "default"]),
  /** Null: the engine alone. */
  model: z
    .object({ name: z.string(), is_local: z.boolean(), is_reachable: z.boolean() })
    .nullable(),
});

/** What a model did in the last `usage_days` days. */
const modelUsageSchema = z.object({
  provider: z.string(),
  model: z.string(),
  runs: z.int(),
  faults: z.array(z.object({ fault: z.enum(MODEL_FAULTS), count: z.int() })),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** Of the runs that gave a note; null where none did. */
  median_ms: z.number().nullable(),
  /** Null where no price was entered for this model. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

const writerSettingsSchema = z.object({
  current: currentWriterSchema,
  choice: writerChoiceSchema.nullable(),
  usage: z.array(modelUsageSchema),
  usage_days: z.int(),
});
export type WriterSettings = z.infer<typeof writerSettingsSchema>;

export const getWriterSettings = route({
  method: "GET",
  path: "/api/admin/writer",
  access: "admin",
  summary: "What writes the documents of this installation, and what models used",
  response: writerSettingsSchema,
  errors: [],
});

export const listWriterServers = route({
  method: "GET",
  path: "/api/admin/writer/servers",
  access: "admin",
  summary: "Model servers that answer on the server's own machine",
  response: z.object({ servers: z.array(foundServerSchema) }),
  errors: [],
});

export const saveWriterChoice = route({
  method: "PUT",
  path: "/api/admin/writer",
  access: "admin",
  summary: "Choose what writes: the engine alone, or a model of a server on this machine",
  body: writerChoiceSchema,
  response: writerSettingsSchema,
  errors: ["WRITER_CONFIGURED", "WRITER_NOT_FOUND"],
});
