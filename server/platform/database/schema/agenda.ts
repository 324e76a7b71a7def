import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Tipo } from "@relato/shared/domain/agenda.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { pacientes } from "./pacientes.ts";
import { ownRows, systemRows } from "./tenancy.ts";

/** Appointments. Two at the same time are the doctor's business: they are shown, and not refused. */
export const agendamentos = pgTable(
  "agendamentos",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    medico_id: text()
      .notNull()
      .references(() => user.id),
    /** When it begins. */
    data: timestamp({ withTimezone: true }).notNull(),
    duracao_min: integer().notNull().default(30),
    tipo: text().$type<Tipo>().notNull().default("Presencial"),
    titulo: text(),
    paciente_id: uuid(),
    /** The consultation that came of it. */
    consulta_id: uuid(),
    /** A cancelled one stays, so that its notices and calendars can say so. */
    cancelled_at: timestamp({ withTimezone: true }),
    /** How often it was changed, for calendars (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
    check("agendamentos_duracao_check", sql`${t.duracao_min} between 1 and 1440`),
    check("agendamentos_tipo_check", sql`${t.tipo} in ('Presencial', 'Telemedicina')`),
    check("agendamentos_titulo_check", sql`${t.titulo} <> '' and length(${t.titulo}) <= 200`),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export type AgendamentoRow = typeof agendamentos.$inferSelect;
