import {
  type Channel,
  CHANNELS,
  type Channels,
  type Occasion,
} from "@relato/shared/domain/notices.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";

/** What a notice is about, as it is in the transaction that makes it. */
export interface Told {
  agendamento_id: string;
  medico_id: string;
  /** Null: there is nobody to tell. */
  paciente_id: string | null;
  /** When the appointment begins, or would have begun. */
  data: string;
  channels: Channels;
}

/** Gives a notice its job, unless it has one. */
export const enqueueNotice = (
  tx: Tx,
  jobs: Jobs,
  { id: notice_id, medico_id }: { id: string; medico_id: string },
): Promise<void> =>
  jobs.enqueue(tx, "appointment-notice", { notice_id, medico_id }, { key: notice_id });

/**
 * Whether the patient may believe, by what came through this channel, that there is such an appointment. A sending that was begun and is
 * not known to have failed may have arrived.
 */
const mayExpectIt = async (tx: Tx, told: Told, channel: Channel): Promise<boolean> => {
  const [last] = await tx.query<{ occasion: Occasion }>(
    `select occasion from appointment_notices
      where agendamento_id = $1 and paciente_id = $2 and channel = $3 and attempts > failures and occasion <> 'reminder'
      order by id desc limit 1`,
    [told.agendamento_id, told.paciente_id, channel],
  );
  return last !== undefined && last.occasion !== "cancelled";
};

/**
 * Makes what the patient is to be told of an appointment, one notice a channel, each with its job, in the transaction that makes it true.
 * Of what has begun nobody is told. What still waits to be sent is taken back: one notice says what holds, and who was told of no
 * appointment is told of no change and of no cancellation.
 */
export const enqueueNotices = async (
  tx: Tx,
  jobs: Jobs,
  told: Told,
  occasion: Exclude<Occasion, "reminder">,
): Promise<void> => {
  const { agendamento_id, medico_id, paciente_id, data } = told;
  if (paciente_id === null) return;
  for (const channel of CHANNELS) {
    await tx.query(
      `update appointment_notices set state = 'skipped', reason = 'superseded', updated_at = now()
        where agendamento_id = $1 and paciente_id = $2 and channel = $3 and state = 'queued'`,
      [agendamento_id, paciente_id, channel],
    );
    if (!told.channels[channel] || Date.parse(data) <= Date.now()) continue;
    const expected = await mayExpectIt(tx, told, channel);
    if (!expected && occasion === "cancelled") continue;
    const [made] = await tx.query<{ id: string }>(
      `insert into appointment_notices (agendamento_id, medico_id, paciente_id, channel, occasion, data)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [agendamento_id, medico_id, paciente_id, channel, expected ? occasion : "created", data],
    );
    if (made !== undefined) await enqueueNotice(tx, jobs, { id: made.id, medico_id });
  }
};

/** Makes the reminder of an appointment by each of its channels; none that was made before. */
export const enqueueReminders = async (tx: Tx, jobs: Jobs, told: Told): Promise<void> => {
  if (told.paciente_id === null) return;
  for (const channel of CHANNELS.filter((one) => told.channels[one])) {
    const [made] = await tx.query<{ id: string }>(
      `insert into appointment_notices (agendamento_id, medico_id, paciente_id, channel, occasion, data)
       values ($1, $2, $3, $4, 'reminder', $5)
       on conflict (agendamento_id, channel, paciente_id, data) where occasion = 'reminder' do nothing
       returning id`,
      [told.agendamento_id, told.medico_id, told.paciente_id, channel, told.data],
    );
    if (made !== undefined)
      await enqueueNotice(tx, jobs, { id: made.id, medico_id: told.medico_id });
  }
};

/** Queues a notice that failed anew; false when it did not fail. The same notice is the same message to a mail program. */
export const requeueNotice = async (
  tx: Tx,
  jobs: Jobs,
  notice: { id: string; medico_id: string },
): Promise<boolean> => {
  const again = await tx.query(
    `update appointment_notices set state = 'queued', reason = null, attempts = 0, failures = 0, message_id = null, updated_at = now()
      where id = $1 and state = 'failed' returning id`,
    [notice.id],
  );
  if (again.length === 0) return false;
  // Without a key: the job that failed may still be about to end, and would keep this one out.
  const { id: notice_id, medico_id } = notice;
  await jobs.enqueue(tx, "appointment-notice", { notice_id, medico_id });
  return true;
};
