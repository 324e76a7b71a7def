import type { ConsultationAnswer } from "@relato/shared/contract/automation.ts";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { AutomationCallState } from "../../../platform/database/schema/documentos.ts";
import type { Automation } from "../../../providers/automation/automation.ts";
import { askAutomation, proveAnswer } from "../../../providers/automation/note-writer.ts";
import { ModelFaultError } from "../../../providers/writer/language-model.ts";
import type { WriteOptions, Writer } from "../../../providers/writer/writer.ts";
import { type CallDeps, findAutomationCall, urlOfCall } from "../automation-call.ts";
import { lockDocumento, updateDocumento } from "../queries.ts";
import type { ReadyWork } from "./save-written.ts";

export type AutomationWriterDeps = CallDeps & Pick<Deps, "engine" | "jobs">;

/** How long the callback of a call works. */
const ANSWER_WITHIN_S = 60 * 60;

/** The automation answers at its callback, which enqueues the job again. */
export class AnswerLaterError extends Error {
  override readonly name = "AnswerLaterError";
}

/**
 * The automation as the writer of one request. `write` throws AnswerLaterError if the answer comes
 * at the callback. It can be repeated: an answer that has arrived is used, and an automation that
 * has accepted the call is not called again.
 */
export const createAutomationWriter = (
  deps: AutomationWriterDeps,
  automation: Automation,
  work: ReadyWork,
): Writer => ({
  name: automation.host,
  reachable: () => automation.isHealthy(),
  write: async (consultation, { signal = new AbortController().signal }: WriteOptions) => {
    const timeout_ms = deps.config.writer_timeout_s * 1000;
    const { instruction } = work.rewriting;
    const answer = await findAnswer(deps, automation, work, { timeout_ms, signal });
    const options = { host: automation.host, instruction, timeout_ms, signal };
    return proveAnswer(deps.engine, consultation, answer, options);
  },
});

type RunOptions = { timeout_ms: number; signal: AbortSignal };

const findAnswer = async (
  deps: AutomationWriterDeps,
  automation: Automation,
  work: ReadyWork,
  options: RunOptions,
): Promise<ConsultationAnswer> => {
  const call = await withUser(deps.db, work.medico_id, (tx) =>
    findAutomationCall(tx, work.documento.id),
  );
  const known = call?.asked_at === work.rewriting.asked_at ? call : null;
  if (known?.answer) return known.answer;
  if (known?.accepted !== true) return ask(deps, automation, work, known, options);
  if (Date.parse(known.expires_at) > Date.now()) throw new AnswerLaterError();
  throw new ModelFaultError("MODEL_TIMEOUT", "no answer at the callback");
};

const ask = async (
  deps: AutomationWriterDeps,
  automation: Automation,
  work: ReadyWork,
  known: AutomationCallState | null,
  options: RunOptions,
): Promise<ConsultationAnswer> => {
  const { id, consulta_id } = work.documento;
  const call: AutomationCallState = {
    asked_at: work.rewriting.asked_at,
    attempt: (known?.attempt ?? 0) + 1,
    expires_at: new Date(Date.now() + ANSWER_WITHIN_S * 1000).toISOString(),
    ...{ audio_read: false, accepted: false, answer: null },
  };
  const hasAudio = await withUser(deps.db, work.medico_id, async (tx) => {
    await updateDocumento(tx, id, { automation_call: call });
    const found = await tx.query("select from gravacoes where consulta_id = $1", [consulta_id]);
    return found.length > 0;
  });
  const answer = await askAutomation(
    automation,
    work.visit,
    {
      ...{ consulta_id, modelo: work.modelo, instruction: work.rewriting.instruction },
      audio_url: hasAudio ? await urlOfCall(deps, "audio", id, call) : null,
      callback_url: await urlOfCall(deps, "notes", id, call),
    },
    options,
  );
  if (answer !== null) return answer;
  await acceptCall(deps, work, call);
  throw new AnswerLaterError();
};

/** Stores that the answer comes later, with a job for the case that it does not. */
const acceptCall = (
  { db, jobs }: AutomationWriterDeps,
  { medico_id, documento: { id: documento_id } }: ReadyWork,
  { asked_at, attempt }: AutomationCallState,
): Promise<void> =>
  withUser(db, medico_id, async (tx) => {
    await lockDocumento(tx, documento_id);
    // The callback may have been faster.
    const call = await findAutomationCall(tx, documento_id);
    if (call?.asked_at !== asked_at || call.answer !== null) return;
    await updateDocumento(tx, documento_id, { automation_call: { ...call, accepted: true } });
    await jobs.enqueue(
      tx,
      "write-documento",
      { documento_id, medico_id, asked_at },
      { key: `${documento_id} ${asked_at} expiry ${attempt}`, start_after_s: ANSWER_WITHIN_S + 1 },
    );
  });
