import type { Rewriting } from "@relato/shared/contract/documentos.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { JobContext, JobPayloads } from "../../../platform/jobs/jobs.ts";
import { throttle } from "../../../platform/throttle.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { withFallback } from "../../../providers/writer/fallback.ts";
import { ModelFaultError } from "../../../providers/writer/language-model.ts";
import type { ModelWriter, WriteOptions, Writer } from "../../../providers/writer/writer.ts";
import { announceDocumento } from "../announce.ts";
import { engineErrorCode } from "../engine-refusal.ts";
import { findDocumento } from "../queries.ts";
import { saveWritten } from "./save-written.ts";
import { saveRewriting, updateRewriting } from "../writer-queries.ts";
import { findWork, type Work } from "./writer-work.ts";

export type WriterDeps = Pick<Deps, "db" | "events" | "log" | "writer" | "findModelWriter">;

/** At most one progress report in this many milliseconds reaches the database. */
const PROGRESS_EVERY_MS = 1000;

/**
 * The worker's part: writes what was asked for and saves it, if the document still waits for it. It can be repeated; no
 * transaction is open while the writer works.
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
    if (work.modelo === null || work.consulta === null)
      return await request.fail({ error: "MODELO_NOT_FOUND" });
    await request.watch();
    const failure = await run(deps, work, request);
    if (failure !== null) await request.fail(failure);
  } catch (error) {
    if (request.stopped() && !context.signal.aborted) return;
    const failure = failureOf(error, context);
    if (failure === null) throw error;
    const { id } = work.documento;
    deps.log.warn({ documento_id: id, ...failure, err: error }, "document not written");
    await request.fail(failure);
  } finally {
    request.end();
  }
};

type Failure = Pick<Rewriting, "error" | "fault">;
type Request = ReturnType<typeof followRequest>;

/** Writes and saves; null when it is saved, or when nothing is to be written any more. */
const run = async (deps: WriterDeps, work: Work, request: Request): Promise<Failure | null> => {
  const { modelo, consulta, rewriting } = work;
  if (modelo === null || consulta === null) return { error: "MODELO_NOT_FOUND" };
  const model = work.is_model_allowed ? await deps.findModelWriter() : null;
  const chosen = chooseWriter(deps, work, model);
  if (chosen === null) {
    await request.drop();
    return null;
  }
  await request.report({ state: "writing", started_at: new Date().toISOString() });
  const progress = throttle<NonNullable<Rewriting["progress"]>>(PROGRESS_EVERY_MS, (value) =>
    request.report({ progress: value }),
  );
  const options: WriteOptions = {
    signal: request.signal,
    onProgress: progress.send,
    ...(rewriting.instruction === null ? {} : { instruction: rewriting.instruction }),
    ...(model?.is_local === true && work.style.length > 0 ? { style: work.style } : {}),
  };
  const result = await chosen.write(
    {
      locale: consulta.language,
      consultation_type: consulta.tipo_consulta,
      patient_context: consulta.contexto_paciente,
      template: modelo,
      turns: consulta.turns,
    },
    options,
  );
  await progress.flush();
  request.signal.throwIfAborted();
  await request.report({ state: "checking" });
  return saveWritten(deps, { ...work, modelo, consulta }, result);
};

/**
 * Who writes. Where the engine has written with this template, its version stands and a failing model only fails. Null: the
 * product asked for a model that is switched off or not configured any more.
 */
const chooseWriter = (
  { writer, log }: WriterDeps,
  { rewriting, has_engine_version }: Work,
  model: ModelWriter | null,
): Writer | null => {
  if (model === null) return rewriting.asked_by === "product" ? null : writer;
  return has_engine_version ? model : withFallback(model, writer, log);
};

/** What is stored and announced of the request that this worker answers; it ends when the doctor stops or replaces it. */
const followRequest = (deps: WriterDeps, work: Work, shutdown: AbortSignal) => {
  const { medico_id, documento } = work;
  let { rewriting } = work;
  const stop = new AbortController();
  const done = new AbortController();
  const place = { consulta_id: documento.consulta_id, documento_id: documento.id };
  /** Stops the work when its request is not stored any more. */
  const save = (change: Partial<Rewriting>): Promise<void> =>
    withUser(deps.db, medico_id, async (tx) => {
      const changed = { ...rewriting, ...change };
      if (!(await updateRewriting(tx, documento.id, changed))) return stop.abort();
      rewriting = changed;
      if (changed.state === "failed")
        return announceDocumento(deps.events, tx, medico_id, documento);
      const event = { type: "documento_progress", ...place, rewriting } as const;
      await deps.events.publish(tx, medico_id, event);
    });
  const check = async (): Promise<void> => {
    const now = await withUser(deps.db, medico_id, (tx) => findDocumento(tx, documento.id));
    if (now?.rewriting?.asked_at !== rewriting.asked_at || now.rewriting.state === "failed")
      stop.abort();
  };
  return {
    signal: AbortSignal.any([shutdown, stop.signal]),
    stopped: () => stop.signal.aborted,
    report: async (change: Partial<Rewriting>): Promise<void> => {
      await save(change);
      stop.signal.throwIfAborted();
    },
    fail: (failure: Failure) => save({ ...failure, state: "failed" }),
    /** Takes the request back: the newest version stays. */
    drop: () =>
      withUser(deps.db, medico_id, async (tx) => {
        await saveRewriting(tx, documento.id, null);
        await announceDocumento(deps.events, tx, medico_id, documento);
      }),
    /** Looks at the stored request after each change of the document, so that a stop is noticed while the model is silent. */
    watch: () =>
      deps.events.subscribe(medico_id, null, done.signal, ({ event }) => {
        if (event.type === "documento_changed" && event.documento_id === documento.id)
          check().catch((error: unknown) => deps.log.debug({ err: error }, "request not read"));
      }),
    end: () => done.abort(),
  };
};

/** The reason to show, or null when the job is to be retried. */
const failureOf = (
  error: unknown,
  { signal, last }: Pick<JobContext, "signal" | "last">,
): Failure | null => {
  // An abort means that the server is shutting down. It never counts as a failure, not even on the last attempt.
  if (signal.aborted) return null;
  // A model has retried by itself; the doctor's version is there and they can ask again.
  if (error instanceof ModelFaultError) return { fault: error.fault };
  if (error instanceof EngineError && error.code === "CLOSED") return null;
  if (!last) return null;
  return { error: error instanceof EngineError ? engineErrorCode(error) : "INTERNAL" };
};
