import type { Source } from "./imports.ts";

/** The only files that may reach rows without a doctor (design, section 5). A new one wants a reason beside its name. */
export const AS_SYSTEM: readonly string[] = [
  "server/platform/database/database.ts", // defines it
  "server/platform/audit/audit.ts", // the audit of failures has no doctor's transaction
  "server/platform/events/table.ts", // pruning, and following every doctor's events
  "server/features/modelos/system.ts", // installs the system's templates
  "server/features/consultas/jobs.ts", // finds consultations that a crash left without a job
  "server/features/gravacoes/jobs.ts", // finds recordings that are arriving and that nobody hears, and those that nobody saved
  "server/features/sharing/public-queries.ts", // what is read without an account: a code, a secure link
  "server/features/agenda/jobs.ts", // finds whose patients to remind, and notices that a crash left without a job
  "server/features/agenda/feed.ts", // finds whose agenda a private address is, before anybody is known
  "server/features/agenda/whatsapp-status.ts", // finds whose notice WhatsApp speaks of
  "server/testing/factories.ts", // rows for tests
  "server/testing/access.ts", // rows for the access test
];

/** The only server files that may run code of scribe/. The server itself runs nothing of it that is not tiny and linear. */
export const RUNS_SCRIBE: readonly string[] = [
  "server/providers/engine/calls.ts", // runs in the engine's process
  "server/cli/scribe.ts", // the command line serves nobody else
  "server/cli/input.ts", // the command line serves nobody else
  "server/cli/open-writer.ts", // the command line serves nobody else
  "server/cli/verify.ts", // the command line serves nobody else
  "server/providers/writer/engine.ts", // ENGINE, a constant
  "server/providers/writer/ask.ts", // mayBeLanguage: linear, on an answer of bounded length
  "server/features/documentos/evidence/radar.ts", // one phrase of a language pack
  "server/features/documentos/begin.ts", // renderStatements: linear, on the engine's own statements
  "server/features/documentos/versions/revise.ts", // statementKey: linear
  "server/features/documentos/sign/certificate.ts", // statementKey: linear
  "server/features/documentos/sign/controlled.ts", // a lookup of names, linear
];

/** An import of scribe that is more than types, or a dynamic one. */
const SCRIBE_IMPORT = /^import (?!type\b)[^;]*from "@relato\/scribe\/|import\("@relato\/scribe\//m;

const isCode = (path: string): boolean => /\.tsx?$/.test(path);
const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path);

/** What oxlint has no rule for; a sentence for each breach. */
export const findRuleErrors = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    if (!isCode(path)) return [];
    const errors: string[] = [];
    if (/\basSystem\s*\(/.test(text) && !AS_SYSTEM.includes(path) && !isTest(path))
      errors.push(`${path} calls asSystem; only ${AS_SYSTEM.length} files may`);
    const isServer = path.startsWith("server/") && !isTest(path);
    if (isServer && SCRIBE_IMPORT.test(text) && !RUNS_SCRIBE.includes(path))
      errors.push(`${path} runs scribe on the server's event loop; ask deps.engine`);
    if (/(^|\/)(utils?|helpers?|misc|index)\.tsx?$/.test(path))
      errors.push(`${path}: a file is named for what it holds`);
    if (isTest(path) && /\b(setTimeout|setInterval)\s*\([^)]*\b\d{3,}\b|\bsleep\s*\(/.test(text))
      errors.push(`${path} sleeps; wait for what shall happen`);
    if (path.startsWith("e2e/") && /waitForTimeout|\.locator\(\s*["'`][.#[]/.test(text))
      errors.push(`${path}: e2e waits for what shall happen and looks by role and label`);
    return errors;
  });
