import { isTest, type Source } from "./sources.ts";

/** The only files that may read and write rows without a doctor. Give a reason for a new one. */
const AS_SYSTEM: readonly string[] = [
  "server/platform/database/database.ts", // defines it
  "server/platform/audit/audit.ts", // failures are audited outside of a doctor's transaction
  "server/cli/verify-audit.ts", // verifies the chains of all doctors
  "server/platform/events/events.ts", // prunes and follows the events of all doctors
  "server/platform/http/v1/idempotency.ts", // prunes the rows of all doctors
  "server/platform/quotas/quotas.ts", // prunes the counts of all doctors
  "server/features/contas/invitations.ts", // invitations belong to no doctor
  "server/features/announcements/queries.ts", // preferences of all doctors
  "server/features/modelos/system.ts", // installs the system templates
  "server/features/laudo-templates/system.ts", // installs the system masks
  "server/features/laudo-phrases/system.ts", // installs the system phrases
  "server/features/consultas/erase.ts", // the operator erases a record after its legal term
  "server/features/chatzello/erase.ts", // deleted threads and forgotten attachments
  "server/features/chatzello/attachments/jobs.ts", // attachments that a crash left without a job
  "server/features/chatzello/jobs.ts", // finds answers that a crash left without a job
  "server/features/consultas/jobs.ts", // finds consultations that a crash left without a job
  "server/features/gravacoes/jobs.ts", // recordings to transcribe or to delete
  "server/features/planos/as-payments.ts", // rows of payments, which doctors only read
  "server/features/chatzello/records/index-records.ts", // records of all doctors without words
  "server/features/compliance/erase-expired.ts", // retention periods of all doctors
  "server/features/compliance/affected-patients.ts", // whose data an incident affects
  "server/features/compliance/notify-doctors.ts", // notices for the doctors concerned
  "server/features/compliance/retention-preview.ts", // counts of all doctors
  "server/features/upkeep/reconcile.ts", // compares the files of all doctors with their rows
  "server/features/sharing/public-queries.ts", // pages without an account
  "server/features/calendars/jobs.ts", // outside calendars of all doctors
  "server/features/webhooks/dispatch.ts", // deliveries of all doctors
  "server/features/documentos/automation-call.ts", // finds the doctor of a call of the automation
  "server/features/agenda/jobs.ts", // due reminders, notices without a job
  "server/features/agenda/feed.ts", // finds the doctor of a private calendar address
  "server/features/agenda/whatsapp-status.ts", // finds the notice that a WhatsApp status belongs to
  "server/providers/payments/sandbox/sandbox.ts", // the emulated provider has no doctors
  "server/testing/factories.ts", // rows for tests
  "server/testing/compliance-rows.ts", // rows for the access test
  "server/testing/consent-rows.ts", // rows for the access test
  "server/testing/access.ts", // rows for the access test
];

/** The only server files that may run code of scribe, which is slow. Each gives its reason. */
const RUNS_SCRIBE: readonly string[] = [
  "server/providers/engine/calls.ts", // runs in the engine's process
  "server/cli/scribe.ts", // the command line serves no other request
  "server/cli/input.ts", // the command line serves no other request
  "server/cli/open-writer.ts", // the command line serves no other request
  "server/cli/verify.ts", // the command line serves no other request
  "server/cli/check-laudo.ts", // the command line serves no other request
  "server/providers/writer/engine.ts", // ENGINE, a constant
  "server/providers/writer/ask.ts", // mayBeLanguage: linear, on an answer of bounded length
  "server/features/documentos/evidence/omissions.ts", // one phrase of a language pack
  "server/features/documentos/begin.ts", // renderStatements: linear, on statements of the engine
  "server/features/documentos/versions/revise.ts", // statementKey: linear
  "server/features/documentos/sign/certificate.ts", // statementKey: linear
  "server/features/documentos/sign/controlled.ts", // a lookup of names, linear
];

/** An import of scribe that is more than types, or a dynamic one. */
const SCRIBE_IMPORT = /^import (?!type\b)[^;]*from "@relato\/scribe\/|import\("@relato\/scribe\//m;

const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Checks rules that oxlint does not have. Returns one message per violation. */
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
      errors.push(`${path}: name the file after its content`);
    if (isTest(path) && /\b(setTimeout|setInterval)\s*\([^)]*\b\d{3,}\b|\bsleep\s*\(/.test(text))
      errors.push(`${path} sleeps; wait for the expected state`);
    if (path.startsWith("e2e/") && /waitForTimeout|\.locator\(\s*["'`][.#[]/.test(text))
      errors.push(`${path}: wait for the expected state, find elements by role and label`);
    return errors;
  });
