import { z } from "zod";
import { ACCOUNT_VARIABLES } from "./account-variables.ts";
import { AUTOMATION_VARIABLES } from "./automation-variables.ts";
import { BACKUP_VARIABLES } from "./backup-variables.ts";
import { DATABASE_VARIABLES } from "./database-variables.ts";
import { dataDir, xdg } from "./default-folders.ts";
import { FILES_VARIABLES } from "./files-variables.ts";
import { LIMIT_VARIABLES } from "./limit-variables.ts";
import { MESSAGE_VARIABLES } from "./message-variables.ts";
import { PAYMENT_VARIABLES } from "./payment-variables.ts";
import { QUOTA_VARIABLES } from "./quota-variables.ts";
import { RETENTION_VARIABLES } from "./retention-variables.ts";
import { flag, folder, text, trustedProxy, url, whole } from "./schemas.ts";
import { SPEECH_VARIABLES } from "./speech-variables.ts";
import { SUPPORT_VARIABLES } from "./support-variables.ts";
import { type Env, type Variable, variable } from "./variable.ts";
import { WRITER_VARIABLES } from "./writer-variables.ts";

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
  ...BACKUP_VARIABLES,
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
  ...SPEECH_VARIABLES,
  ...WRITER_VARIABLES,
  ...AUTOMATION_VARIABLES,
  ...SUPPORT_VARIABLES,
  ...MESSAGE_VARIABLES,
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
  ...FILES_VARIABLES,
  METRICS_PORT: variable({
    schema: whole(0, 65_535),
    about: "Port of /metrics for Prometheus, on HOST and without an account; off by default.",
  }),
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
  ...RETENTION_VARIABLES,
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
