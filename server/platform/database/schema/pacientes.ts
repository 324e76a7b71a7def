import { type PacienteFields, SEXOS } from "@relato/shared/domain/paciente.ts";
import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { hideRestricted } from "./patient-erasures.ts";
import { ofPatient, tenantRows } from "./tenancy.ts";

const SEARCHED = ["email", "telefone", "whatsapp", "documento"] as const;
const searchedText = SEARCHED.map((column) => `' ' || coalesce(${column}, '')`).join(" || ");

export const pacientes = pgTable(
  "pacientes",
  {
    id: primaryId(),
    medico_id: doctorId(),
    nome: text().notNull(),
    mother_name: text(),
    email: text(),
    /** Digits only. */
    telefone: text(),
    whatsapp: text(),
    sexo: text().$type<PacienteFields["sexo"]>(),
    data_nascimento: date(),
    /** CPF or passport. */
    documento: text(),
    endereco: jsonb().$type<PacienteFields["endereco"]>(),
    created_at: instantNow(),
    /** Soft delete: records are kept for 20 years (CFM 1.821/2007, Law 13.787/2018). */
    archived_at: instant(),
    /** Searched text: lower case, without accents. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(sql`plain_text(nome || ${sql.raw(searchedText)})`),
  },
  (t) => [
    // Referenced together, so that no row can point at another doctor's patient.
    unique("pacientes_id_medico_id_key").on(t.id, t.medico_id),
    // The id orders rows of the same time.
    index("pacientes_list_idx").on(
      t.medico_id,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    check("pacientes_nome_check", sql`${t.nome} <> ''`),
    check("pacientes_sexo_check", isOneOf(t.sexo, SEXOS)),
    check("pacientes_telefone_check", sql`${t.telefone} ~ '^[0-9]{1,13}$'`),
    check("pacientes_whatsapp_check", sql`${t.whatsapp} ~ '^[0-9]{1,13}$'`),
    ...tenantRows(t.medico_id, ofPatient(t.id)),
    hideRestricted(t.id),
  ],
);

export type PacienteRow = typeof pacientes.$inferSelect;
