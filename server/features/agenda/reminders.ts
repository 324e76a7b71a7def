import { createHash } from "node:crypto";
import { addDays } from "@relato/shared/domain/calendar.ts";
import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import { REMINDER_HOURS } from "@relato/shared/domain/notices.ts";
import {
  DEFAULT_TIME_ZONE,
  dayIn,
  startOfDay,
  timeIn,
  zonedTime,
} from "@relato/shared/domain/zone.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { wants } from "../configuracoes/queries.ts";
import { insertNotificationOnce } from "../notifications/queries.ts";
import { enqueueReminders, type NoticeSubject } from "./notices.ts";

/** What is reminded of at an instant in a zone: the next day, as ISO instants, and since when on this one. */
export interface ReminderWindow {
  from: string;
  /** No longer part of it. */
  to: string;
  since: string;
}

/**
 * The window of an instant; null at an hour at which nobody is reminded. Days and hours are the zone's own, so that a day of 23 or 25 hours
 * is one day, and "10:00" is 10:00 before and after clocks change.
 */
export const reminderWindow = (now: string, timeZone: string): ReminderWindow | null => {
  const time = timeIn(now, timeZone);
  if (time < REMINDER_HOURS.from || time >= REMINDER_HOURS.to) return null;
  const today = dayIn(now, timeZone);
  const since = zonedTime(today, REMINDER_HOURS.from, timeZone);
  if (since === null) return null;
  const tomorrow = addDays(today, 1);
  return {
    from: startOfDay(tomorrow, timeZone),
    to: startOfDay(addDays(tomorrow, 1), timeZone),
    since: since.instant,
  };
};

/** A doctor who has appointments soon. */
export interface SoonBusy {
  medico_id: string;
  time_zone: string;
}

/** Doctors with an appointment that may be tomorrow's, wherever they are: two days, and the hour that a change of clocks may add. */
export const listSoonBusy = (tx: Tx, now: string): Promise<SoonBusy[]> =>
  tx.query<SoonBusy & Record<string, unknown>>(
    `select distinct a.medico_id, coalesce(s.time_zone, '${DEFAULT_TIME_ZONE}') as time_zone
       from agendamentos a left join user_preferences s on s.user_id = a.medico_id
      where a.cancelled_at is null and a.data > $1::timestamptz and a.data < $1::timestamptz + interval '49 hours'`,
    [now],
  );

/**
 * The doctor's appointments of the window whose patient has not been reminded, and was told nothing since the reminders' hour: who made an
 * appointment for tomorrow an hour ago needs none.
 */
const listDue = (
  tx: Tx,
  medicoId: string,
  { from, to, since }: ReminderWindow,
): Promise<NoticeSubject[]> =>
  tx.query<NoticeSubject>(
    `select a.id, a.medico_id, a.paciente_id, a.data, a.notify_email, a.notify_whatsapp
       from agendamentos a
      where a.medico_id = $1 and a.data >= $2 and a.data < $3 and a.cancelled_at is null and a.paciente_id is not null
        and (a.notify_email or a.notify_whatsapp) and a.created_at < $4
        and not exists (
          select from appointment_notices n
           where n.agendamento_id = a.id and n.paciente_id = a.paciente_id
             and (n.occasion = 'reminder' and n.data = a.data
               or n.occasion in ('created', 'changed') and n.created_at >= $4))
      order by a.data, a.id`,
    [medicoId, from, to, since],
  );

/** An id that says whom and of which day it tells, so that there is one of them. */
const noteId = (medicoId: string, { from }: ReminderWindow): string => {
  const hash = createHash("sha256").update(`agenda_amanha ${medicoId} ${from}`).digest("hex");
  // Version 8: made by a rule of our own (RFC 9562, 5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Tells the doctor, once a day, that there are appointments tomorrow; those made since the reminders' hour are known. */
const tellDoctor = async (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  medicoId: string,
  window: ReminderWindow,
): Promise<void> => {
  const { from, to, since } = window;
  const [known] = await tx.query(
    `select from agendamentos
      where medico_id = $1 and data >= $2 and data < $3 and cancelled_at is null and created_at < $4 limit 1`,
    [medicoId, from, to, since],
  );
  if (known === undefined || !(await wants(tx, medicoId, "notify_appointments"))) return;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type.agenda_amanha;
  const notification = await insertNotificationOnce(tx, medicoId, noteId(medicoId, window), {
    type: "agenda_amanha",
    title: title(),
    description,
    consulta_id: null,
  });
  if (notification !== null)
    await events.publish(tx, medicoId, { type: "notification", notification });
};

/** Makes the reminders that one doctor's patients are due at `now`, each once however often this is asked. */
export const remindFor = async (
  deps: Pick<Deps, "db" | "events" | "jobs">,
  { medico_id, time_zone }: SoonBusy,
  now: string,
): Promise<void> => {
  const window = reminderWindow(now, time_zone);
  if (window === null) return;
  await withUser(deps.db, medico_id, async (tx) => {
    for (const one of await listDue(tx, medico_id, window))
      await enqueueReminders(tx, deps.jobs, one);
    await tellDoctor(tx, deps, medico_id, window);
  });
};
