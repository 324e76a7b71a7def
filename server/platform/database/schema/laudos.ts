import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import {
  MAX_CAPTION,
  PHRASE_PLACES,
  type LaudoTemplateFields,
  type PhrasePlace,
} from "@relato/shared/domain/laudo/laudo.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { documentos } from "./documentos.ts";
import { accountId, doctorId } from "./owner.ts";
import { pacientes } from "./pacientes.ts";
import { hideRestricted, hideRestrictedDocument } from "./patient-erasures.ts";
import {
  launchedRows,
  ofPatient,
  ownReference,
  ownRows,
  relatoUser,
  systemRows,
  tenantRows,
} from "./tenancy.ts";

/** System rows and the doctor's own; only the doctor's own can be changed. */
const systemOrOwn = (t: { system: AnyPgColumn; medico_id: AnyPgColumn }) => {
  const own = sql`${t.medico_id} = app_user_id() and not ${t.system}`;
  return [
    pgPolicy("system_or_own", {
      for: "select",
      to: relatoUser,
      using: sql`app_user_id() is not null and (${t.system} or ${t.medico_id} = app_user_id())`,
    }),
    pgPolicy("create_own", { for: "insert", to: relatoUser, withCheck: own }),
    pgPolicy("change_own", { for: "update", to: relatoUser, using: own, withCheck: own }),
    pgPolicy("delete_own", { for: "delete", to: relatoUser, using: own }),
    systemRows(),
    launchedRows(),
  ];
};

/** Masks: templates of laudos. System masks come with a release and have no doctor. */
export const laudo_templates = pgTable(
  "laudo_templates",
  {
    id: primaryId(),
    medico_id: text().references(() => user.id, { onDelete: "cascade" }),
    system: boolean().notNull().default(false),
    titulo: text().notNull(),
    content: jsonb().$type<LaudoContent>().notNull(),
    /** Derived from `content`. */
    content_html: text().notNull(),
    language: text().$type<Language>().notNull(),
    keywords: text().array().notNull().default([]),
    sexo: text().$type<LaudoTemplateFields["sexo"]>(),
    /** What an imported MRRT file has beside the content, for its export. */
    mrrt: jsonb(),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    index("laudo_templates_medico_idx").on(t.medico_id),
    check("laudo_templates_language_check", isOneOf(t.language, LANGUAGES)),
    check("laudo_templates_owned", sql`${t.system} = (${t.medico_id} is null)`),
    ...systemOrOwn(t),
  ],
);

/**
 * Reports of examinations. The row is the working copy; every stored version is a version of the
 * document with the same id, which is signed and shared like any document.
 */
export const laudos = pgTable(
  "laudos",
  {
    id: uuid().primaryKey(),
    medico_id: doctorId(),
    paciente_id: uuid(),
    titulo: text().notNull(),
    content: jsonb().$type<LaudoContent>().notNull(),
    /** Derived from `content` and sanitised. */
    content_html: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Deleting a mask keeps its laudos. */
    template_id: uuid(),
    exam_date: date().notNull(),
    /** Raised by every save. */
    revision: integer().notNull().default(0),
    /** The revision of the newest version; null without a version. */
    stored_revision: integer(),
    created_at: instantNow(),
    updated_at: instantNow(),
    /** Soft delete of an unsigned laudo. */
    deleted_at: instant(),
  },
  (t) => [
    unique("laudos_id_medico_id_key").on(t.id, t.medico_id),
    ownReference("laudos_documento_fk", [t.id, t.medico_id], documentos),
    ownReference("laudos_paciente_fk", [t.paciente_id, t.medico_id], pacientes),
    index("laudos_list_idx").on(
      t.medico_id,
      t.updated_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("laudos_paciente_idx").on(t.paciente_id, t.medico_id),
    check("laudos_language_check", isOneOf(t.language, LANGUAGES)),
    check("laudos_titulo_check", sql`${t.titulo} <> ''`),
    ...tenantRows(t.medico_id, ofPatient(t.paciente_id)),
    hideRestricted(t.paciente_id),
  ],
);

/** Images of a laudo, re-encoded as JPEG without EXIF. */
export const laudo_images = pgTable(
  "laudo_images",
  {
    id: primaryId(),
    laudo_id: uuid().notNull(),
    medico_id: text().notNull(),
    storage_key: text().notNull(),
    caption: text().notNull().default(""),
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("laudo_images_laudo_fk", [t.laudo_id, t.medico_id], laudos).onDelete("cascade"),
    index("laudo_images_laudo_idx").on(t.laudo_id, t.position),
    check("laudo_images_caption_check", sql`length(${t.caption}) <= ${sql.raw(`${MAX_CAPTION}`)}`),
    ...tenantRows(t.medico_id),
    hideRestrictedDocument(t.laudo_id),
  ],
);

/** The sound of dictated passages: the evidence of the mark `ditado`. */
export const laudo_dictations = pgTable(
  "laudo_dictations",
  {
    id: uuid().primaryKey(),
    laudo_id: uuid().notNull(),
    medico_id: text().notNull(),
    storage_key: text().notNull(),
    duration_ms: integer().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("laudo_dictations_laudo_fk", [t.laudo_id, t.medico_id], laudos).onDelete(
      "cascade",
    ),
    index("laudo_dictations_laudo_idx").on(t.laudo_id),
    ...tenantRows(t.medico_id),
  ],
);

/** Quick phrases. System phrases come with a release and have no doctor. */
export const laudo_phrases = pgTable(
  "laudo_phrases",
  {
    id: primaryId(),
    medico_id: text().references(() => user.id, { onDelete: "cascade" }),
    system: boolean().notNull().default(false),
    categoria: text().notNull(),
    trigger: text().notNull(),
    /** In the notation of masks. */
    phrase: text().notNull(),
    place: text().$type<PhrasePlace>().notNull(),
    anchor: text(),
    language: text().$type<Language>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    index("laudo_phrases_medico_idx").on(t.medico_id),
    check("laudo_phrases_language_check", isOneOf(t.language, LANGUAGES)),
    check("laudo_phrases_place_check", isOneOf(t.place, PHRASE_PLACES)),
    check("laudo_phrases_owned", sql`${t.system} = (${t.medico_id} is null)`),
    ...systemOrOwn(t),
  ],
);

/** How often a doctor inserted a phrase. */
export const laudo_phrase_uses = pgTable(
  "laudo_phrase_uses",
  {
    user_id: accountId(),
    phrase_id: uuid().notNull(),
    uses: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.phrase_id] }),
    foreignKey({
      name: "laudo_phrase_uses_phrase_fk",
      columns: [t.phrase_id],
      foreignColumns: [laudo_phrases.id],
    }).onDelete("cascade"),
    index("laudo_phrase_uses_phrase_idx").on(t.phrase_id),
    ownRows(t.user_id),
    pgPolicy("visible_phrase_insert", {
      as: "restrictive",
      for: "insert",
      to: relatoUser,
      withCheck: sql`exists (select 1 from laudo_phrases p where p.id = ${t.phrase_id})`,
    }),
    systemRows(),
    launchedRows(),
  ],
);

export type LaudoRow = typeof laudos.$inferSelect;
export type LaudoTemplateRow = typeof laudo_templates.$inferSelect;
export type LaudoImageRow = typeof laudo_images.$inferSelect;
export type LaudoDictationRow = typeof laudo_dictations.$inferSelect;
export type LaudoPhraseRow = typeof laudo_phrases.$inferSelect;
