import { MOVED_TABLES, type MovedTable } from "@relato/shared/domain/patient-merge.ts";
import type { Tx } from "../../platform/database/database.ts";

/** A merge that was made before a table existed has no rows of it. */
export type MovedRows = Record<MovedTable, string[]>;

/** A row that the other patient has too cannot move: the pair is unique. */
const STAYS: Partial<Record<MovedTable, string>> = {
  appointment_notices: `t.occasion = 'reminder' and exists (
    select from appointment_notices o
     where o.paciente_id = $2 and o.occasion = 'reminder' and o.agendamento_id = t.agendamento_id
       and o.channel = t.channel and o.data = t.data)`,
  incident_informed: `exists (
    select from incident_informed o where o.paciente_id = $2 and o.notice_id = t.notice_id)`,
};

const moveTable = async (
  tx: Tx,
  table: MovedTable,
  from: string,
  to: string,
  ids: string[] | null,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `update ${table} t set paciente_id = $2
      where t.paciente_id = $1 and ($3::uuid[] is null or t.id = any($3))
        and not coalesce(${STAYS[table] ?? "false"}, false)
      returning t.id`,
    [from, to, ids],
  );
  return rows.map(({ id }) => id);
};

/** Moves a patient's rows to another patient, or only those of `wanted`; returns what moved. */
export const moveRows = async (
  tx: Tx,
  from: string,
  to: string,
  wanted: MovedRows | null,
): Promise<MovedRows> => {
  const moved: Partial<MovedRows> = {};
  for (const table of MOVED_TABLES)
    moved[table] = await moveTable(
      tx,
      table,
      from,
      to,
      wanted === null ? null : (wanted[table] ?? []),
    );
  return moved as MovedRows;
};

/** Adds the moved consultations to the history of patients, which PDFs and the audit log show. */
export const recordMoves = async (
  tx: Tx,
  { consultas }: MovedRows,
  change: { medico_id: string; from: string; to: string; name: string },
): Promise<void> => {
  await tx.query(
    `insert into consulta_patients
       (consulta_id, medico_id, from_id, to_id, changed_by, changed_name)
     select id, $2, $3, $4, $2, $5 from unnest($1::uuid[]) id`,
    [consultas, change.medico_id, change.from, change.to, change.name],
  );
};

const VERSIONS = `select v.id from document_versions v join documentos d on d.id = v.documento_id
  where d.consulta_id = any($1::uuid[])`;

/**
 * Stops mails that are not sent yet: their job refuses a consultation whose patient changed. With
 * another birth date, revokes the open links that ask for the former one.
 */
export const stopSharing = async (
  tx: Tx,
  { consultas, laudos }: MovedRows,
  isOtherBirthDate: boolean,
): Promise<void> => {
  await tx.query(
    `update document_mails set failed_at = now()
      where sent_at is null and stored_at is null and failed_at is null
        and version_id in (${VERSIONS})`,
    [consultas],
  );
  if (!isOtherBirthDate) return;
  await tx.query(
    `update secure_links set revoked_at = now()
      where revoked_at is null and protection = 'birth_date'
        and version_id in (${VERSIONS} or d.id = any($2::uuid[]))`,
    [consultas, laudos],
  );
};

/** Ends the launched sessions of a patient that is archived, and its unused links. */
export const endLaunches = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `update launches
        set link_expires_at = least(link_expires_at, now()),
            session_expires_at = case when used_at is not null
              then least(session_expires_at, now()) end
      where paciente_id = $1`,
    [id],
  );
};
