import type { AgendamentoFields } from "@relato/shared/domain/agenda.ts";
import { type Tx } from "../../platform/database/database.ts";
import { isMissingReference } from "../../platform/database/failure.ts";
import { AppError } from "../../platform/http/errors.ts";

/*
 * Every write to `agendamentos`, each in its caller's transaction: whoever must be told of one (a notice, a calendar) is told here, in the
 * same transaction. `sequence` rises with each change that others see.
 */

/** What a write did. */
export type Change = "created" | "changed" | "cancelled" | "restored" | "unchanged";

const values = ({ data, duracao_min, tipo, titulo, paciente_id }: AgendamentoFields): unknown[] => [
  data,
  duracao_min,
  tipo,
  titulo,
  paciente_id,
];

const referring = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    // Nobody's patient, or another doctor's: the two cannot be told apart.
    if (isMissingReference(error))
      throw new AppError("PACIENTE_NOT_FOUND", { field: "paciente_id" });
    throw error;
  }
};

/**
 * Makes an appointment. The same id again is a form whose answer was lost, perhaps changed since.
 * @throws AppError NOT_FOUND when the id is another doctor's, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED
 */
export const createAgendamento = async (
  tx: Tx,
  medicoId: string,
  id: string,
  fields: AgendamentoFields,
): Promise<Change> => {
  const made = await referring(
    tx.query(
      `insert into agendamentos (id, medico_id, data, duracao_min, tipo, titulo, paciente_id)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
      [id, medicoId, ...values(fields)],
    ),
  );
  return made.length === 1 ? "created" : changeAgendamento(tx, id, fields);
};

/** @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, AGENDAMENTO_CANCELLED */
export const changeAgendamento = async (
  tx: Tx,
  id: string,
  fields: AgendamentoFields,
): Promise<Change> => {
  const before = await lock(tx, id);
  if (before.cancelled_at !== null) throw new AppError("AGENDAMENTO_CANCELLED");
  const changed = await referring(
    tx.query(
      `update agendamentos set data = $2, duracao_min = $3, tipo = $4, titulo = $5, paciente_id = $6,
              sequence = sequence + 1, updated_at = now()
        where id = $1 and (data, duracao_min, tipo, titulo, paciente_id)
              is distinct from ($2::timestamptz, $3::int, $4::text, $5::text, $6::uuid)
       returning id`,
      [id, ...values(fields)],
    ),
  );
  return changed.length === 1 ? "changed" : "unchanged";
};

/** Cancels, or takes that back; done twice, the first counts. @throws AppError NOT_FOUND */
export const setCancelled = async (tx: Tx, id: string, cancelled: boolean): Promise<Change> => {
  const before = await lock(tx, id);
  if ((before.cancelled_at !== null) === cancelled) return "unchanged";
  await tx.query(
    `update agendamentos set cancelled_at = case when $2 then now() end, sequence = sequence + 1, updated_at = now()
      where id = $1`,
    [id, cancelled],
  );
  return cancelled ? "cancelled" : "restored";
};

/** Names the consultation that came of an appointment; the first one stays. Nothing that others see. */
export const linkConsulta = async (tx: Tx, id: string, consultaId: string): Promise<void> => {
  await tx.query(`update agendamentos set consulta_id = $2 where id = $1 and consulta_id is null`, [
    id,
    consultaId,
  ]);
};

/** Holds the appointment until the transaction ends, so that of two changes at once each knows what the other did. */
const lock = async (tx: Tx, id: string): Promise<{ cancelled_at: Date | null }> => {
  const [row] = await tx.query<{ cancelled_at: Date | null }>(
    `select cancelled_at from agendamentos where id = $1 for update`,
    [id],
  );
  if (row === undefined) throw new AppError("NOT_FOUND");
  return row;
};
