import { join } from "node:path";
import type { SpeechChoice } from "@relato/shared/contract/admin-operations.ts";
import type { FoundServer } from "@relato/shared/contract/admin.ts";
import type { Deps } from "./deps.ts";
import { type PaymentsMode, paymentsModeOf } from "./providers/payments/payments.ts";
import type { SpeechReadiness } from "./providers/speech/speech.ts";

const unset = (variable: string): string => `(${variable} is not set)`;

const LACKS: Readonly<Record<SpeechChoice["skipped"][number]["lack"], string>> = {
  memory: "memory",
  process_memory: "SPEECH_MEMORY_MB",
  disk: "room on the disk of CACHE_DIR",
};

/** Which model was chosen for the machine, its size, and why no better one. */
export const describeChoice = ({ model, disk_mb, skipped }: SpeechChoice, used: string): string => {
  const why = skipped.map(
    ({ model: better, lack, needed_mb, found_mb }) =>
      `; ${better} needs ${needed_mb} MB of ${LACKS[lack]}, ${found_mb} MB are there`,
  );
  const later = used === model ? "" : `; ${model} is used after the next start, once downloaded`;
  return `SPEECH_MODEL=auto chose ${model}, ${disk_mb} MB${why.join("")}${later}`;
};

const speechLine = async ({ config, speech }: Deps): Promise<string> => {
  if (config.speech_url !== undefined) return `${config.speech_url}, audio is sent there`;
  const readiness = await speech.readiness();
  const choice = await speech.choice?.();
  const line = readinessLine(readiness);
  return choice === undefined ? line : `${line} (${describeChoice(choice, readiness.model)})`;
};

const readinessLine = (readiness: SpeechReadiness): string => {
  const where = `${readiness.model}, on this machine`;
  if (readiness.state === "ready") return where;
  if (readiness.state === "downloading") return `${where}; its model is being downloaded`;
  if (readiness.reason === "NOT_DOWNLOADED") {
    return `${where}; its model is not there yet and is downloaded with the first consultation`;
  }
  return `${where}; its model cannot be used (${readiness.reason}): see README, and SPEECH_MODEL`;
};

/** The engine's draft, then the configured or chosen model. */
const writerLine = async ({ config, writer, findModelWriter }: Deps): Promise<string> => {
  const model = await findModelWriter();
  const engine = `${writer.name}, on this machine`;
  if (model === null) return `${engine} ${unset("WRITER_MODEL")}`;
  const by = config.writer_model === undefined ? "chosen by an administrator" : "WRITER_MODEL";
  const where = model.is_local ? "on this machine" : "transcripts are sent there";
  return `${engine}; then ${model.name}, ${where} (${by})`;
};

const PAYMENTS_LINES: Readonly<Record<PaymentsMode, string>> = {
  stripe: "Stripe",
  sandbox: `a test, no money moves ${unset("STRIPE_SECRET_KEY")}`,
  included: "none: every doctor has the best plan (PAYMENTS=included)",
  contact: `none: the plans say how to contact the owner ${unset("STRIPE_SECRET_KEY")}`,
};

const SIGNUP = {
  open: "open to everybody who reaches the address",
  invite: "by invitation, from /admin or npm run -s relato -- invite EMAIL",
  closed: "closed, except to npm run -s relato -- invite EMAIL",
};

/** `invite` also is the default of an installation whose address is public. */
const signupLine = ({ config }: Deps): string => `${SIGNUP[config.signup]} (SIGNUP)`;

/** One line with the model servers on this machine; null if there is none. */
export const describeFoundServers = (servers: readonly FoundServer[]): string | null => {
  const lines = servers
    .filter(({ models }) => models.length > 0)
    .map(
      ({ kind, url, models }) => `${kind} at ${url} (${models.map(({ name }) => name).join(", ")})`,
    );
  return lines.length === 0
    ? null
    : `Language models found on this machine: ${lines.join("; ")}. ` +
        "Choose one at /admin, or set WRITER_MODEL.\n";
};

/** The text printed after the start: address, data folder and providers. */
export const describeInstallation = async (deps: Deps, address: string): Promise<string> => {
  const { config, storage, mail, whatsapp } = deps;
  const lines: [string, string][] = [
    ["Data", config.data_dir],
    [
      "Database",
      config.database_url === undefined
        ? `embedded PostgreSQL ${unset("DATABASE_URL")}`
        : "PostgreSQL at DATABASE_URL",
    ],
    [
      "Files",
      config.s3_endpoint === undefined
        ? `${storage.name}, in the data folder ${unset("S3_ENDPOINT")}`
        : `${config.s3_bucket} at ${config.s3_endpoint}`,
    ],
    ["Speech", await speechLine(deps)],
    ["Documents", await writerLine(deps)],
    [
      "Mail",
      config.smtp_url === undefined
        ? `${mail.name}, in ${join(config.data_dir, "outbox")} ${unset("SMTP_URL")}`
        : "sent by SMTP",
    ],
    [
      "WhatsApp",
      config.whatsapp_token === undefined
        ? `${whatsapp.name}, in ${join(config.data_dir, "outbox-whatsapp")} ` +
          unset("WHATSAPP_TOKEN")
        : `sent by the ${whatsapp.name}`,
    ],
    ["Payments", PAYMENTS_LINES[paymentsModeOf(config)]],
    ["Sign-up", signupLine(deps)],
    [
      "Jobs",
      config.jobs_in_process
        ? "in this process"
        : "none here: a worker must run (server/worker.ts)",
    ],
  ];
  const table = lines.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ["", `Relato is ready: ${address}`, "", ...table, "", "Ctrl-C ends it.", ""].join("\n");
};
