import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { user } from "./auth.ts";
import { ownRows, relatoUser, systemRows } from "./tenancy.ts";

/**
 * Templates. A doctor sees the system's (`is_global`) and their own; another doctor's template may
 * quote a patient. Only the creator changes one; system templates are written through `asSystem`.
 * Soft delete: consultations keep the title of their template.
 */
export const modelos_anamnese = pgTable(
  "modelos_anamnese",
  {
    id: primaryId(),
    titulo: text().notNull(),
    markdown: text().notNull(),
    created_by: text().references(() => user.id),
    created_at: instantNow(),
    updated_at: instantNow(),
    deleted_at: instant(),
    is_global: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default("pt-BR"),
    especialidade: text(),
  },
  (t) => [
    index("modelos_anamnese_created_by_idx").on(t.created_by),
    check("modelos_anamnese_language_check", isOneOf(t.language, LANGUAGES)),
    check("modelos_anamnese_owned", sql`${t.is_global} or ${t.created_by} is not null`),
    pgPolicy("global_or_own", {
      for: "select",
      to: relatoUser,
      using: sql`app_user_id() is not null and (${t.is_global} or ${t.created_by} = app_user_id())`,
    }),
    pgPolicy("create_own", {
      for: "insert",
      to: relatoUser,
      withCheck: sql`${t.created_by} = app_user_id() and not ${t.is_global}`,
    }),
    pgPolicy("change_own", {
      for: "update",
      to: relatoUser,
      using: sql`${t.created_by} = app_user_id() and not ${t.is_global}`,
      withCheck: sql`${t.created_by} = app_user_id() and not ${t.is_global}`,
    }),
    pgPolicy("delete_own", {
      for: "delete",
      to: relatoUser,
      using: sql`${t.created_by} = app_user_id() and not ${t.is_global}`,
    }),
    systemRows(),
  ],
);

/** Under row-level security: another doctor's template counts as missing. */
export const isVisibleModelo = (id: AnyPgColumn) =>
  sql`exists (select 1 from modelos_anamnese m where m.id = ${id})`;

/** A doctor's settings of a template. Without a row the defaults apply. */
export const modelo_settings = pgTable(
  "modelo_settings",
  {
    user_id: accountId(),
    modelo_id: uuid()
      .notNull()
      .references(() => modelos_anamnese.id, { onDelete: "cascade" }),
    /** Whether a language model may write with this template. */
    model_writes: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.modelo_id] }),
    index("modelo_settings_modelo_id_idx").on(t.modelo_id),
    ownRows(t.user_id),
    pgPolicy("visible_modelo_insert", {
      as: "restrictive",
      for: "insert",
      to: relatoUser,
      withCheck: isVisibleModelo(t.modelo_id),
    }),
    systemRows(),
  ],
);

export type ModeloRow = typeof modelos_anamnese.$inferSelect;
