import { availableParallelism } from "node:os";
import { z } from "zod";
import { ACCOUNT_VARIABLES } from "./account-variables.ts";
import { DATABASE_VARIABLES } from "./database-variables.ts";
import { dataDir, xdg } from "./default-folders.ts";
import { LIMIT_VARIABLES } from "./limit-variables.ts";
import { flag, folder, isLocalOrigin, price, text, trustedProxy, url, whole } from "./schemas.ts";
import { PAYMENT_VARIABLES } from "./payment-variables.ts";
import { QUOTA_VARIABLES } from "./quota-variables.ts";
import { type Env, type Variable, variable } from "./variable.ts";
import { LOCAL_WRITER_MODELS, localWriterModel } from "./writer-model.ts";

/** https://ai.google.dev/api/live */
const GOOGLE_LIVE =
  "generativelanguage.googleapis.com/ws/" +
  "google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent";

/** All variables. `npm run check` compares README's table and .env.example with them. */
export const VARIABLES = {
  PORT: variable({ schema: whole(0, 65_535), initial: "3000", about: "Port of the web server." }),
  HOST: variable({
    schema: text,
    initial: "localhost",
    about: "Address to listen on; 0.0.0.0 allows other machines.",
  }),
  BASE_URL: variable({
    schema: url("http", "https").transform((value) => new URL(value).origin),
    initial: (env: Env) => `http://localhost:${env["PORT"] || "3000"}`,
    shown: "http://localhost:PORT",
    about: "The address people type, as a browser sees it; https makes cookies Secure.",
  }),
  TRUST_PROXY: variable({
    schema: trustedProxy,
    initial: "false",
    about: "Believe X-Forwarded-For from a proxy: hops, addresses, or true if HOST is private.",
  }),
  ...LIMIT_VARIABLES,
  DATA_DIR: variable({
    schema: folder,
    initial: dataDir,
    shown: "~/.local/share/relato (root: /var/lib/relato)",
    about: "Database, recordings, outbox and secrets.",
  }),
  CACHE_DIR: variable({
    schema: folder,
    initial: (env: Env) => xdg(env, "XDG_CACHE_HOME", ".cache"),
    shown: "~/.cache/relato",
    about: "Downloaded models and the runtime of the local language model; may be deleted.",
  }),
  ...DATABASE_VARIABLES,
  AUTH_SECRET: variable({
    schema: text.min(32, "must have at least 32 characters"),
    about: "Signs session cookies; by default generated once and stored in DATA_DIR.",
    secret: true,
  }),
  AUTH_SECRET_PREVIOUS: variable({
    schema: text.min(32, "must have at least 32 characters"),
    about: "The former AUTH_SECRET, for one start after a change: stored secrets are re-encrypted.",
    secret: true,
  }),
  SPEECH_MODEL: variable({
    schema: text,
    shown: "whisper-base",
    about:
      "Local model: whisper-base, whisper-small, parakeet-v3, a model.json folder; or a service's.",
  }),
  SPEECH_MODEL_URL: variable({
    schema: url("http", "https", "file"),
    about: "A mirror from which the named model is downloaded.",
  }),
  SPEECH_THREADS: variable({
    schema: whole(1, 64),
    initial: "2",
    about: "Processor threads of the local model.",
  }),
  SPEECH_URL: variable({
    schema: url("http", "https"),
    about:
      "An OpenAI-compatible service used instead of the local model; audio leaves the machine.",
  }),
  SPEECH_KEY: variable({ schema: text, about: "Key of that service.", secret: true }),
  LIVE_MODEL: variable({
    schema: text,
    about:
      "A Gemini Live model for live captions, instead of the local one; audio is sent to Google.",
  }),
  LIVE_URL: variable({
    schema: url("ws", "wss"),
    initial: `wss://${GOOGLE_LIVE}`,
    shown: "Google",
    about: "That model's WebSocket (BidiGenerateContent).",
  }),
  LIVE_KEY: variable({ schema: text, about: "Key of that model's service.", secret: true }),
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
  SMTP_URL: variable({
    schema: url("smtp", "smtps"),
    about:
      "Mail server; elsewhere needs TLS or ?ignoreTLS=true; without one, DATA_DIR has an outbox.",
    secret: true,
  }),
  MAIL_FROM: variable({
    schema: text,
    initial: "Relato <relato@localhost>",
    about: "Sender of the mail.",
  }),
  WHATSAPP_TOKEN: variable({
    schema: text,
    about: "Token of the WhatsApp Cloud API; without it, DATA_DIR has an outbox for messages.",
    secret: true,
  }),
  WHATSAPP_PHONE_ID: variable({
    schema: text,
    about: "The sending number's id there (not the number).",
  }),
  WHATSAPP_APP_SECRET: variable({
    schema: text,
    about: "That app's secret; it verifies delivery reports, which are ignored without it.",
    secret: true,
  }),
  WHATSAPP_VERIFY_TOKEN: variable({
    schema: text,
    about: "Any text, entered there with BASE_URL/api/whatsapp/webhook.",
    secret: true,
  }),
  WHATSAPP_URL: variable({
    schema: url("http", "https").transform((value) => value.replace(/(?<!\/)\/+$/, "")),
    initial: "https://graph.facebook.com/v23.0",
    about: "That API's base URL, with its version.",
  }),
  WHATSAPP_TEMPLATES: variable({
    schema: text.regex(/^[a-z0-9_]+$/, "must be small letters, digits and underscores"),
    initial: "relato_",
    about: "Prefix of its templates' names; docs/whatsapp.md has their texts.",
  }),
  GOOGLE_CLIENT_ID: variable({
    schema: text,
    about: "Enables sign-in with Google; the redirect URI is BASE_URL/api/auth/callback/google.",
  }),
  GOOGLE_CLIENT_SECRET: variable({ schema: text, about: "Its secret.", secret: true }),
  GOOGLE_ISSUER: variable({
    schema: url("http", "https").transform((value) => value.replace(/(?<!\/)\/+$/, "")),
    initial: "https://accounts.google.com",
    about: "The OpenID Connect issuer behind that button.",
  }),
  PRIVACY_CONTACT: variable({
    schema: z.email("must be an e-mail address"),
    about: "The data protection officer's e-mail address, shown on the privacy page.",
  }),
  S3_ENDPOINT: variable({
    schema: url("http", "https"),
    about: "S3-compatible storage; without it, files are stored in DATA_DIR.",
  }),
  S3_BUCKET: variable({ schema: text, about: "Its bucket." }),
  S3_REGION: variable({ schema: text, about: "Its region." }),
  S3_ACCESS_KEY_ID: variable({ schema: text, about: "Its key id.", secret: true }),
  S3_SECRET_ACCESS_KEY: variable({ schema: text, about: "Its secret key.", secret: true }),
  JOBS_IN_PROCESS: variable({
    schema: flag,
    initial: "true",
    about: "Whether the web server also works on jobs; false needs server/worker.ts beside it.",
  }),
  UNSAVED_KEPT_DAYS: variable({
    schema: whole(1, 3650),
    initial: "30",
    about: "Days after its last byte that a recording without a consultation stays on the server.",
  }),
  ...PAYMENT_VARIABLES,
  ...QUOTA_VARIABLES,
  ...ACCOUNT_VARIABLES,
  RATE_LIMIT_FACTOR: variable({
    schema: whole(1, 1000),
    initial: "1",
    about: "Multiplies every rate limit, for many doctors behind one address.",
  }),
  LOG_LEVEL: variable({
    schema: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"], {
      error: "must be silent, fatal, error, warn, info, debug or trace",
    }),
    // A terminal is read by a person: warnings only.
    initial: () => (process.stderr.isTTY ? "warn" : "info"),
    shown: "info (on a terminal: warn)",
    about: "How much is logged, as JSON lines; never patient data.",
  }),
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
