import {
  type AgendamentoFields,
  agendamentoFields,
  NEW_AGENDAMENTO,
} from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../../deps.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { WaitingEntryRow } from "../../../platform/database/schema/waiting-list.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { NoticeRecipients } from "../notices.ts";
import { countOverlaps } from "../queries.ts";
import { refuseTime } from "../refuse-time.ts";
import { changeAgendamento, createAgendamento, lockAgendamento, setCancelled } from "../write.ts";
import { lockWaitingEntry, requireWaitingEntry, setEnded } from "./queries.ts";

type BookDeps = Pick<Deps, "events" | "jobs">;

interface Booking {
  agendamento_id: string;
  data: string;
  locale: Locale;
  notify: boolean;
}

const recipientsOf = (notify: boolean): NoticeRecipients => (notify ? "all" : "none");

/** Two tabs that book for the same time wait for each other. */
const lockBookings = (tx: Tx, medicoId: string): Promise<unknown> =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('waiting ' || $1, 0))", [medicoId]);

/** Creating it would change that appointment instead. @throws AppError VALIDATION */
const refuseUsedId = async (tx: Tx, id: string): Promise<void> => {
  const used = await tx.query("select 1 from agendamentos where id = $1", [id]);
  if (used.length > 0) throw new AppError("VALIDATION", { field: "agendamento_id" });
};

/** @throws AppError TIME_TAKEN, TIME_BLOCKED, OUTSIDE_HOURS */
const refuseTaken = async (
  tx: Tx,
  medicoId: string,
  at: { data: string; duracao_min: number },
  except: readonly string[],
): Promise<void> => {
  if ((await countOverlaps(tx, medicoId, at, except)) > 0) throw new AppError("TIME_TAKEN");
  await refuseTime(tx, medicoId, at);
};

const moveAppointment = async (
  tx: Tx,
  deps: BookDeps,
  id: string,
  data: string,
  recipients: NoticeRecipients,
): Promise<void> => {
  const form = { ...pickFields(agendamentoFields, await lockAgendamento(tx, id)), data };
  await changeAgendamento(tx, deps, id, { ...form, force: true, recipients }, null);
};

const newFields = (
  { paciente_id, tipo, duracao_min }: WaitingEntryRow,
  data: string,
  locale: Locale,
): AgendamentoFields => ({
  ...NEW_AGENDAMENTO,
  ...{ titulo: null, link: null, locale },
  ...{ paciente_id, tipo, duracao_min, data },
});

/**
 * Books a time for a waiting patient and takes the entry off the list. An entry with an appointment
 * moves that one. Only a free time within the working hours is booked. Returns the appointment's
 * id; a repeated request changes nothing.
 * @throws AppError NOT_FOUND, VALIDATION, WAITING_ENTRY_ENDED, TIME_TAKEN, TIME_BLOCKED,
 * OUTSIDE_HOURS
 */
export const bookWaitingEntry = async (
  tx: Tx,
  deps: BookDeps,
  id: string,
  { agendamento_id, data, locale, notify }: Booking,
): Promise<string> => {
  const row = await lockWaitingEntry(tx, id);
  const { medico_id } = row;
  await lockBookings(tx, medico_id);
  if (row.removed_at !== null) return requireSameBooking(tx, row, { agendamento_id, data });
  const { agendamento: existing, ...wish } = await requireWaitingEntry(tx, id);
  const recipients = recipientsOf(notify);
  const duracao_min = existing?.duracao_min ?? wish.duracao_min;
  await refuseTaken(tx, medico_id, { data, duracao_min }, existing === null ? [] : [existing.id]);
  if (existing !== null) {
    await moveAppointment(tx, deps, existing.id, data, recipients);
    await setEnded(tx, id, { booked_id: existing.id, moved_from: existing.data });
    return existing.id;
  }
  const form = newFields(row, data, locale);
  await refuseUsedId(tx, agendamento_id);
  await createAgendamento(tx, deps, {
    ...{ id: agendamento_id, medico_id, ...form },
    ...{ force: true, recipients },
  });
  await setEnded(tx, id, { booked_id: agendamento_id, moved_from: null });
  return agendamento_id;
};

/** The client retried. @throws AppError WAITING_ENTRY_ENDED */
const requireSameBooking = async (
  tx: Tx,
  { booked_id, moved_from }: WaitingEntryRow,
  wanted: Pick<Booking, "agendamento_id" | "data">,
): Promise<string> => {
  if (booked_id === null) throw new AppError("WAITING_ENTRY_ENDED");
  const booked = await lockAgendamento(tx, booked_id);
  const isSame = moved_from !== null || booked_id === wanted.agendamento_id;
  if (!isSame || booked.data !== wanted.data) throw new AppError("WAITING_ENTRY_ENDED");
  return booked_id;
};

/**
 * Brings an entry back. A booking is undone: the new appointment is cancelled, a moved one goes
 * back to its former time. One with a consultation stays. Repeating it changes nothing.
 * @throws AppError NOT_FOUND
 */
export const restoreWaitingEntry = async (
  tx: Tx,
  deps: BookDeps,
  id: string,
  notify: boolean,
): Promise<void> => {
  const { removed_at, booked_id, moved_from } = await lockWaitingEntry(tx, id);
  if (removed_at === null) return;
  await setEnded(tx, id, null);
  if (booked_id === null) return;
  const booked = await lockAgendamento(tx, booked_id);
  if (booked.cancelled_at !== null || booked.consulta_id !== null) return;
  const recipients = recipientsOf(notify);
  if (moved_from === null) await setCancelled(tx, deps, booked_id, true, { recipients });
  else await moveAppointment(tx, deps, booked_id, moved_from, recipients);
};
