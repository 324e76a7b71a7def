import { isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Tipo, TIPOS } from "@relato/shared/domain/agendamento.ts";
import { type Locale, LOCALES } from "@relato/shared/domain/language.ts";
import {
  type Channel,
  CHANNELS,
  FAILURE_REASONS,
  type FailureReason,
  type Occasion,
  OCCASIONS,
  SKIP_REASONS,
  type SkipReason,
} from "@relato/shared/domain/notices.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountKey, doctorId } from "./owner.ts";
import { consultas } from "./consultas.ts";
import { pacientes } from "./pacientes.ts";
import { ofPatient, ownReference, tenantRows } from "./tenancy.ts";

/** Appointments. Overlapping ones are allowed; the agenda marks them. */
export const agendamentos = pgTable(
  "agendamentos",
  {
    id: primaryId(),
    medico_id: doctorId(),
    /** When it starts. */
    data: instant().notNull(),
    duracao_min: integer().notNull().default(30),
    tipo: text().$type<Tipo>().notNull().default("Presencial"),
    titulo: text(),
    /** The URL of the video call. */
    link: text(),
    paciente_id: uuid(),
    /** The consultation that was recorded for it. */
    consulta_id: uuid(),
    /** The first appointment's id, in each one that repeats it; null without repetitions. */
    series_id: uuid(),
    /** Soft delete: notices and calendars announce the cancellation. */
    cancelled_at: instant(),
    cancelled_by_patient: boolean().notNull().default(false),
    /** When the patient confirmed the current time by the link of a notice. */
    confirmed_at: instant(),
    /** The number of visible changes, for calendars (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Whether notices use this channel. */
    notify_email: boolean().notNull().default(true),
    notify_whatsapp: boolean().notNull().default(true),
    /** The language of the notices. */
    locale: text().$type<Locale>().notNull().default("pt-br"),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    // Referenced together, so that no row can point at another doctor's appointment.
    unique("agendamentos_id_medico_id_key").on(t.id, t.medico_id),
    // `on delete set null` names the one column alone in the migration: medico_id stays.
    ownReference("agendamentos_paciente_fk", [t.paciente_id, t.medico_id], pacientes).onDelete(
      "set null",
    ),
    ownReference("agendamentos_consulta_fk", [t.consulta_id, t.medico_id], consultas).onDelete(
      "set null",
    ),
    index("agendamentos_data_idx").on(t.medico_id, t.data, t.id),
    index("agendamentos_paciente_id_idx").on(t.paciente_id),
    index("agendamentos_consulta_id_idx").on(t.consulta_id),
    index("agendamentos_series_idx")
      .on(t.series_id)
      .where(sql`${t.series_id} is not null`),
    // For reminders: tomorrow's appointments of every doctor.
    index("agendamentos_tomorrow_idx").on(t.data).where(isNull(t.cancelled_at)),
    check("agendamentos_locale_check", isOneOf(t.locale, LOCALES)),
    check("agendamentos_duracao_check", sql`${t.duracao_min} between 1 and 1440`),
    check("agendamentos_tipo_check", isOneOf(t.tipo, TIPOS)),
    check(
      "agendamentos_cancelled_by_check",
      sql`not ${t.cancelled_by_patient} or ${t.cancelled_at} is not null`,
    ),
    check("agendamentos_titulo_check", sql`${t.titulo} <> '' and length(${t.titulo}) <= 200`),
    ...tenantRows(t.medico_id, ofPatient(t.paciente_id)),
  ],
);

export type AgendamentoRow = typeof agendamentos.$inferSelect;

/** Notices to patients: one row per occasion and channel (features/agenda/notices.ts). */
export const appointment_notices = pgTable(
  "appointment_notices",
  {
    id: primaryId(),
    agendamento_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** The recipient; the former patient when an appointment changes its patient. */
    paciente_id: uuid(),
    channel: text().$type<Channel>().notNull(),
    occasion: text().$type<Occasion>().notNull(),
    /** The appointment's start at the time of the notice. */
    data: instant().notNull(),
    /** `stored`: in the outbox of a server that does not send by this channel. */
    state: text()
      .$type<"queued" | "sent" | "stored" | "failed" | "skipped">()
      .notNull()
      .default("queued"),
    /** Of `failed` and `skipped`. */
    reason: text().$type<FailureReason | SkipReason>(),
    /** Started attempts to send, and those that certainly failed. */
    attempts: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** WhatsApp's id of the last message, and what its webhook reported (whatsapp-status.ts). */
    message_id: text(),
    delivered_at: instant(),
    read_at: instant(),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    ownReference(
      "appointment_notices_agendamento_fk",
      [t.agendamento_id, t.medico_id],
      agendamentos,
    ).onDelete("cascade"),
    // `on delete set null` names the one column alone in the migration: medico_id stays.
    ownReference(
      "appointment_notices_paciente_fk",
      [t.paciente_id, t.medico_id],
      pacientes,
    ).onDelete("set null"),
    index("appointment_notices_agendamento_idx").on(t.agendamento_id, t.created_at),
    index("appointment_notices_paciente_idx").on(t.paciente_id),
    index("appointment_notices_queued_idx")
      .on(t.updated_at)
      .where(sql`${t.state} = 'queued'`),
    // One reminder per channel. A moved appointment gets another one.
    uniqueIndex("appointment_notices_reminder_key")
      .on(t.agendamento_id, t.channel, t.paciente_id, t.data)
      .where(sql`${t.occasion} = 'reminder'`),
    check("appointment_notices_channel_check", isOneOf(t.channel, CHANNELS)),
    check("appointment_notices_occasion_check", isOneOf(t.occasion, OCCASIONS)),
    check(
      "appointment_notices_delivered_check",
      sql.join(
        [
          sql`(${t.delivered_at} is null and ${t.read_at} is null)`,
          sql`(${t.state} = 'sent' and ${t.channel} = 'whatsapp')`,
        ],
        sql` or `,
      ),
    ),
    check(
      "appointment_notices_state_check",
      sql`(${t.state} in ('queued', 'sent', 'stored')) = (${t.reason} is null)
        and (${t.state} <> 'failed' or ${isOneOf(t.reason, FAILURE_REASONS)})
        and (${t.state} <> 'skipped' or ${isOneOf(t.reason, SKIP_REASONS)})`,
    ),
    ...tenantRows(t.medico_id),
  ],
);

export type AppointmentNoticeRow = typeof appointment_notices.$inferSelect;

/** The secret URL at which other programs read a doctor's calendar (feed.ts). */
export const calendar_feeds = pgTable(
  "calendar_feeds",
  {
    user_id: accountKey(),
    /** SHA-256 of the URL's secret, in hexadecimal. */
    token_hash: text().notNull().unique("calendar_feeds_token_hash_key"),
    locale: text().$type<Locale>().notNull(),
    created_at: instantNow(),
    /** Null until a calendar reads it. */
    last_read_at: instant(),
  },
  (t) => [...tenantRows(t.user_id)],
);
