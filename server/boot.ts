import { join } from "node:path";
import { type RunningDatabase, startDatabase } from "./database-start.ts";
import type { Deps } from "./deps.ts";
import { insertModelRun } from "./features/admin/model-runs.ts";
import { findWriterChoice } from "./features/admin/writer-choice.ts";
import { startAgendaJobs } from "./features/agenda/jobs.ts";
import { startAttachmentJobs } from "./features/chatzello/attachments/jobs.ts";
import { startChatzelloJobs } from "./features/chatzello/jobs.ts";
import { startIndexing } from "./features/chatzello/records/index-records.ts";
import { createAuth } from "./features/contas/auth.ts";
import { startAnnouncementJobs } from "./features/announcements/jobs.ts";
import { startContasJobs } from "./features/contas/jobs.ts";
import { rotateSecret } from "./features/contas/rotate-secret.ts";
import { startConsultaJobs } from "./features/consultas/jobs.ts";
import { startDocumentoJobs } from "./features/documentos/jobs.ts";
import { finishInterrupted } from "./features/gravacoes/finish-interrupted.ts";
import { startLiveHearing, startRetention } from "./features/gravacoes/jobs.ts";
import { startPlanoJobs } from "./features/planos/jobs.ts";
import { startReferralJobs } from "./features/referrals/jobs.ts";
import { syncReferral } from "./features/referrals/sync-referral.ts";
import { startSharingJobs } from "./features/sharing/jobs.ts";
import { startBackupJobs } from "./features/backup/jobs.ts";
import { eraseExpired } from "./features/compliance/erase-expired.ts";
import { startUpkeepJobs } from "./features/upkeep/jobs.ts";
import { installSystemPhrases } from "./features/laudo-phrases/system.ts";
import { installSystemMasks } from "./features/laudo-templates/system.ts";
import { installSystemTemplates } from "./features/modelos/system.ts";
import { startCalendarJobs } from "./features/calendars/jobs.ts";
import { startWebhookJobs } from "./features/webhooks/jobs.ts";
import { createAudit } from "./platform/audit/audit.ts";
import type { Log } from "./platform/audit/log.ts";
import { createClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { loadAuthSecret } from "./platform/config/secret.ts";
import { createDatabase, type Database } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { schedulePruning } from "./platform/events/prune.ts";
import { Events } from "./platform/events/events.ts";
import { emptyWorkFolder } from "./platform/files/work-folder.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { createJobs } from "./platform/jobs/pgboss.ts";
import { createAudioProcess } from "./features/gravacoes/audio/audio-process.ts";
import { createPdf } from "./platform/pdf/pdf.ts";
import { uploadLimits } from "./platform/quotas/quotas.ts";
import { createUploads } from "./platform/uploads/uploads.ts";
import { createFindAssistant } from "./providers/assistant/create.ts";
import { createEngine } from "./providers/engine/engine.ts";
import { createMail } from "./providers/mail/create.ts";
import { createPayments } from "./providers/payments/create.ts";
import type { Payments } from "./providers/payments/payments.ts";
import { startDelivery } from "./providers/payments/sandbox/deliver.ts";
import { createSpeech } from "./providers/speech/create.ts";
import { createExampleSpeech } from "./providers/speech/example.ts";
import { createStorage } from "./providers/storage/create.ts";
import { createWhatsapp } from "./providers/whatsapp/create.ts";
import { createFindModelWriter } from "./providers/writer/create.ts";
import { createEngineWriter } from "./providers/writer/engine.ts";
import type { LanguageModel } from "./providers/writer/language-model.ts";

/** How long running jobs may finish before another worker takes them. */
const JOBS_GRACE_MS = 5000;

export interface Booted {
  deps: Deps;
  /** Stops all parts in reverse order. A part that fails to stop is left to the next start. */
  readonly stop: () => Promise<void>;
}

type Endings = (() => Promise<unknown>)[];

/** The engine and the models, which write documents. */
const createWriting = (config: Config, db: Database, log: Log, endings: Endings) => {
  const engine = createEngine();
  endings.push(() => engine.close());
  const models: LanguageModel[] = [];
  endings.push(() => Promise.all(models.map((model) => model.close())));
  const findModelWriter = createFindModelWriter(config, engine, {
    onOpen: (model) => models.push(model),
    readChoice: () => findWriterChoice(db),
    onRun: (run) => {
      insertModelRun(db, run).catch((error: unknown) =>
        log.warn({ err: error }, "model run not recorded"),
      );
    },
  });
  const findAssistant = createFindAssistant(config, findModelWriter);
  return { engine, writer: createEngineWriter(engine), findModelWriter, findAssistant };
};

/**
 * Starts all parts. If one fails, the others and the database are stopped.
 * @throws DatabaseStartError, Error with a sentence for the person who started the process
 */
export const boot = async (
  config: Config,
  log: Log,
  starting?: RunningDatabase,
): Promise<Booted> => {
  const running = starting ?? (await startDatabase(config, log));
  const endings: Endings = [() => running.stop()];
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    for (const end of endings.splice(0).reverse()) {
      await end().catch((error: unknown) => log.warn({ err: error }, "shutdown of a part failed"));
    }
  };
  try {
    const { url, migratorUrl } = running;
    await migrate(migratorUrl, { runtimeUrl: url, copy: running.copy });
    const audit = createAudit(log, () => db);
    const db = createDatabase(url, {
      statement_timeout_ms: config.statement_timeout_s * 1000,
      onError: (error) => {
        if (!stopping) log.warn({ err: error }, "idle database connection lost");
      },
      onSystem: audit.onSystem,
    });
    endings.push(() => db.close());
    endings.push(() => audit.close());
    await installSystemTemplates(db);
    await installSystemMasks(db);
    await installSystemPhrases(db);
    const metrics = createMetrics(log, () => db);
    endings.push(() => metrics.flush());
    const clock = createClock({ data_dir: config.data_dir, log, db });
    const secret = await loadAuthSecret(config);
    if (config.auth_secret_previous !== undefined)
      await rotateSecret({ db, log }, secret, config.auth_secret_previous);
    const auth = createAuth({ db, config, secret, log });
    await emptyWorkFolder(config.data_dir);
    const storage = await createStorage(config);
    const uploads = await createUploads(join(config.data_dir, "uploads"), uploadLimits(config));
    await finishInterrupted({ storage, uploads, log });
    const mail = await createMail(config);
    endings.push(() => mail.close());
    const whatsapp = await createWhatsapp(config);
    const events = new Events({ database: db, log });
    endings.push(() => events.close());
    const speech = createSpeech(config);
    endings.push(() => speech.close());
    const exampleSpeech = createExampleSpeech();
    endings.push(() => exampleSpeech.close());
    const audio = createAudioProcess();
    endings.push(() => audio.close());
    const pdf = createPdf();
    endings.push(() => pdf.close());
    const writing = createWriting(config, db, log, endings);
    // Jobs use the payments, so that the payments close after them.
    let payments: Payments | null = null;
    endings.push(async () => payments?.close());
    const jobs = await createJobs({ database: db, log, onEnd: metrics.recordJob });
    endings.push(() => jobs.stop(JOBS_GRACE_MS));
    payments = await createPayments(config, { db, jobs, log, secret });
    const providers = { storage, speech, exampleSpeech, ...writing, mail, whatsapp, pdf, audio };
    const backup_url = running.backupUrl;
    const parts = { auth, jobs, metrics, events, uploads };
    const physical = running.physical ?? null;
    const platform = { config, log, db, backup_url, physical, audit, clock, ...parts };
    return {
      deps: { ...platform, ...providers, payments },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Works on jobs in this process. The returned function stops the sweeps; `stop` of `boot` stops
 * running jobs.
 */
export const startJobs = async (deps: Deps): Promise<() => Promise<void>> => {
  await deps.clock.check();
  const stopSweep = await startConsultaJobs(deps);
  await startDocumentoJobs(deps);
  const stopAnswers = await startChatzelloJobs(deps);
  const stopReading = await startAttachmentJobs(deps);
  await startIndexing(deps);
  await startContasJobs(deps);
  await startAnnouncementJobs(deps);
  await startSharingJobs(deps);
  await startAgendaJobs(deps);
  const stopCalendars = await startCalendarJobs(deps);
  const stopHearing = startLiveHearing(deps);
  await startRetention(deps);
  await schedulePruning(deps);
  const stopShipping = await startBackupJobs(deps);
  await startUpkeepJobs(deps, () => eraseExpired(deps));
  await startPlanoJobs(deps, syncReferral);
  await startReferralJobs(deps);
  const stopWebhooks = await startWebhookJobs(deps);
  const { payments, jobs } = deps;
  if (payments !== null && payments.sandbox !== null)
    await startDelivery(jobs, payments.sandbox, payments.stripe);
  return async () => {
    stopSweep();
    stopAnswers();
    await stopReading();
    await stopHearing();
    await stopCalendars();
    await stopShipping();
    await stopWebhooks();
  };
};
