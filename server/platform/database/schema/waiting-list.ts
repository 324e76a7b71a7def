import { type Tipo, TIPOS } from "@relato/shared/domain/agendamento.ts";
import {
  DAY_PARTS,
  type DayPart,
  MAX_WAITING_NOTE,
  WAITING_PRIORITIES,
  type WaitingPriority,
} from "@relato/shared/domain/waiting-list.ts";
import { isNull, sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { agendamentos } from "./agenda.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { pacientes } from "./pacientes.ts";
import { ofPatient, ownReference, tenantRows } from "./tenancy.ts";

/** Patients who wait for an earlier or a first appointment (features/agenda/waiting). */
export const waiting_entries = pgTable(
  "waiting_entries",
  {
    id: primaryId(),
    medico_id: doctorId(),
    paciente_id: uuid().notNull(),
    /** The appointment that would move to an earlier time. */
    agendamento_id: uuid(),
    tipo: text().$type<Tipo>().notNull(),
    duracao_min: integer().notNull(),
    from_day: date(),
    until_day: date(),
    /** 0 is Sunday. Empty: every day. */
    weekdays: smallint().array().notNull(),
    day_part: text().$type<DayPart>().notNull(),
    priority: text().$type<WaitingPriority>().notNull(),
    note: text(),
    /** When the entry left the list, removed or booked. A restore sets it back. */
    removed_at: instant(),
    /** The appointment that was booked, and from which time it moved if it existed before. */
    booked_id: uuid(),
    moved_from: instant(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("waiting_entries_paciente_fk", [t.paciente_id, t.medico_id], pacientes).onDelete(
      "cascade",
    ),
    // `on delete set null` names the one column alone in the migration: medico_id stays.
    ownReference(
      "waiting_entries_agendamento_fk",
      [t.agendamento_id, t.medico_id],
      agendamentos,
    ).onDelete("set null"),
    ownReference("waiting_entries_booked_fk", [t.booked_id, t.medico_id], agendamentos).onDelete(
      "set null",
    ),
    index("waiting_entries_list_idx").on(t.medico_id, t.created_at).where(isNull(t.removed_at)),
    index("waiting_entries_paciente_idx").on(t.paciente_id),
    index("waiting_entries_agendamento_idx").on(t.agendamento_id),
    index("waiting_entries_booked_idx").on(t.booked_id),
    check("waiting_entries_duracao_check", sql`${t.duracao_min} between 1 and 1440`),
    check("waiting_entries_tipo_check", isOneOf(t.tipo, TIPOS)),
    check("waiting_entries_part_check", isOneOf(t.day_part, DAY_PARTS)),
    check("waiting_entries_priority_check", isOneOf(t.priority, WAITING_PRIORITIES)),
    check("waiting_entries_period_check", sql`${t.from_day} <= ${t.until_day}`),
    check(
      "waiting_entries_note_check",
      sql`${t.note} <> '' and length(${t.note}) <= ${sql.raw(String(MAX_WAITING_NOTE))}`,
    ),
    ...tenantRows(t.medico_id, ofPatient(t.paciente_id)),
  ],
);

export type WaitingEntryRow = typeof waiting_entries.$inferSelect;
