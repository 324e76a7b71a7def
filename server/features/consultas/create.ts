import type { ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import { CONSENT_WORDING } from "@relato/shared/domain/consent.ts";
import { monthlyLimit } from "@relato/shared/domain/subscription.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { AppError } from "../../platform/http/errors.ts";
import { linkConsulta } from "../agenda/consulta-link.ts";
import { withEngineRefusal } from "../documentos/engine-refusal.ts";
import { requireModelo } from "../modelos/queries.ts";
import { findCurrentPaciente } from "../pacientes/current-paciente.ts";
import { findPlanoStatus } from "../planos/plano.ts";
import { giverOf } from "./consent.ts";
import { draftRefusal } from "./policy.ts";
import { attachGravacao } from "./process/gravacao-queries.ts";
import {
  countThisMonth,
  findConsultaItem,
  insertConsulta,
  lockDoctorsCount,
  requireConsultaItem,
} from "./queries.ts";

type CreateDeps = Pick<Deps, "config" | "db" | "events" | "jobs" | "engine">;

/**
 * Saves a consultation as `Processando` and enqueues its processing, in one transaction. A repeated
 * id means that the client retried; the existing consultation is returned.
 * @throws AppError with one of the contract's codes; nothing is then saved
 */
export const createConsulta = async (
  { config, db, events, jobs, engine }: CreateDeps,
  medico_id: string,
  draft: CreateConsulta,
): Promise<ConsultaItem> => {
  const refusal = draftRefusal(draft);
  if (refusal !== null) throw new AppError(refusal);
  const { id, modelo_id, language, source, agendamento_id } = draft;
  const { tipo_consulta, contexto_paciente } = draft;
  const transcricao = await typedTranscript(engine, draft);
  return withUser(db, medico_id, async (tx) => {
    const existing = await findConsultaItem(tx, id);
    if (existing !== null) return existing;
    const paciente_id = await requireReferences(tx, draft);
    await requireQuota(tx, medico_id, config);
    const documento_gerado = { tipo_consulta, contexto_paciente, language };
    const row = { id, medico_id, modelo_id, paciente_id, language, documento_gerado, transcricao };
    // The id is another doctor's. Ids cannot be probed.
    if (!(await insertConsulta(tx, row))) throw new AppError("NOT_FOUND");
    const told_at =
      source.kind === "recording" ? await attachGravacao(tx, source.gravacao_id, id) : null;
    const consent = {
      ...{ consulta_id: id, medico_id, agreed: true, recorded_by: medico_id },
      ...giverOf(draft.consent.representative ?? null),
      wording: CONSENT_WORDING,
    };
    await tx.drizzle
      .insert(consentimentos)
      .values({ ...consent, ...(told_at !== null && { told_at }) });
    if (typeof agendamento_id === "string") await linkConsulta(tx, { events }, agendamento_id, id);
    await enqueueProcessing(jobs, tx, medico_id, id);
    return requireConsultaItem(tx, id);
  });
};

/** Adds the consultation's job to the queue, if there is none. */
export const enqueueProcessing = (
  jobs: Deps["jobs"],
  tx: Tx,
  medico_id: string,
  consulta_id: string,
): Promise<void> =>
  jobs.enqueue(tx, "process-consultation", { consulta_id, medico_id }, { key: consulta_id });

/** Null for a recording, which the pipeline transcribes. */
const typedTranscript = async (
  engine: Deps["engine"],
  { source, language }: CreateConsulta,
): Promise<Transcript | null> => {
  if (source.kind === "recording") return null;
  const turns = await withEngineRefusal(engine.readTranscript(source.text, language));
  return { engine: "text", model: null, language, duration_ms: 0, turns };
};

/** Returns the patient's id: the one who stayed after a merge. */
const requireReferences = async (tx: Tx, draft: CreateConsulta): Promise<string | null> => {
  await requireModelo(tx, draft.modelo_id, "MODELO_NOT_FOUND");
  return draft.paciente_id === null ? null : findCurrentPaciente(tx, draft.paciente_id);
};

const requireQuota = async (tx: Tx, medicoId: string, config: Deps["config"]): Promise<void> => {
  const limit = monthlyLimit(await findPlanoStatus(tx, config));
  if (limit === null) return;
  await lockDoctorsCount(tx, medicoId);
  if ((await countThisMonth(tx, medicoId)) >= limit) throw new AppError("CONSULTATION_LIMIT");
};
