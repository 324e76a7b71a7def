import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { sql } from "drizzle-orm";
import { withUser } from "../../platform/database/database.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { findNoteWriter } from "../../providers/automation/find-note-writer.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";
import { SpeechError } from "../../providers/speech/speech.ts";
import { askModelNote } from "../documentos/ask-rewrite.ts";
import { beginDocumentos } from "../documentos/begin.ts";
import { saveTranscriptWords } from "../transcricao/words.ts";
import { engineErrorCode } from "../documentos/engine-refusal.ts";
import { removeHeard } from "../gravacoes/live-queries.ts";
import { announceCompleted, announceFailed } from "./announce.ts";
import { findGravacaoId } from "./process/gravacao-queries.ts";
import { findWork, type Work } from "./process/process-queries.ts";
import type { PipelineDeps } from "./pipeline-deps.ts";
import { transcribeWork } from "./process/transcribe.ts";
import { updateConsulta } from "./queries.ts";

/**
 * Processes one consultation: transcript, the engine's document, evidence, `Concluído`. A model's
 * version is another job. Every step can be repeated: a retry reads the progress from the row, and
 * only a row that is still `Processando` is finished, so that two workers finish it once.
 * No transaction is open while speech or a writer works.
 */
export const processConsultation = async (
  deps: PipelineDeps,
  { consulta_id, medico_id }: { consulta_id: string; medico_id: string },
  context: Pick<JobContext, "attempt" | "signal" | "last">,
): Promise<void> => {
  const work = await withUser(deps.db, medico_id, (tx) => findWork(tx, consulta_id));
  if (work === null) return;
  try {
    await run(deps, work, context.signal);
  } catch (error) {
    const code = failureCode(error, context);
    if (code === null) throw error;
    await fail(deps, work, code);
  }
};

/** Fails a consultation whose processing killed its worker five times. */
export const stopConsultation = async (
  deps: PipelineDeps,
  { consulta_id, medico_id }: { consulta_id: string; medico_id: string },
): Promise<void> => {
  const work = await withUser(deps.db, medico_id, (tx) => findWork(tx, consulta_id));
  if (work !== null) await fail(deps, work, "PROCESSING_CRASHED");
};

const fail = async (deps: PipelineDeps, work: Work, code: ErrorCode): Promise<void> => {
  const { id, medico_id } = work;
  deps.log.warn({ consulta_id: id, code }, "consultation failed");
  deps.metrics.recordError({ source: "process-consultation", code });
  await withUser(deps.db, medico_id, async (tx) => {
    if (await updateConsulta(tx, id, "Processando", { status: "Erro", erro: code }))
      await announceFailed(deps.events, tx, work, code);
  });
};

const run = async (deps: PipelineDeps, work: Work, signal: AbortSignal): Promise<void> => {
  const report = (progress: Progress) => reportProgress(deps, work, progress);
  // If the lookup of the configured model fails, the engine's note is still written.
  const findingModel = findNoteWriter(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, "model writer not found");
    return null;
  });
  const transcript = work.transcricao ?? (await hear(deps, work, report, signal));
  if (transcript === "waiting") return;
  await report({ step: "writing" });
  const { writer, written } = await deps.writer.write(
    {
      locale: work.language,
      consultation_type: work.documento_gerado.tipo_consulta,
      patient_context: work.documento_gerado.contexto_paciente,
      template: work.modelo,
      turns: transcript.turns,
    },
    { signal },
  );
  signal.throwIfAborted();
  await report({ step: "checking" });
  const model = work.is_example ? null : await findingModel;
  await withUser(deps.db, work.medico_id, async (tx) => {
    const { analysis, turns } = written;
    const { modelo } = work;
    const completed = await updateConsulta(tx, work.id, "Processando", {
      status: "Concluído",
      progresso: { step: "done" },
      concluida_em: sql`now()`,
      documento_gerado: { ...work.documento_gerado, written: { writer, analysis } },
      transcricao: { ...transcript, turns },
    });
    if (!completed) return;
    await saveTranscriptWords(tx, work.id);
    const id = await beginDocumentos(tx, { consulta: work, modelo, writer, written });
    if (id !== null && model !== null)
      await askModelNote(deps, tx, work.medico_id, { id, modelo_id: modelo.id });
    await announceCompleted(deps.events, tx, work);
  });
};

/** The recording's transcript. `waiting`: there is no speech model; the sweep retries later. */
const hear = async (
  deps: PipelineDeps,
  work: Work,
  report: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<Transcript | "waiting"> => {
  const speech = work.is_example ? deps.exampleSpeech : deps.speech;
  const wait = async (): Promise<"waiting"> => {
    await report({ step: "received", waiting_for: "speech_model" });
    return "waiting";
  };
  if ((await speech.readiness()).state !== "ready" && (await speech.prepare()).state !== "ready")
    return wait();
  try {
    const transcript = await transcribeWork(deps, speech, work, report, signal);
    await withUser(deps.db, work.medico_id, async (tx) => {
      await updateConsulta(tx, work.id, "Processando", { transcricao: transcript });
      const gravacaoId = await findGravacaoId(tx, work.id);
      if (gravacaoId !== null) await removeHeard(tx, gravacaoId);
    });
    return transcript;
  } catch (error) {
    // The model was deleted or is damaged.
    if (!(error instanceof SpeechError) || error.code !== "SPEECH_MODEL_MISSING") throw error;
    return wait();
  }
};

const reportProgress = (deps: PipelineDeps, work: Work, progresso: Progress): Promise<void> =>
  withUser(deps.db, work.medico_id, async (tx) => {
    if (!(await updateConsulta(tx, work.id, "Processando", { progresso }))) return;
    await deps.events.publish(tx, work.medico_id, {
      type: "consulta_progress",
      consulta_id: work.id,
      progresso,
    });
  });

/**
 * The error to show, or null if the job is retried. An abort means that the server shuts down. It
 * never counts as a failure, not even on the last attempt.
 */
const failureCode = (
  error: unknown,
  { attempt, signal, last }: Pick<JobContext, "attempt" | "signal" | "last">,
): ErrorCode | null => {
  if (signal.aborted) return null;
  if (error instanceof SpeechError)
    return error.code === "ABORTED" || (error.retry && !last) ? null : error.code;
  // A busy machine can cause one timeout. A text that causes two would take up minutes of engine.
  const isSlowText = error instanceof EngineError && error.code === "TIMEOUT" && attempt > 1;
  if (!last && !isSlowText) return null;
  if (!(error instanceof EngineError)) return "INTERNAL";
  return error.code === "CLOSED" ? null : engineErrorCode(error);
};
