import type { ComingAppointment, WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import {
  MAX_WAITING,
  waitingFields,
  type WaitingForm,
} from "@relato/shared/domain/waiting-list.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import {
  waiting_entries,
  type WaitingEntryRow,
} from "../../../platform/database/schema/waiting-list.ts";
import { selectList } from "../../../platform/database/select-list.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { choiceObject, requirePaciente } from "../../pacientes/queries.ts";
import { withPatientErrors } from "../patient-errors.ts";

/** An appointment that can still move to an earlier time. */
const IS_COMING = "a.cancelled_at is null and a.consulta_id is null and a.data > now()";

const SELECT = `select ${selectList(waitingFields, "w")}, w.id, w.created_at,
    ${choiceObject("p")} as paciente,
    json_build_object('email', p.email, 'telefone', p.telefone, 'whatsapp', p.whatsapp) as contact,
    case when a.id is not null then json_build_object('id', a.id, 'data',
      to_char(a.data at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'duracao_min',
      a.duracao_min, 'tipo', a.tipo, 'titulo', a.titulo) end as agendamento
  from waiting_entries w join pacientes p on p.id = w.paciente_id
  left join agendamentos a
    on a.id = w.agendamento_id and a.paciente_id = w.paciente_id and ${IS_COMING}`;

/** Who waits, by priority, then by the time of waiting. An archived patient is left out. */
export const listWaitingEntries = (tx: Tx, medicoId: string): Promise<WaitingEntry[]> =>
  tx.query<WaitingEntry>(
    `${SELECT} where w.medico_id = $1 and w.removed_at is null and p.archived_at is null
      order by w.priority = 'high' desc, w.created_at, w.id limit ${MAX_WAITING}`,
    [medicoId],
  );

/** @throws AppError NOT_FOUND */
export const requireWaitingEntry = async (tx: Tx, id: string): Promise<WaitingEntry> =>
  requireRow((await tx.query<WaitingEntry>(`${SELECT} where w.id = $1`, [id]))[0]);

/** Locks the row until the transaction ends. @throws AppError NOT_FOUND */
export const lockWaitingEntry = async (tx: Tx, id: string): Promise<WaitingEntryRow> => {
  const { id: key } = waiting_entries;
  const rows = tx.drizzle.select().from(waiting_entries).where(eq(key, id)).for("update");
  return requireRow((await rows)[0]);
};

/** The next appointments of a patient, by time. @throws AppError NOT_FOUND */
export const listComingAppointments = async (
  tx: Tx,
  pacienteId: string,
): Promise<ComingAppointment[]> => {
  await requirePaciente(tx, pacienteId);
  return tx.query<ComingAppointment>(
    `select a.id, a.data, a.duracao_min, a.tipo, a.titulo from agendamentos a
      where a.paciente_id = $1 and ${IS_COMING} order by a.data, a.id limit 50`,
    [pacienteId],
  );
};

/** @throws AppError NOT_FOUND if the appointment is not the patient's */
const checkAppointment = async (
  tx: Tx,
  { agendamento_id, paciente_id }: WaitingForm,
): Promise<void> => {
  if (agendamento_id === null) return;
  const [row] = await tx.query("select 1 from agendamentos where id = $1 and paciente_id = $2", [
    agendamento_id,
    paciente_id,
  ]);
  requireRow(row);
};

/**
 * Adds a patient to the list; a repeated id adds one.
 * @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, WAITING_LIST_LIMIT
 */
export const insertWaitingEntry = async (
  tx: Tx,
  medico_id: string,
  { id, ...form }: WaitingForm & { id: string },
): Promise<void> => {
  await checkAppointment(tx, form);
  const waiting = await tx.drizzle.$count(
    waiting_entries,
    and(eq(waiting_entries.medico_id, medico_id), isNull(waiting_entries.removed_at)),
  );
  if (waiting >= MAX_WAITING) throw new AppError("WAITING_LIST_LIMIT");
  await withPatientErrors(
    tx.drizzle
      .insert(waiting_entries)
      .values({ id, medico_id, ...form })
      .onConflictDoNothing(),
  );
};

/** @throws AppError NOT_FOUND, PACIENTE_NOT_FOUND, WAITING_ENTRY_ENDED */
export const changeWaitingEntry = async (tx: Tx, id: string, form: WaitingForm): Promise<void> => {
  const { removed_at } = await lockWaitingEntry(tx, id);
  if (removed_at !== null) throw new AppError("WAITING_ENTRY_ENDED");
  await checkAppointment(tx, form);
  await withPatientErrors(
    tx.drizzle.update(waiting_entries).set(form).where(eq(waiting_entries.id, id)),
  );
};

type Ending = Pick<WaitingEntryRow, "booked_id" | "moved_from">;

/** Takes an entry off the list; null brings it back. */
export const setEnded = async (tx: Tx, id: string, ending: Ending | null): Promise<void> => {
  const change =
    ending === null
      ? { removed_at: null, booked_id: null, moved_from: null }
      : { removed_at: new Date().toISOString(), ...ending };
  await tx.drizzle.update(waiting_entries).set(change).where(eq(waiting_entries.id, id));
};
