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
import type { AgendamentoRow } from "../../platform/database/schema/agenda.ts";
import { messagesOf } from "../../platform/messages.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { insertNotificationOnce } from "../notifications/queries.ts";
import { enqueueReminders, type NoticeSubject } from "./notices.ts";

/** The reminders that are due at an instant, as ISO instants of the doctor's zone. */
export interface ReminderWindow {
  /** Start of the next day. */
  from: string;
  /** End of the next day, exclusive. */
  to: string;
  /** Start of today's reminders. */
  since: string;
}

/**
 * Null outside the hours of reminders. Days and hours are those of the zone, so that a day of 23 or
 * 25 hours counts as one day.
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

export type DoctorZone = Pick<AgendamentoRow, "medico_id"> & { time_zone: string };

/**
 * Doctors with an appointment that can be tomorrow in some zone: within two days, and one hour more
 * for the end of daylight saving time.
 */
export const listDoctorsWithAppointments = (tx: Tx, now: string): Promise<DoctorZone[]> =>
  tx.query(
    `select distinct a.medico_id, coalesce(s.time_zone, '${DEFAULT_TIME_ZONE}') as time_zone
       from agendamentos a left join user_preferences s on s.user_id = a.medico_id
      where a.cancelled_at is null
        and a.data > $1::timestamptz and a.data < $1::timestamptz + interval '49 hours'`,
    [now],
  );

/**
 * The doctor's appointments of tomorrow that need a reminder. An appointment that was created or
 * changed since `since` needs none.
 */
const listDue = (
  tx: Tx,
  medicoId: string,
  { from, to, since }: ReminderWindow,
): Promise<NoticeSubject[]> =>
  tx.query<NoticeSubject>(
    `select a.id, a.medico_id, a.paciente_id, a.data, a.notify_email, a.notify_whatsapp
       from agendamentos a
      where a.medico_id = $1 and a.data >= $2 and a.data < $3 and a.cancelled_at is null
        and a.paciente_id is not null and (a.notify_email or a.notify_whatsapp)
        and a.created_at < $4
        and not exists (
          select from appointment_notices n
           where n.agendamento_id = a.id and n.paciente_id = a.paciente_id
             and (n.occasion = 'reminder' and n.data = a.data
               or n.occasion in ('created', 'changed') and n.created_at >= $4))
      order by a.data, a.id`,
    [medicoId, from, to, since],
  );

/** Derived from the doctor and the day, so that a repeated insert conflicts. */
const notificationId = (medicoId: string, { from }: ReminderWindow): string => {
  const hash = createHash("sha256").update(`agenda_amanha ${medicoId} ${from}`).digest("hex");
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    // UUID version 8: an application's own rule (RFC 9562, 5.8).
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join("-");
};

/** Notifies the doctor once a day of tomorrow's appointments that are older than `since`. */
const notifyDoctor = async (
  tx: Tx,
  { events }: Pick<Deps, "events">,
  medicoId: string,
  window: ReminderWindow,
): Promise<void> => {
  const { from, to, since } = window;
  const [first] = await tx.query(
    `select from agendamentos
      where medico_id = $1 and data >= $2 and data < $3 and cancelled_at is null
        and created_at < $4 limit 1`,
    [medicoId, from, to, since],
  );
  if (first === undefined || !(await hasPreference(tx, medicoId, "notify_appointments"))) return;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type.agenda_amanha;
  const notification = await insertNotificationOnce(
    tx,
    medicoId,
    notificationId(medicoId, window),
    {
      type: "agenda_amanha",
      title: title(),
      description,
      consulta_id: null,
    },
  );
  if (notification !== null)
    await events.publish(tx, medicoId, { type: "notification", notification });
};

/** Creates the due reminders of one doctor's patients. Repeating it creates none twice. */
export const createReminders = async (
  deps: Pick<Deps, "db" | "events" | "jobs">,
  { medico_id, time_zone }: DoctorZone,
  now: string,
): Promise<void> => {
  const window = reminderWindow(now, time_zone);
  if (window === null) return;
  await withUser(deps.db, medico_id, async (tx) => {
    for (const appointment of await listDue(tx, medico_id, window))
      await enqueueReminders(tx, deps.jobs, appointment);
    await notifyDoctor(tx, deps, medico_id, window);
  });
};
