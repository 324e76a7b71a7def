import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { withUser } from "../../platform/database/database.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";
import type { ModelWriter } from "../../providers/writer/writer.ts";
import { SpeechError } from "../../providers/speech/speech.ts";
import { askModelNote } from "../documentos/ask-rewrite.ts";
import { beginDocumentos } from "../documentos/begin.ts";
import { engineErrorCode } from "../documentos/engine-refusal.ts";
import { removeHeard } from "../gravacoes/live-queries.ts";
import { announceCompleted, announceFailed } from "./announce.ts";
import {
  completeConsulta,
  failConsulta,
  findGravacaoId,
  findWork,
  saveProgress,
  saveTranscript,
  type Work,
} from "./process/process-queries.ts";
import type { PipelineDeps } from "./pipeline-deps.ts";
import { transcribeWork } from "./process/transcribe.ts";

/**
 * The pipeline of one consultation: transcript, the engine's document, proof, `Concluído`; a model writes in a job of its own. Every step can be repeated: what was
 * reached is read from the row, and the end is written only while the row is still `Processando`, so that two workers
 * on the same consultation finish it once. No transaction is open while speech or a writer works.
 */
export const processConsultation = async (
  deps: PipelineDeps,
  { consulta_id, medico_id }: { consulta_id: string; medico_id: string },
  context: Pick<JobContext, "signal" | "last">,
): Promise<void> => {
  const work = await withUser(deps.db, medico_id, (tx) => findWork(tx, consulta_id));
  if (work === null) return;
  try {
    await run(deps, work, context.signal);
  } catch (error) {
    const code = failureCode(error, context);
    if (code === null) throw error;
    deps.log.warn({ consulta_id, code }, "a consultation failed");
    await withUser(deps.db, medico_id, async (tx) => {
      if (await failConsulta(tx, consulta_id, code))
        await announceFailed(deps.events, tx, work, code);
    });
  }
};

const run = async (deps: PipelineDeps, work: Work, signal: AbortSignal): Promise<void> => {
  const report = (progress: Progress) => reportProgress(deps, work, progress);
  const findingModel = findModel(deps);
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
    const documento = { ...work.documento_gerado, written: { writer, analysis } };
    if (!(await completeConsulta(tx, work.id, documento, { ...transcript, turns }))) return;
    const { modelo } = work;
    const id = await beginDocumentos(tx, { consulta: work, modelo, writer, written });
    if (id !== null && model !== null)
      await askModelNote(deps, tx, work.medico_id, { id, modelo_id: modelo.id });
    await announceCompleted(deps.events, tx, work);
  });
};

/** The configured model. The engine's note must not fail because the model could not be looked up. */
const findModel = async ({ findModelWriter, log }: PipelineDeps): Promise<ModelWriter | null> => {
  try {
    return await findModelWriter();
  } catch (error) {
    log.warn({ err: error }, "model writer not found");
    return null;
  }
};

/** The words, from the recording; `waiting` while there is no speech model, and then the sweep comes back. */
const hear = async (
  deps: PipelineDeps,
  work: Work,
  report: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<Transcript | "waiting"> => {
  const speech = work.is_example ? deps.exampleSpeech : deps.speech;
  if ((await speech.readiness()).state !== "ready" && (await speech.prepare()).state !== "ready") {
    await report({ step: "received", waiting_for: "speech_model" });
    return "waiting";
  }
  try {
    const transcript = await transcribeWork(deps, speech, work, report, signal);
    await withUser(deps.db, work.medico_id, async (tx) => {
      await saveTranscript(tx, work.id, transcript);
      // Its words stand in one place from here on.
      const gravacaoId = await findGravacaoId(tx, work.id);
      if (gravacaoId !== null) await removeHeard(tx, gravacaoId);
    });
    return transcript;
  } catch (error) {
    // The model vanished or is damaged: as when there was none, the recording waits.
    if (!(error instanceof SpeechError) || error.code !== "SPEECH_MODEL_MISSING") throw error;
    await report({ step: "received", waiting_for: "speech_model" });
    return "waiting";
  }
};

const reportProgress = (deps: PipelineDeps, work: Work, progress: Progress): Promise<void> =>
  withUser(deps.db, work.medico_id, async (tx) => {
    if (!(await saveProgress(tx, work.id, progress))) return;
    await deps.events.publish(tx, work.medico_id, {
      type: "consulta_progress",
      consulta_id: work.id,
      progresso: progress,
    });
  });

/** The reason to show, or null when the job shall be tried again. What an abort leaves is taken up again, too. */
const failureCode = (
  error: unknown,
  { signal, last }: Pick<JobContext, "signal" | "last">,
): ErrorCode | null => {
  if (signal.aborted) return null;
  if (error instanceof SpeechError) {
    // Only a server that stops aborts: no failure, even of the last attempt.
    if (error.code === "ABORTED") return null;
    return error.retry && !last ? null : error.code;
  }
  if (error instanceof EngineError) {
    // The server stops: not a failure, not even on the last attempt.
    if (error.code === "CLOSED") return null;
    return last ? engineErrorCode(error) : null;
  }
  return last ? "INTERNAL" : null;
};
