import type { ErasureResult } from "@relato/shared/contract/patient-data.ts";
import { isSameName } from "@relato/shared/domain/erasure.ts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { patient_erasures } from "../../platform/database/schema/patient-erasures.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { forgetRecord } from "../chatzello/forget-record.ts";
import { deleteRecordings } from "../gravacoes/remove-recordings.ts";
import { lockPaciente } from "../pacientes/queries.ts";
import { findMergeOf, listMergedIds } from "../patient-merges/queries.ts";
import { type ErasedFiles, joinFiles, removeErasedFiles } from "./erasure-files.ts";
import { DRAFT_LAUDOS, EMPTY_ANALYSIS, type LoadedPlan, planErasure } from "./erasure-plan.ts";

type EraseDeps = Pick<Deps, "config" | "db" | "log" | "storage">;

const findResult = async (tx: Tx, id: string): Promise<ErasureResult | null> => {
  const [row] = await tx.drizzle
    .select()
    .from(patient_erasures)
    .where(eq(patient_erasures.paciente_id, id));
  return row ?? null;
};

const listIds = async (tx: Tx, text: string, id: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(text, [id])).map((row) => row.id);

/** Everything that is no row of the record, by the doctor's own rights. */
const eraseRows = async (tx: Tx, id: string, documents: string[]): Promise<ErasedFiles> => {
  const visits = await listIds(tx, "select id from consultas where paciente_id = $1", id);
  const drafts = await listIds(tx, DRAFT_LAUDOS, id);
  const others = await listIds(
    tx,
    `select storage_key as id from laudo_dictations d join laudos l on l.id = d.laudo_id
      where l.paciente_id = $1
      union all
     select storage_key from laudo_images where laudo_id in (${DRAFT_LAUDOS})
      union all
     select storage_key from chatzello_attachments a join chatzello_threads t on t.id = a.thread_id
      where t.paciente_id = $1 and a.storage_key is not null`,
    id,
  );
  const message_ids = await listIds(
    tx,
    `select n.id from appointment_notices n join agendamentos a on a.id = n.agendamento_id
      where n.paciente_id = $1 or a.paciente_id = $1
      union all
     select m.id from document_mails m join document_versions v on v.id = m.version_id
       join documentos d on d.id = v.documento_id
       left join consultas c on c.id = d.consulta_id left join laudos l on l.id = d.id
      where coalesce(c.paciente_id, l.paciente_id) = $1`,
    id,
  );
  const recordings = await deleteRecordings(tx, visits);
  await tx.query(
    `update consultas
        set progresso = null,
            status = case status when 'Processando' then 'Erro' else status end,
            erro = case status when 'Processando' then 'CONSENT_REFUSED' else erro end,
            documento_gerado = case when documento_gerado ? 'written'
              then jsonb_set(documento_gerado || '{"contexto_paciente": ""}',
                             '{written,analysis}', $2)
              else documento_gerado || '{"contexto_paciente": ""}' end
      where paciente_id = $1`,
    [id, EMPTY_ANALYSIS],
  );
  await tx.query(
    `update documentos set proposal = null, rewriting = null, automation_call = null
      where consulta_id = any($1::uuid[])`,
    [visits],
  );
  await tx.query("delete from chatzello_threads where paciente_id = $1", [id]);
  const records = [...visits, ...documents, ...drafts];
  await forgetRecords(tx, records);
  await tx.query("delete from record_words where record_id = any($1::uuid[])", [records]);
  await tx.query("delete from notifications where consulta_id = any($1::uuid[])", [visits]);
  // A repetition of a write then says that its answer is gone.
  await tx.query(
    `update idempotent_requests
        set status = null, answer = null, has_effect = true, leased_until = 'epoch'
      where answer is not null`,
  );
  await tx.query("delete from waiting_entries where paciente_id = $1", [id]);
  await tx.query("delete from appointment_notices where paciente_id = $1", [id]);
  await tx.query("delete from agendamentos where paciente_id = $1", [id]);
  // What the doctor's rights cannot delete: transcripts, links, mails, dictations and drafts.
  await tx.query("select erase_patient_details($1)", [id]);
  return { recordings, others, message_ids };
};

const forgetRecords = async (tx: Tx, records: readonly string[]): Promise<void> => {
  const [me] = await tx.query<{ id: string }>("select app_user_id() as id");
  for (const record of records) await forgetRecord(tx, me?.id ?? "", record);
};

/** Hides what remains, or deletes the patient without a record. */
const restrictRest = async (
  tx: Tx,
  id: string,
  medico_id: string,
  plan: LoadedPlan,
): Promise<ErasureResult> => {
  const { items, restricted_until, document_ids } = plan;
  if (restricted_until === null) await tx.query("delete from pacientes where id = $1", [id]);
  else
    await tx.query(
      `update pacientes set email = null, telefone = null, whatsapp = null,
              archived_at = coalesce(archived_at, now()) where id = $1`,
      [id],
    );
  const search_name = restricted_until === null ? null : plan.search_name;
  const change = { restricted_until, search_name, document_ids, items, open_until: null };
  const erased_at = new Date().toISOString();
  const [row] = await tx.drizzle
    .insert(patient_erasures)
    .values({ paciente_id: id, medico_id, erased_at, ...change })
    .onConflictDoUpdate({ target: patient_erasures.paciente_id, set: { ...change, erased_at } })
    .returning();
  return requireRow(row);
};

/**
 * Locks a patient and those who were merged into this one, in the order of their ids as a merge
 * does. @throws AppError NOT_FOUND, PACIENTE_MERGED
 */
const lockMerged = async (tx: Tx, id: string): Promise<{ nome: string; merged: string[] }> => {
  const ids = [id, ...(await listMergedIds(tx, id))].toSorted();
  const names = new Map<string, string>();
  for (const one of ids) names.set(one, (await lockPaciente(tx, one)).nome);
  // Erasing a merged patient alone would leave the record of the same person.
  if ((await findMergeOf(tx, id)) !== undefined) throw new AppError("PACIENTE_MERGED");
  // Read again under the locks: a merge may have been undone.
  return { nome: names.get(id) ?? "", merged: await listMergedIds(tx, id) };
};

const eraseOne = async (tx: Tx, id: string, userId: string) => {
  const plan = requireRow((await planErasure(tx, id)) ?? undefined);
  const files = await eraseRows(tx, id, plan.document_ids);
  return { result: await restrictRest(tx, id, userId, plan), files };
};

/**
 * Erases what no law requires and restricts the rest, rows in one transaction, then files; also of
 * patients who were merged into this one, whose merges can then not be undone. Returns the earlier
 * result when the patient is erased already: the client retried.
 * @throws AppError NOT_FOUND, PACIENTE_MERGED, PACIENTE_NOME_DIFFERENT
 */
export const erasePatient = async (
  deps: EraseDeps,
  userId: string,
  id: string,
  typedName: string,
): Promise<ErasureResult> => {
  const { result, files } = await withUser(deps.db, userId, async (tx) => {
    if (!(await isVisible(tx, id))) {
      const earlier = await findResult(tx, id);
      return { result: requireRow(earlier ?? undefined), files: null };
    }
    const { nome, merged } = await lockMerged(tx, id);
    if (!isSameName(typedName, nome)) throw new AppError("PACIENTE_NOME_DIFFERENT");
    const own = await eraseOne(tx, id, userId);
    const others = [];
    for (const one of merged) others.push(await eraseOne(tx, one, userId));
    return { result: own.result, files: joinFiles([own, ...others].map(({ files }) => files)) };
  });
  if (files !== null) await removeErasedFiles(deps, files);
  return result;
};

const isVisible = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query("select 1 from pacientes where id = $1", [id])).length > 0;
