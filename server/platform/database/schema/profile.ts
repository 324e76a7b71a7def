import { PDF_STYLES, type PdfStyle } from "@relato/shared/domain/perfil.ts";
import type { WorkingInterval } from "@relato/shared/domain/working-hours.ts";
import { boolean, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { isOneOf } from "./columns.ts";
import { accountKey } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

export const user_profiles = pgTable(
  "user_profiles",
  {
    user_id: accountKey(),
    first_name: text(),
    last_name: text(),
    specialty: text(),
    crm: text(),
    /** Registration of a specialty (Registro de Qualificação de Especialista). */
    rqe: text(),
    phone: text(),
    clinic_hospital: text(),
    /** The address printed on documents. */
    address: text(),
    avatar_url: text(),
    /** The logo on documents. The photo is never printed. */
    logo_url: text(),
    pdf_style: text().$type<PdfStyle>().notNull().default("classic"),
  },
  (t) => [
    check("user_profiles_pdf_style_check", isOneOf(t.pdf_style, PDF_STYLES)),
    ...tenantRows(t.user_id, "all"),
  ],
);

export const user_onboarding = pgTable(
  "user_onboarding",
  {
    user_id: accountKey(),
    profile_completed: boolean().notNull().default(false),
    templates_explored: boolean().notNull().default(false),
    first_consultation_completed: boolean().notNull().default(false),
    onboarding_dismissed: boolean().notNull().default(false),
  },
  (t) => [...tenantRows(t.user_id)],
);

/** Settings. A test compares the defaults with DEFAULT_PREFERENCES. */
export const user_preferences = pgTable(
  "user_preferences",
  {
    user_id: accountKey(),
    notify_appointments: boolean().notNull().default(true),
    notify_documents: boolean().notNull().default(true),
    notify_system: boolean().notNull().default(false),
    email_marketing: boolean().notNull().default(false),
    auto_save: boolean().notNull().default(true),
    live_transcription: boolean().notNull().default(true),
    notification_sound: boolean().notNull().default(true),
    shortcut_key: boolean().notNull().default(true),
    model_writes: boolean().notNull().default(true),
    style_examples: boolean().notNull().default(false),
    share_for_improvement: boolean().notNull().default(false),
    usage_analytics: boolean().notNull().default(false),
    /** The zone of the agenda; null until it is set. */
    time_zone: text(),
    /** Null until they are set: every hour is a working hour. */
    working_hours: jsonb().$type<WorkingInterval[]>(),
  },
  (t) => [...tenantRows(t.user_id, "all")],
);

export type UserProfileRow = typeof user_profiles.$inferSelect;
export type UserPreferencesRow = typeof user_preferences.$inferSelect;
