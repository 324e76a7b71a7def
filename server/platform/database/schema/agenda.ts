import { isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Tipo } from "@relato/shared/domain/agendamento.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type {
  Channel,
  FailureReason,
  Occasion,
  SkipReason,
} from "@relato/shared/domain/notices.ts";
import { instant, instantNow, primaryId } from "./columns.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { pacientes } from "./pacientes.ts";
import { ownRows, systemRows } from "./tenancy.ts";

/** Appointments. Two at the same time are the doctor's business: they are shown, and not refused. */
export const agendamentos = pgTable(
  "agendamentos",
  {
    id: primaryId(),
    medico_id: text()
      .notNull()
      .references(() => user.id),
    /** When it begins. */
    data: instant().notNull(),
    duracao_min: integer().notNull().default(30),
    tipo: text().$type<Tipo>().notNull().default("Presencial"),
    titulo: text(),
    paciente_id: uuid(),
    /** The consultation that came of it. */
    consulta_id: uuid(),
    /** A cancelled one stays, so that its notices and calendars can say so. */
    cancelled_at: instant(),
    /** How often it was changed, for calendars (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Whether the patient is told by this channel. */
    notify_email: boolean().notNull().default(true),
    notify_whatsapp: boolean().notNull().default(true),
    /** The language in which the patient is told. */
    locale: text().$type<Locale>().notNull().default("pt-br"),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    // Referenced together, so that no row can point at another doctor's appointment.
    unique("agendamentos_id_medico_id_key").on(t.id, t.medico_id),
    // `on delete set null` names the one column alone in the migration: medico_id stays.
    foreignKey({
      name: "agendamentos_paciente_fk",
      columns: [t.paciente_id, t.medico_id],
      foreignColumns: [pacientes.id, pacientes.medico_id],
    }).onDelete("set null"),
    foreignKey({
      name: "agendamentos_consulta_fk",
      columns: [t.consulta_id, t.medico_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }).onDelete("set null"),
    index("agendamentos_data_idx").on(t.medico_id, t.data, t.id),
    index("agendamentos_paciente_id_idx").on(t.paciente_id),
    index("agendamentos_consulta_id_idx").on(t.consulta_id),
    // What tomorrow brings, of every doctor (reminders).
    index("agendamentos_tomorrow_idx").on(t.data).where(isNull(t.cancelled_at)),
    check("agendamentos_locale_check", sql`${t.locale} in ('pt-br', 'en-us', 'es')`),
    check("agendamentos_duracao_check", sql`${t.duracao_min} between 1 and 1440`),
    check("agendamentos_tipo_check", sql`${t.tipo} in ('Presencial', 'Telemedicina')`),
    check("agendamentos_titulo_check", sql`${t.titulo} <> '' and length(${t.titulo}) <= 200`),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export type AgendamentoRow = typeof agendamentos.$inferSelect;

/** What a patient is told of an appointment by one channel: one row for each time, with what became of it (notices.ts). */
export const appointment_notices = pgTable(
  "appointment_notices",
  {
    id: primaryId(),
    agendamento_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** Who is told: of an appointment that went to another patient, the one before. */
    paciente_id: uuid(),
    channel: text().$type<Channel>().notNull(),
    occasion: text().$type<Occasion>().notNull(),
    /** When the appointment began as it was then: what a cancellation speaks of, and what a reminder is for. */
    data: instant().notNull(),
    state: text().$type<"queued" | "sent" | "failed" | "skipped">().notNull().default("queued"),
    /** Of `failed` and `skipped`. */
    reason: text().$type<FailureReason | SkipReason>(),
    /** How often sending was begun, and how often of these it is known to have failed. */
    attempts: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    /** WhatsApp's id of the message that was sent last, and what its webhook said of it (whatsapp-status.ts). */
    message_id: text(),
    delivered_at: instant(),
    read_at: instant(),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    foreignKey({
      name: "appointment_notices_agendamento_fk",
      columns: [t.agendamento_id, t.medico_id],
      foreignColumns: [agendamentos.id, agendamentos.medico_id],
    }).onDelete("cascade"),
    // `on delete set null` names the one column alone in the migration: medico_id stays.
    foreignKey({
      name: "appointment_notices_paciente_fk",
      columns: [t.paciente_id, t.medico_id],
      foreignColumns: [pacientes.id, pacientes.medico_id],
    }).onDelete("set null"),
    index("appointment_notices_agendamento_idx").on(t.agendamento_id, t.created_at),
    index("appointment_notices_paciente_idx").on(t.paciente_id),
    index("appointment_notices_queued_idx")
      .on(t.updated_at)
      .where(sql`${t.state} = 'queued'`),
    // No appointment is reminded of twice by the same channel; moved to another time, it is another reminder.
    uniqueIndex("appointment_notices_reminder_key")
      .on(t.agendamento_id, t.channel, t.paciente_id, t.data)
      .where(sql`${t.occasion} = 'reminder'`),
    check("appointment_notices_channel_check", sql`${t.channel} in ('email', 'whatsapp')`),
    check(
      "appointment_notices_occasion_check",
      sql`${t.occasion} in ('created', 'changed', 'cancelled', 'reminder')`,
    ),
    check(
      "appointment_notices_delivered_check",
      sql`(${t.delivered_at} is null and ${t.read_at} is null) or (${t.state} = 'sent' and ${t.channel} = 'whatsapp')`,
    ),
    check(
      "appointment_notices_state_check",
      sql`(${t.state} in ('queued', 'sent')) = (${t.reason} is null)
        and (${t.state} <> 'failed' or ${t.reason} in ('address', 'service', 'interrupted'))
        and (${t.state} <> 'skipped' or ${t.reason} in ('no_address', 'superseded', 'past', 'switched_off', 'closed'))`,
    ),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export type AppointmentNoticeRow = typeof appointment_notices.$inferSelect;

/** The private address under which a doctor's calendar is read by other programs (feed.ts). */
export const calendar_feeds = pgTable(
  "calendar_feeds",
  {
    user_id: text()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** SHA-256 of the address's secret, in hexadecimal. */
    token_hash: text().notNull().unique("calendar_feeds_token_hash_key"),
    locale: text().$type<Locale>().notNull(),
    created_at: instantNow(),
    /** Null until a calendar has read it. */
    last_read_at: instant(),
  },
  (t) => [ownRows(t.user_id), systemRows()],
);
