import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  countConflicts,
  endOf,
  MAX_DURACAO,
  MAX_LISTED,
  type Tipo,
} from "@relato/shared/domain/agenda.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

interface Row {
  id: string;
  data: string;
  duracao_min: number;
  tipo: Tipo;
  titulo: string | null;
  paciente_id: string | null;
  paciente_nome: string | null;
  consulta_id: string | null;
  cancelled_at: string | null;
  notify_email: boolean;
  notify_whatsapp: boolean;
  locale: Locale;
}

type Bare = Omit<Agendamento, "conflicts">;

const SELECT = `select a.id, a.data, a.duracao_min, a.tipo, a.titulo, a.paciente_id, p.nome as paciente_nome, a.consulta_id, a.cancelled_at,
    a.notify_email, a.notify_whatsapp, a.locale
  from agendamentos a left join pacientes p on p.id = a.paciente_id`;

const toBare = (row: Row): Bare => ({
  id: row.id,
  data: row.data,
  duracao_min: row.duracao_min,
  tipo: row.tipo,
  titulo: row.titulo,
  paciente:
    row.paciente_id === null ? null : { id: row.paciente_id, nome: row.paciente_nome ?? "" },
  consulta_id: row.consulta_id,
  cancelled_at: row.cancelled_at,
  channels: { email: row.notify_email, whatsapp: row.notify_whatsapp },
  locale: row.locale,
});

const LONGEST_MS = MAX_DURACAO * 60_000;
const later = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

/** The doctor's appointments that begin in the stretch, in order of time; `limit` of them at most. */
const listBeginning = async (
  tx: Tx,
  medicoId: string,
  stretch: { from: string; to: string; cancelled: boolean; limit: number },
): Promise<Bare[]> => {
  const { from, to, cancelled, limit } = stretch;
  const rows = await tx.query<Row>(
    `${SELECT}
      where a.medico_id = $1 and a.data >= $2 and a.data < $3 ${cancelled ? "" : "and a.cancelled_at is null"}
      order by a.data, a.id limit $4`,
    [medicoId, from, to, limit],
    cancelled ? "agenda-all" : "agenda",
  );
  return rows.map(toBare);
};

/** The appointments that take some time of the stretch, each with the number of those that overlap it. */
export const listAgendamentos = async (
  tx: Tx,
  medicoId: string,
  wanted: { from: string; to: string; cancelled: boolean },
): Promise<{ items: Agendamento[]; more: boolean }> => {
  // What began the day before may reach into the stretch, and what begins as it ends may overlap its last.
  const around = await listBeginning(tx, medicoId, {
    from: later(wanted.from, -2 * LONGEST_MS),
    to: later(wanted.to, LONGEST_MS),
    cancelled: wanted.cancelled,
    limit: MAX_LISTED + 1,
  });
  const conflicts = countConflicts(around);
  const from = new Date(wanted.from).toISOString();
  const to = new Date(wanted.to).toISOString();
  return {
    items: around
      .slice(0, MAX_LISTED)
      .filter((one) => one.data < to && endOf(one) > from)
      .map((one) => ({ ...one, conflicts: conflicts.get(one) ?? 0 })),
    more: around.length > MAX_LISTED,
  };
};

/** One of the doctor's appointments; null when there is none of this id. */
export const findAgendamento = async (
  tx: Tx,
  medicoId: string,
  id: string,
): Promise<Agendamento | null> => {
  const [row] = await tx.query<Row>(`${SELECT} where a.id = $1`, [id]);
  if (row === undefined) return null;
  const one = toBare(row);
  if (one.cancelled_at !== null) return { ...one, conflicts: 0 };
  const [found] = await tx.query<{ conflicts: number }>(
    `select count(*)::int as conflicts from agendamentos
      where medico_id = $1 and id <> $2 and cancelled_at is null and data > $3 and data < $4
        and data + duracao_min * interval '1 minute' > $5`,
    [medicoId, id, later(one.data, -LONGEST_MS), endOf(one), one.data],
  );
  return { ...one, conflicts: found?.conflicts ?? 0 };
};
