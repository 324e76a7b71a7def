import { type Notice, noticeSchema } from "@relato/shared/contract/agenda-notices.ts";
import { agendamentoFields, type Clinic } from "@relato/shared/domain/agendamento.ts";
import type { Channel, FailureReason, SkipReason } from "@relato/shared/domain/notices.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { and, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import {
  type AgendamentoRow,
  appointment_notices,
  type AppointmentNoticeRow,
} from "../../platform/database/schema/agenda.ts";
import type { PacienteRow } from "../../platform/database/schema/pacientes.ts";
import { selectList } from "../../platform/database/select-list.ts";
import type { Delivery } from "../../providers/delivery.ts";
import { chosenName } from "../contas/chosen-name.ts";
import type { QueuedNotice } from "./notices.ts";

type NoticeRow = Omit<AppointmentNoticeRow, "medico_id" | "data" | "message_id" | "failures"> &
  Pick<Notice, "current_patient" | "can_retry">;

/** $1: the id. $2: the channels by which this server sends. */
const SELECT = `
  select n.id, n.agendamento_id, n.paciente_id, n.channel, n.occasion, n.created_at, n.updated_at,
         n.attempts, n.state, n.reason, n.delivered_at, n.read_at,
         n.paciente_id is not distinct from a.paciente_id as current_patient,
         (n.state = 'failed' or n.state = 'stored' and n.channel = any($2))
           and a.data > now() and not exists (
           select from appointment_notices later
            where later.agendamento_id = n.agendamento_id and later.channel = n.channel
              and later.paciente_id is not distinct from n.paciente_id and later.id > n.id
              and later.state <> 'skipped') as can_retry
    from appointment_notices n join agendamentos a on a.id = n.agendamento_id`;

const toNotice = (row: NoticeRow): Notice => ({
  ...row,
  // The schema keeps the fields of the row's state.
  delivery: noticeSchema.shape.delivery.parse({
    ...row,
    at: row.updated_at,
    delivered_at: row.delivered_at ?? row.read_at,
  }),
});

/**
 * The notices of an appointment, newest first: ids grow with time (uuidv7). `sending`: the channels
 * by which this server sends.
 */
export const listNotices = async (
  tx: Tx,
  agendamentoId: string,
  sending: readonly Channel[],
): Promise<Notice[]> => {
  const rows = await tx.query<NoticeRow>(
    `${SELECT} where n.agendamento_id = $1 order by n.id desc limit 200`,
    [agendamentoId, sending],
  );
  return rows.map(toNotice);
};

/** Null for a missing notice or another doctor's. */
export const findNotice = async (
  tx: Tx,
  id: string,
  sending: readonly Channel[],
): Promise<(Notice & { agendamento_id: string }) | null> => {
  const [row] = await tx.query<NoticeRow>(`${SELECT} where n.id = $1`, [id, sending]);
  return row === undefined ? null : { ...toNotice(row), agendamento_id: row.agendamento_id };
};

/** Without the title, which no notice may contain (write-notice.ts). */
const appointmentFields = agendamentoFields.omit({ titulo: true });

/** A notice with all that decides whether and what to send. */
export type SendableNotice = Pick<
  AppointmentNoticeRow,
  "id" | "channel" | "occasion" | "attempts" | "failures" | "agendamento_id"
> &
  Pick<AgendamentoRow, keyof z.infer<typeof appointmentFields> | "cancelled_at" | "sequence"> &
  Pick<PacienteRow, "email" | "telefone" | "whatsapp"> & {
    /** When the appointment started at the time of the notice. */
    notice_data: string;
    /** Null if the patient was deleted. */
    recipient_id: string | null;
    /** Whether the appointment still has the same patient. */
    current_patient: boolean;
    paciente_nome: string | null;
    clinic: Clinic;
    /** Of the clinic. */
    phone: string | null;
    time_zone: string;
    doctor: string;
    /** The doctor's account is closed. */
    closed: boolean;
  };

/** Locks a queued notice until the transaction ends; null when it is not queued any more. */
export const lockSendable = async (
  tx: Tx,
  medicoId: string,
  id: string,
): Promise<SendableNotice | null> => {
  const [row] = await tx.query<Omit<SendableNotice, "closed">>(
    `select n.id, n.channel, n.occasion, n.attempts, n.failures, n.agendamento_id,
            n.data as notice_data, n.paciente_id as recipient_id,
            n.paciente_id is not distinct from a.paciente_id as current_patient,
            ${selectList(appointmentFields, "a")}, a.cancelled_at, a.sequence,
            p.nome as paciente_nome, p.email, p.telefone, p.whatsapp, u.phone,
            json_build_object('name', u.clinic_hospital, 'address', u.address) as clinic,
            concat_ws(' ', u.first_name, u.last_name) as doctor,
            coalesce(s.time_zone, '${DEFAULT_TIME_ZONE}') as time_zone
       from appointment_notices n
       join agendamentos a on a.id = n.agendamento_id
       left join pacientes p on p.id = n.paciente_id
       left join user_profiles u on u.user_id = n.medico_id
       left join user_preferences s on s.user_id = n.medico_id
      where n.id = $1 and n.state = 'queued' for update of n`,
    [id],
  );
  if (row === undefined) return null;
  const [account] = await tx.queryAsLogin<{ name: string; email: string; closed: boolean }>(
    `select name, email, coalesce(banned, false) as closed from auth."user" where id = $1`,
    [medicoId],
  );
  return {
    ...row,
    doctor: row.doctor.trim() || (account === undefined ? "" : chosenName(account)),
    closed: account?.closed ?? true,
  };
};

const increment = (column: "attempts" | "failures") => async (tx: Tx, id: string) => {
  await tx.drizzle
    .update(appointment_notices)
    .set({ [column]: sql`${appointment_notices[column]} + 1`, updated_at: sql`now()` })
    .where(eq(appointment_notices.id, id));
};
/** Stored before an attempt to send. */
export const countAttempt = increment("attempts");
/** Stored after an attempt that certainly failed. */
export const countFailure = increment("failures");

/** How the sending of a notice ended. */
export type Outcome =
  | Delivery
  | { state: "failed"; reason: FailureReason }
  | { state: "skipped"; reason: SkipReason };

/** False when the notice is not queued any more. `sent` is stored in any case. */
export const endNotice = async (tx: Tx, id: string, outcome: Outcome): Promise<boolean> => {
  const { id: key, state } = appointment_notices;
  const isQueued = or(eq(state, "queued"), sql`${outcome.state === "sent"}`);
  const ended = await tx.drizzle
    .update(appointment_notices)
    .set({ reason: null, message_id: null, ...outcome, updated_at: sql`now()` })
    .where(and(eq(key, id), isQueued))
    .returning({ id: key });
  return ended.length === 1;
};

/** Queued notices of every doctor that have waited longer than all attempts of a job take. */
export const listWithoutJob = (tx: Tx): Promise<QueuedNotice[]> =>
  tx.query(
    `select id, medico_id, channel, occasion from appointment_notices
      where state = 'queued' and updated_at < now() - interval '6 hours'
      order by updated_at limit 1000`,
  );
