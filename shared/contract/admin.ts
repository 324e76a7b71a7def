import { z } from "zod";
import { MODEL_FAULTS } from "../domain/document.ts";
import { writerChoiceSchema } from "../domain/writer-choice.ts";
import { route } from "./route.ts";

/** A model server that answers on this machine. */
export const foundServerSchema = z.object({
  kind: z.enum(["ollama", "llama.cpp", "lm-studio", "openai-compatible"]),
  /** In the form of WRITER_URL. */
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

/** Why the local model cannot write. */
export const LOCAL_MODEL_FAULTS = [
  "NOT_DOWNLOADED",
  "DOWNLOAD_FAILED",
  "DISK_TOO_SMALL",
  "FOLDER_MISSING",
  "MODEL_JSON_INVALID",
  "FILE_MISSING",
  "HASH_WRONG",
  "LANGUAGE_MISSING",
  "RUNTIME_MISSING",
  "RUNTIME_FAILED",
  "MACHINE_TOO_SMALL",
] as const;
export type LocalModelFault = (typeof LOCAL_MODEL_FAULTS)[number];

const localModelStatusSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("installed"), model: z.string() }),
  z.object({
    state: z.literal("downloading"),
    model: z.string(),
    part: z.enum(["runtime", "model"]),
    done_bytes: z.int(),
    /** 0 while unknown. */
    total_bytes: z.int(),
  }),
  z.object({
    state: z.literal("missing"),
    model: z.string(),
    reason: z.enum(LOCAL_MODEL_FAULTS),
  }),
]);
export type LocalModelStatus = z.infer<typeof localModelStatusSchema>;

/** What writes beside the engine, which always writes the draft. */
const currentWriterSchema = z.object({
  /** `environment`: WRITER_MODEL is set, and the choice has no effect. */
  source: z.enum(["environment", "choice", "default"]),
  /** Null: the engine alone. */
  model: z
    .object({
      name: z.string(),
      is_local: z.boolean(),
      is_reachable: z.boolean(),
      /** Null where Relato does not install the model. */
      installation: localModelStatusSchema.nullable(),
    })
    .nullable(),
});

/** Totals of a model for the last `usage_days` days. */
const modelUsageSchema = z.object({
  provider: z.string(),
  model: z.string(),
  runs: z.int(),
  faults: z.array(z.object({ fault: z.enum(MODEL_FAULTS), count: z.int() })),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** Of the runs that returned a note; null without such a run. */
  median_ms: z.number().nullable(),
  /** Null without an entered price. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

const writerSettingsSchema = z.object({
  current: currentWriterSchema,
  choice: writerChoiceSchema.nullable(),
  /** The local model that fits this machine's memory. */
  local: z.object({
    name: z.string(),
    bytes: z.int(),
    /** SPDX identifier. */
    licence: z.string(),
    /** Whether the machine's memory is enough for the model. */
    fits: z.boolean(),
  }),
  usage: z.array(modelUsageSchema),
  usage_days: z.int(),
});
export type WriterSettings = z.infer<typeof writerSettingsSchema>;

export const getWriterSettings = route({
  method: "GET",
  path: "/api/admin/writer",
  access: "admin",
  scope: null,
  summary: "What writes the documents of this installation, and what models used",
  response: writerSettingsSchema,
  errors: [],
});

export const listWriterServers = route({
  method: "GET",
  path: "/api/admin/writer/servers",
  access: "admin",
  scope: null,
  summary: "Model servers that answer on the server's own machine",
  response: z.object({ servers: z.array(foundServerSchema) }),
  errors: [],
});

export const saveWriterChoice = route({
  method: "PUT",
  path: "/api/admin/writer",
  access: "admin",
  scope: null,
  summary: "Choose what writes: the engine, the local model or a model of a server on this machine",
  body: writerChoiceSchema,
  response: writerSettingsSchema,
  errors: ["WRITER_CONFIGURED", "WRITER_NOT_FOUND"],
});

export const installWriterModel = route({
  method: "POST",
  path: "/api/admin/writer/installation",
  access: "admin",
  scope: null,
  summary: "Start or resume the installation of the local model that is configured or chosen",
  response: writerSettingsSchema,
  errors: [],
});
