import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Tipo } from "@relato/shared/domain/agendamento.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type {
  Channel,
  FailureReason,
  Occasion,
  SkipReason,
} from "@relato/shared/domain/notices.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";

type NoticeRow = {
  id: string;
  agendamento_id: string;
  channel: Channel;
  occasion: Occasion;
  created_at: string;
  updated_at: string;
  delivered_at: string | null;
  read_at: string | null;
  attempts: number;
  current_patient: boolean;
  can_retry: boolean;
} & (
  | { state: "queued" | "sent"; reason: null }
  | { state: "failed"; reason: FailureReason }
  | { state: "skipped"; reason: SkipReason }
);

const deliveryOf = (row: NoticeRow): Notice["delivery"] => {
  switch (row.state) {
    case "queued":
      return { state: "queued", attempts: row.attempts };
    case "sent":
      return {
        state: "sent",
        at: row.updated_at,
        delivered_at: row.delivered_at ?? row.read_at,
        read_at: row.read_at,
      };
    case "failed":
      return { state: "failed", reason: row.reason };
    case "skipped":
      return { state: "skipped", reason: row.reason };
  }
};

const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  channel: row.channel,
  occasion: row.occasion,
  created_at: row.created_at,
  current_patient: row.current_patient,
  delivery: deliveryOf(row),
  can_retry: row.can_retry,
});

const SELECT = `
  select n.id, n.agendamento_id, n.channel, n.occasion, n.created_at, n.updated_at, n.attempts, n.state, n.reason,
         n.delivered_at, n.read_at,
         n.paciente_id is not distinct from a.paciente_id as current_patient,
         n.state = 'failed' and a.data > now() and not exists (
           select from appointment_notices later
            where later.agendamento_id = n.agendamento_id and later.channel = n.channel
              and later.paciente_id is not distinct from n.paciente_id and later.id > n.id
              and later.state <> 'skipped') as can_retry
    from appointment_notices n join agendamentos a on a.id = n.agendamento_id`;

/** What the patients of an appointment were told, newest first; ids are in order of time (uuidv7). */
export const listNotices = async (tx: Tx, agendamentoId: string): Promise<Notice[]> => {
  const rows = await tx.query<NoticeRow>(
    `${SELECT} where n.agendamento_id = $1 order by n.id desc limit 200`,
    [agendamentoId],
  );
  return rows.map(toNotice);
};

/** Null when the transaction's doctor has no such notice. */
export const findNotice = async (
  tx: Tx,
  id: string,
): Promise<{ notice: Notice; agendamento_id: string } | null> => {
  const [row] = await tx.query<NoticeRow>(`${SELECT} where n.id = $1`, [id]);
  return row === undefined ? null : { notice: toNotice(row), agendamento_id: row.agendamento_id };
};

/** A notice with everything that decides whether and what is sent. */
export interface Sendable {
  id: string;
  channel: Channel;
  occasion: Occasion;
  /** The appointment's beginning when the notice was made. */
  told_data: string;
  attempts: number;
  failures: number;
  /** Whether the appointment is still the patient's. */
  current_patient: boolean;
  agendamento_id: string;
  data: string;
  duracao_min: number;
  tipo: Tipo;
  cancelled_at: string | null;
  sequence: number;
  switched_on: boolean;
  locale: Locale;
  paciente_nome: string | null;
  email: string | null;
  telefone: string | null;
  whatsapp: string | null;
  clinic: string | null;
  time_zone: string;
  doctor: string;
  /** The doctor's account. */
  closed: boolean;
}

/** A notice that waits, held until the transaction ends; null when it waits no more. */
export const lockSendable = async (
  tx: Tx,
  medicoId: string,
  id: string,
): Promise<Sendable | null> => {
  const [row] = await tx.query<Omit<Sendable, "doctor" | "closed"> & { full_name: string }>(
    `select n.id, n.channel, n.occasion, n.data as told_data, n.attempts, n.failures, n.agendamento_id,
            n.paciente_id is not distinct from a.paciente_id as current_patient,
            a.data, a.duracao_min, a.tipo, a.cancelled_at, a.sequence, a.locale,
            case n.channel when 'email' then a.notify_email else a.notify_whatsapp end as switched_on,
            p.nome as paciente_nome, p.email, p.telefone, p.whatsapp, u.clinic_hospital as clinic,
            concat_ws(' ', u.first_name, u.last_name) as full_name,
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
  const [account] = await tx.queryAsLogin<{ name: string; closed: boolean }>(
    `select name, coalesce(banned, false) as closed from auth."user" where id = $1`,
    [medicoId],
  );
  const { full_name, ...notice } = row;
  return {
    ...notice,
    doctor: full_name.trim() || (account?.name ?? ""),
    closed: account?.closed ?? true,
  };
};

export const beginSending = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `update appointment_notices set attempts = attempts + 1, updated_at = now() where id = $1`,
    [id],
  );
};

/** How a notice's sending ended. */
export type Outcome =
  /** `message_id`: what WhatsApp calls it. */
  | { state: "sent"; message_id: string | null }
  | { state: "failed"; reason: FailureReason }
  | { state: "skipped"; reason: SkipReason };

/** False when it was taken back meanwhile; what was sent, was sent. */
export const endNotice = async (tx: Tx, id: string, outcome: Outcome): Promise<boolean> => {
  const [reason, message] =
    outcome.state === "sent" ? [null, outcome.message_id] : [outcome.reason, null];
  const ended = await tx.query(
    `update appointment_notices set state = $2, reason = $3, message_id = $4, updated_at = now()
      where id = $1 and (state = 'queued' or $2 = 'sent') returning id`,
    [id, outcome.state, reason, message],
  );
  return ended.length === 1;
};

/** A try failed, and is known to have. */
export const countFailure = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `update appointment_notices set failures = failures + 1, updated_at = now() where id = $1`,
    [id],
  );
};

/** Notices of every doctor that have waited for longer than a job's tries take. */
export const listForgotten = (tx: Tx): Promise<{ id: string; medico_id: string }[]> =>
  tx.query(
    `select id, medico_id from appointment_notices
      where state = 'queued' and updated_at < now() - interval '6 hours' order by updated_at limit 1000`,
  );
