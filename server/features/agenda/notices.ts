import { type Channel, CHANNELS, type Occasion } from "@relato/shared/domain/notices.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  type AgendamentoRow,
  type AppointmentNoticeRow,
  appointment_notices,
} from "../../platform/database/schema/agenda.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";

/** The appointment that a notice is about. */
export type NoticeSubject = Pick<
  AgendamentoRow,
  "id" | "medico_id" | "paciente_id" | "data" | "notify_email" | "notify_whatsapp"
>;
type NoticeKey = Pick<AppointmentNoticeRow, "id" | "medico_id">;
export type QueuedNotice = Pick<AppointmentNoticeRow, "id" | "medico_id" | "channel" | "occasion">;

/** Enqueues a notice's job unless it has one. */
export const enqueueNotice = (
  tx: Tx,
  jobs: Jobs,
  { id: notice_id, ...notice }: QueuedNotice,
): Promise<void> =>
  jobs.enqueue(tx, "appointment-notice", { notice_id, ...notice }, { key: notice_id });

const noticeOf = (subject: NoticeSubject, channel: Channel, occasion: Occasion) => ({
  agendamento_id: subject.id,
  medico_id: subject.medico_id,
  paciente_id: subject.paciente_id,
  channel,
  occasion,
  data: subject.data,
});

/**
 * Which patients a change is announced to. `known`: those who may believe in the appointment
 * because of an earlier notice; for series, whose appointments are made without notices.
 */
export type NoticeRecipients = "all" | "known" | "none";

/**
 * Whether the patient may believe in the appointment because of an earlier notice of this channel.
 * A reminder counts: an appointment of a series has no other one. An attempt whose outcome is
 * unknown may have arrived.
 */
const mayBeKnown = async (tx: Tx, subject: NoticeSubject, channel: Channel): Promise<boolean> => {
  const [last] = await tx.query<Pick<AppointmentNoticeRow, "occasion">>(
    `select occasion from appointment_notices
      where agendamento_id = $1 and paciente_id = $2 and channel = $3 and attempts > failures
      order by id desc limit 1`,
    [subject.id, subject.paciente_id, channel],
  );
  return last !== undefined && last.occasion !== "cancelled";
};

/**
 * Creates one notice per channel, each with its job, in the transaction of the change. It
 * supersedes queued notices. Appointments that have already started send no notice. A patient who
 * does not know the appointment gets no cancellation, and instead of a change a creation.
 */
export const enqueueNotices = async (
  tx: Tx,
  jobs: Jobs,
  subject: NoticeSubject,
  occasion: Exclude<Occasion, "reminder">,
  recipients: NoticeRecipients = "all",
): Promise<void> => {
  const { id, paciente_id, data } = subject;
  if (paciente_id === null) return;
  const { agendamento_id, channel: channelColumn, state } = appointment_notices;
  for (const channel of CHANNELS) {
    const isKnown = await mayBeKnown(tx, subject, channel);
    const isSilent = recipients === "none" || (recipients === "known" && !isKnown);
    // A queued notice has the appointment's values at the time of sending.
    if (isSilent && occasion !== "cancelled") continue;
    await tx.drizzle
      .update(appointment_notices)
      .set({ state: "skipped", reason: "superseded", updated_at: sql`now()` })
      .where(
        and(
          eq(agendamento_id, id),
          eq(appointment_notices.paciente_id, paciente_id),
          eq(channelColumn, channel),
          eq(state, "queued"),
        ),
      );
    if (!subject[`notify_${channel}`] || Date.parse(data) <= Date.now()) continue;
    if (isSilent || (!isKnown && occasion === "cancelled")) continue;
    await insertNotice(tx, jobs, noticeOf(subject, channel, isKnown ? occasion : "created"));
  }
};

/** Creates the reminder of an appointment for each of its channels, unless it exists. */
export const enqueueReminders = async (
  tx: Tx,
  jobs: Jobs,
  subject: NoticeSubject,
): Promise<void> => {
  if (subject.paciente_id === null) return;
  for (const channel of CHANNELS.filter((one) => subject[`notify_${one}`]))
    await insertNotice(tx, jobs, noticeOf(subject, channel, "reminder"));
};

/** The unique index on reminders is the only one that can conflict. */
const insertNotice = async (
  tx: Tx,
  jobs: Jobs,
  values: ReturnType<typeof noticeOf>,
): Promise<void> => {
  const { id, medico_id, channel, occasion } = appointment_notices;
  const [notice] = await tx.drizzle
    .insert(appointment_notices)
    .values(values)
    .onConflictDoNothing()
    .returning({ id, medico_id, channel, occasion });
  if (notice !== undefined) await enqueueNotice(tx, jobs, notice);
};

/** Queues a failed or stored notice again; false for another one. It keeps its Message-ID. */
export const requeueNotice = async (tx: Tx, jobs: Jobs, notice: NoticeKey): Promise<boolean> => {
  const [requeued] = await tx.query<QueuedNotice>(
    `update appointment_notices
        set state = 'queued', reason = null, attempts = 0, failures = 0, message_id = null,
            updated_at = now()
      where id = $1 and state in ('failed', 'stored')
      returning id, medico_id, channel, occasion`,
    [notice.id],
  );
  if (requeued === undefined) return false;
  // Without a key: the failed job may not have ended yet, and would exclude this one.
  const { id: notice_id, ...subject } = requeued;
  await jobs.enqueue(tx, "appointment-notice", { notice_id, ...subject });
  return true;
};
