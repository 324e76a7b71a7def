import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { monthlyLimit } from "@relato/shared/domain/subscription.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Deps } from "../../deps.ts";
import { linkConsulta } from "../agenda/write.ts";
import { withEngineRefusal } from "../documentos/engine-refusal.ts";
import { findSubscriptionStatus } from "../planos/queries.ts";
import { draftRefusal } from "./policy.ts";
import { attachGravacao } from "./process/gravacao-queries.ts";
import {
  countThisMonth,
  findConsultaItem,
  insertConsent,
  insertConsulta,
  lockDoctorsCount,
  modeloExists,
  pacienteExists,
} from "./queries.ts";

/**
 * Saves a consultation as `Processando` and enqueues its processing, in one transaction: neither stands without the
 * other. The same id again answers with what stands.
 * @throws AppError with one of the contract's codes; nothing is then saved
 */
export const createConsulta = async (
  { db, events, jobs, engine }: Pick<Deps, "db" | "events" | "jobs" | "engine">,
  medicoId: string,
  draft: CreateConsulta,
): Promise<ConsultaItem> => {
  const refusal = draftRefusal(draft);
  if (refusal !== null) throw new AppError(refusal);
  const transcricao =
    draft.source.kind === "text"
      ? await typedTranscript(engine, draft.source.text, draft.language)
      : null;
  return withUser(db, medicoId, async (tx) => {
    const existing = await findConsultaItem(tx, draft.id);
    if (existing !== null) return existing;
    await requireReferences(tx, draft);
    await requireRoom(tx, medicoId);
    const inserted = await insertConsulta(tx, medicoId, {
      ...draft,
      is_example: false,
      documento_gerado: {
        tipo_consulta: draft.tipo_consulta,
        contexto_paciente: draft.contexto_paciente,
        language: draft.language,
      },
      transcricao,
    });
    // The id is another doctor's: to this one it does not exist and cannot be made.
    if (!inserted) throw new AppError("NOT_FOUND");
    await insertConsent(tx, medicoId, draft.id);
    if (draft.source.kind === "recording")
      await requireGravacao(tx, draft.source.gravacao_id, draft.id);
    if (typeof draft.agendamento_id === "string")
      await linkConsulta(tx, { events }, draft.agendamento_id, draft.id);
    await enqueueProcessing(jobs, tx, medicoId, draft.id);
    return requireItem(tx, draft.id);
  });
};

/** Puts a consultation into the queue, unless it is there already. */
export const enqueueProcessing = (
  jobs: Deps["jobs"],
  tx: Tx,
  medicoId: string,
  consultaId: string,
): Promise<void> =>
  jobs.enqueue(
    tx,
    "process-consultation",
    { consulta_id: consultaId, medico_id: medicoId },
    { key: consultaId },
  );

export const requireItem = async (tx: Tx, id: string): Promise<ConsultaItem> => {
  const item = await findConsultaItem(tx, id);
  if (item === null) throw new AppError("NOT_FOUND");
  return item;
};

const typedTranscript = async (
  engine: Deps["engine"],
  text: string,
  language: Language,
): Promise<Transcript> => ({
  engine: "text",
  model: null,
  language,
  duration_ms: 0,
  turns: await withEngineRefusal(engine.readTranscript(text, language)),
});

const requireReferences = async (tx: Tx, draft: CreateConsulta): Promise<void> => {
  if (!(await modeloExists(tx, draft.modelo_id))) throw new AppError("MODELO_NOT_FOUND");
  if (draft.paciente_id !== null && !(await pacienteExists(tx, draft.paciente_id))) {
    throw new AppError("PACIENTE_NOT_FOUND");
  }
};

const requireRoom = async (tx: Tx, medicoId: string): Promise<void> => {
  const limit = monthlyLimit(await findSubscriptionStatus(tx));
  if (limit === null) return;
  await lockDoctorsCount(tx, medicoId);
  if ((await countThisMonth(tx, medicoId)) >= limit) throw new AppError("CONSULTATION_LIMIT");
};

const requireGravacao = async (tx: Tx, gravacaoId: string, consultaId: string): Promise<void> => {
  const state = await attachGravacao(tx, gravacaoId, consultaId);
  if (state === "missing") throw new AppError("GRAVACAO_NOT_FOUND");
  if (state === "unfinished") throw new AppError("GRAVACAO_NOT_FINISHED");
  if (state === "refused") throw new AppError("CONSENT_REFUSED");
  if (state === "in_use") throw new AppError("GRAVACAO_IN_USE");
};
