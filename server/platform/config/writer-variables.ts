import { availableParallelism } from "node:os";
import { z } from "zod";
import { flag, folder, isLocalOrigin, price, text, url, whole } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";
import { LOCAL_WRITER_MODELS, localWriterModel } from "./writer-model.ts";

/** The language model that may write after the engine. */
export const WRITER_VARIABLES = {
  WRITER_MODEL: variable({
    schema: text.refine(
      (value) => !value.startsWith("local:") || localWriterModel(value) !== null,
      `must be local: with ${LOCAL_WRITER_MODELS.join(", ")} or a folder's path`,
    ),
    about:
      "Writing model: local, local:NAME, a model.json folder, a service's; default the engine.",
  }),
  WRITER_MODEL_URL: variable({
    schema: url("http", "https"),
    shown: "https://huggingface.co",
    about: "Where a local language model is downloaded instead (a mirror with the same paths).",
  }),
  WRITER_THREADS: variable({
    schema: whole(1, 64),
    // One processor is left for recordings.
    initial: () => String(Math.max(1, Math.min(4, availableParallelism() - 1))),
    shown: "4, or one less than the processors",
    about: "Processor threads of the local language model.",
  }),
  WRITER_RUNTIME: variable({
    schema: folder,
    about:
      "A folder with the local model's runtime (node_modules) or an npm cache, for no network.",
  }),
  WRITER_PROVIDER: variable({
    schema: z.enum(["openai-compatible", "ollama", "google", "anthropic"], {
      error: "must be openai-compatible, ollama, google or anthropic",
    }),
    initial: "openai-compatible",
    about: "Provider of that model; transcripts leave the machine unless its URL is local.",
  }),
  WRITER_URL: variable({
    schema: url("http", "https"),
    about: "The model's base URL; needed for openai-compatible.",
  }),
  WRITER_SEARCH: variable({
    schema: text
      .transform((value) => (value === "none" ? [] : value.split(",").map((one) => one.trim())))
      .refine((addresses) => addresses.every(isLocalOrigin), {
        error: "must be addresses of this machine such as http://127.0.0.1:11434, or none",
      }),
    initial: "http://127.0.0.1:11434,http://127.0.0.1:8080,http://127.0.0.1:1234",
    about: "Addresses on this machine where model servers are searched by GET; or none.",
  }),
  WRITER_KEY: variable({ schema: text, about: "Key of the model's service.", secret: true }),
  WRITER_TIMEOUT_S: variable({
    schema: whole(1, 3600),
    initial: "120",
    about: "Seconds a model may take for a note; a local model has at least 1800.",
  }),
  WRITER_STALL_S: variable({
    schema: whole(1, 3600),
    initial: "60",
    about: "Seconds without a piece of a streamed answer after which the model counts as stalled.",
  }),
  WRITER_PRICE_INPUT: variable({
    schema: price,
    about: "Price of a million tokens that the model reads, shown to administrators.",
  }),
  WRITER_PRICE_OUTPUT: variable({
    schema: price,
    about: "Price of a million tokens that the model writes.",
  }),
  WRITER_PRICE_CURRENCY: variable({
    schema: text.regex(/^[A-Z]{3}$/, "must be a currency's three letters, such as BRL"),
    initial: "USD",
    about: "Currency of these prices.",
  }),
  WRITER_STREAM: variable({
    schema: flag,
    initial: "true",
    about: "Whether the model's answer is streamed.",
  }),
} as const satisfies Record<string, Variable>;
