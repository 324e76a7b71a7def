import type { Rewriting } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { JobContext, JobPayloads } from "../../../platform/jobs/jobs.ts";
import { throttle } from "../../../platform/throttle.ts";
import type { Automation } from "../../../providers/automation/automation.ts";
import { createAutomation } from "../../../providers/automation/create.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { withFallback } from "../../../providers/writer/fallback.ts";
import { ModelFaultError } from "../../../providers/writer/language-model.ts";
import type { ModelWriter, WriteOptions, Writer } from "../../../providers/writer/writer.ts";
import { engineErrorCode } from "../engine-refusal.ts";
import {
  AnswerLaterError,
  type AutomationWriterDeps,
  createAutomationWriter,
} from "./automation-writer.ts";
import { type Failure, followRequest, type Request } from "./follow-request.ts";
import { type ReadyWork, saveWritten } from "./save-written.ts";
import { findWork, type Work } from "./writer-work.ts";

export type WriterDeps = AutomationWriterDeps &
  Pick<Deps, "events" | "log" | "writer" | "findModelWriter">;

/** Milliseconds between two progress reports to the database. */
const PROGRESS_EVERY_MS = 1000;

/**
 * The worker's job: writes the requested document and saves it, if the request is still stored. It
 * can be repeated. No transaction is open while the writer works.
 */
export const writeDocumento = async (
  deps: WriterDeps,
  payload: JobPayloads["write-documento"],
  context: Pick<JobContext, "signal" | "last">,
): Promise<void> => {
  const work = await withUser(deps.db, payload.medico_id, (tx) => findWork(tx, payload));
  if (work === null) return;
  const request = followRequest(deps, work, context.signal);
  try {
    await request.watch();
    const failure = await write(deps, work, request);
    if (failure !== null) await request.fail(failure);
  } catch (error) {
    if (error instanceof AnswerLaterError) return;
    if (request.isStopped() && !context.signal.aborted) return;
    const failure = failureOf(error, context);
    if (failure === null) throw error;
    const { id } = work.documento;
    deps.log.warn({ documento_id: id, ...failure, err: error }, "document not written");
    await request.fail(failure);
  } finally {
    request.end();
  }
};

/** Fails the request of a document whose writing killed its worker five times. */
export const stopDocumento = async (
  deps: WriterDeps,
  payload: JobPayloads["write-documento"],
): Promise<void> => {
  const work = await withUser(deps.db, payload.medico_id, (tx) => findWork(tx, payload));
  if (work === null) return;
  const request = followRequest(deps, work, new AbortController().signal);
  try {
    await request.fail({ error: "PROCESSING_CRASHED" });
  } finally {
    request.end();
  }
};

/** Writes and saves. Returns the failure; null after a save, or if the request ended. */
const write = async (deps: WriterDeps, work: Work, request: Request): Promise<Failure | null> => {
  const { modelo, visit, rewriting, style } = work;
  if (modelo === null || visit === null) return { error: "MODELO_NOT_FOUND" };
  const ready = { ...work, modelo, visit };
  const { is_model_allowed } = work;
  const automation = is_model_allowed
    ? createAutomation(deps.config, "process-consultation")
    : null;
  const model = is_model_allowed && !automation ? await deps.findModelWriter() : null;
  const writer = chooseWriter(deps, ready, automation, model);
  if (writer === null) {
    await request.drop();
    return null;
  }
  const started_at = new Date().toISOString();
  const by = automation === null ? {} : { is_automation: true };
  await request.report({ state: "writing", started_at, ...by });
  const progress = throttle<NonNullable<Rewriting["progress"]>>(PROGRESS_EVERY_MS, (value) =>
    request.report({ progress: value }),
  );
  const options: WriteOptions = {
    signal: request.signal,
    onProgress: progress.send,
    ...(rewriting.instruction === null ? {} : { instruction: rewriting.instruction }),
    ...(model?.is_local === true && style.length > 0 ? { style } : {}),
  };
  const result = await writer.write({ ...visit, template: modelo }, options);
  await progress.flush();
  request.signal.throwIfAborted();
  await request.report({ state: "checking" });
  return saveWritten(deps, ready, result);
};

/**
 * The writer of a request. If the engine has already written with this template, a failing model or
 * automation has no fallback. Null if the product requested a model that is now off or not
 * configured.
 */
const chooseWriter = (
  deps: WriterDeps,
  work: ReadyWork,
  automation: Automation | null,
  model: ModelWriter | null,
): Writer | null => {
  const { writer, log } = deps;
  const asked = automation === null ? model : createAutomationWriter(deps, automation, work);
  if (asked === null) return work.rewriting.asked_by === "product" ? null : writer;
  return work.has_engine_version ? asked : withFallback(asked, writer, log);
};

/** The failure to show, or null when the job is retried. */
const failureOf = (
  error: unknown,
  { signal, last }: Pick<JobContext, "signal" | "last">,
): Failure | null => {
  // An abort means that the server shuts down. It is no failure, not even on the last attempt.
  if (signal.aborted) return null;
  // The model has retried by itself, and the doctor can request it again.
  if (error instanceof ModelFaultError) return { fault: error.fault };
  if (error instanceof EngineError && error.code === "CLOSED") return null;
  if (!last) return null;
  return { error: error instanceof EngineError ? engineErrorCode(error) : "INTERNAL" };
};
