import type * as contract from "@relato/shared/contract/consent.ts";
import type { Consent } from "@relato/shared/contract/consent.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import {
  CONSENT_WORDING,
  MAX_CONSENTS,
  type Representative,
} from "@relato/shared/domain/consent.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { AppError } from "../../platform/http/errors.ts";
import { deleteRecordings, removeRecordingFiles } from "../gravacoes/remove-recordings.ts";
import { announceFailed } from "./announce.ts";
import { listConsentRecords } from "./consent-records.ts";
import { findWork } from "./process/process-queries.ts";
import { requireConsultaItem, updateConsulta } from "./queries.ts";

const readConsent = async (tx: Tx, consulta_id: string): Promise<Consent> => {
  const records = (await listConsentRecords(tx, [consulta_id])).get(consulta_id) ?? [];
  const { agreed, id, told_at } = consentimentos;
  const [revocation] = await tx.drizzle
    .select({ told_at })
    .from(consentimentos)
    .where(and(eq(consentimentos.consulta_id, consulta_id), eq(agreed, false)))
    .orderBy(asc(id))
    .limit(1);
  if (revocation !== undefined) return { state: "revoked", at: revocation.told_at, records };
  const [first] = records;
  return { state: first === undefined ? "none" : "given", at: first?.given_at ?? null, records };
};

/** @throws AppError NOT_FOUND */
export const findConsent = async (tx: Tx, id: string): Promise<Consent> => {
  await requireConsultaItem(tx, id);
  return readConsent(tx, id);
};

/** Locks the consultation: two devices may add or revoke at once. @throws AppError NOT_FOUND */
const lockConsent = async (tx: Tx, id: string): Promise<Consent> => {
  await requireConsultaItem(tx, id);
  await tx.query("select 1 from consultas where id = $1 for update", [id]);
  return readConsent(tx, id);
};

/** Who consented: the patient, unless there is a representative. */
export const giverOf = (representative: Representative | null) =>
  ({ given_by: representative === null ? "patient" : "representative", representative }) as const;

/**
 * Adds a consent; a repeated id adds nothing.
 * @throws AppError NOT_FOUND, CONSENT_REFUSED after a revocation, CONSENTS_FULL
 */
export const addConsent = async (
  tx: Tx,
  medico_id: string,
  consulta_id: string,
  { id, way, representative }: RouteRequest<typeof contract.addConsent>["body"],
): Promise<Consent> => {
  const current = await lockConsent(tx, consulta_id);
  if (current.records.some((record) => record.id === id)) return current;
  if (current.state === "revoked") throw new AppError("CONSENT_REFUSED");
  if (current.records.length >= MAX_CONSENTS) throw new AppError("CONSENTS_FULL");
  const row = { id, consulta_id, medico_id, agreed: true, recorded_by: medico_id, way };
  const inserted = await tx.drizzle
    .insert(consentimentos)
    .values({ ...row, ...giverOf(representative), wording: CONSENT_WORDING })
    .onConflictDoNothing()
    .returning({ id: consentimentos.id });
  // The id is of another consultation. Ids cannot be probed.
  if (inserted.length === 0) throw new AppError("NOT_FOUND");
  return readConsent(tx, consulta_id);
};

/**
 * Records a revocation once, and deletes the recording with its files. What is being processed ends
 * as failed: a worker finishes only rows that are still `Processando`. Writers of documents stop.
 * @throws AppError NOT_FOUND
 */
export const revokeConsent = async (
  deps: Pick<Deps, "db" | "events" | "log" | "storage">,
  medico_id: string,
  id: string,
): Promise<Consent> => {
  const { consent, keys } = await withUser(deps.db, medico_id, async (tx) => ({
    consent: await recordRevocation(deps, tx, medico_id, id),
    keys: await deleteRecordings(tx, [id]),
  }));
  await removeRecordingFiles(deps, keys);
  return consent;
};

const recordRevocation = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  medico_id: string,
  id: string,
): Promise<Consent> => {
  const current = await lockConsent(tx, id);
  if (current.state === "revoked") return current;
  const row = {
    ...{ consulta_id: id, medico_id, agreed: false, recorded_by: medico_id },
    wording: CONSENT_WORDING,
  };
  await tx.drizzle.insert(consentimentos).values(row);
  // A running writer finds its request gone and stores nothing; a proposal is the machine's text.
  await tx.query("update documentos set rewriting = null, proposal = null where consulta_id = $1", [
    id,
  ]);
  const failure = { status: "Erro", erro: "CONSENT_REFUSED" } as const;
  const work = await findWork(tx, id);
  if (work !== null && (await updateConsulta(tx, id, "Processando", failure)))
    await announceFailed(events, tx, work, failure.erro);
  else await updateConsulta(tx, id, "Erro", failure);
  return readConsent(tx, id);
};
