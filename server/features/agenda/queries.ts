import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { countConflicts, endOf, MAX_LISTED } from "@relato/shared/domain/agenda.ts";
import { agendamentoFields, MAX_DURACAO } from "@relato/shared/domain/agendamento.ts";
import type { Tx } from "../../platform/database/database.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { choiceObject } from "../pacientes/queries.ts";

type Row = Omit<Agendamento, "conflicts">;

const SELECT = `select ${selectList(agendamentoFields, "a")}, a.id, a.consulta_id, a.series_id,
    a.cancelled_at, a.cancelled_by_patient, a.confirmed_at, ${choiceObject("p")} as paciente
  from agendamentos a left join pacientes p on p.id = a.paciente_id`;

/** How far before an instant an appointment that overlaps it can start. */
const MAX_MS = MAX_DURACAO * 60_000;
const addMs = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

export interface Range {
  from: string;
  /** Exclusive. */
  to: string;
}

/** The appointments that overlap the range, each with the number of its conflicts. */
export const listAgendamentos = async (
  tx: Tx,
  medicoId: string,
  { from, to, cancelled }: Range & { cancelled: boolean },
): Promise<{ items: Agendamento[]; more: boolean }> => {
  // An appointment of the range can start a day before it, and so can one that conflicts with that.
  const rows = await tx.query<Row>(
    `${SELECT}
      where a.medico_id = $1 and a.data >= $2 and a.data < $3
        ${cancelled ? "" : "and a.cancelled_at is null"}
      order by a.data, a.id limit $4`,
    [medicoId, addMs(from, -2 * MAX_MS), addMs(to, MAX_MS), MAX_LISTED + 1],
    cancelled ? "agenda-all" : "agenda",
  );
  const conflicts = countConflicts(rows);
  return {
    items: rows
      .slice(0, MAX_LISTED)
      .filter((row) => row.data < to && endOf(row) > from)
      .map((row) => ({ ...row, conflicts: conflicts.get(row) ?? 0 })),
    more: rows.length > MAX_LISTED,
  };
};

/** @throws AppError NOT_FOUND */
export const requireAgendamento = async (
  tx: Tx,
  medicoId: string,
  id: string,
): Promise<Agendamento> => {
  const row = requireRow((await tx.query<Row>(`${SELECT} where a.id = $1`, [id]))[0]);
  if (row.cancelled_at !== null) return { ...row, conflicts: 0 };
  return { ...row, conflicts: await countOverlaps(tx, medicoId, row, [id]) };
};

/** The number of appointments at a time, without those of `except`. */
export const countOverlaps = async (
  tx: Tx,
  medicoId: string,
  at: Pick<Row, "data" | "duracao_min">,
  except: readonly string[],
): Promise<number> => {
  const [overlap] = await tx.query<{ conflicts: number }>(
    `select count(*)::int as conflicts from agendamentos
      where medico_id = $1 and id <> all ($2::uuid[]) and cancelled_at is null
        and data > $3 and data < $4 and data + duracao_min * interval '1 minute' > $5`,
    [medicoId, except, addMs(at.data, -MAX_MS), endOf(at), at.data],
  );
  return overlap?.conflicts ?? 0;
};
