import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Consent, Track } from "@relato/shared/contract/gravacoes.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import { instant, instantNow, primaryId } from "./columns.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { ownRows, systemRows } from "./tenancy.ts";

/** A recording: ordered segments per track. A consultation's sound is the recording whose `consulta_id` it is. */
export const gravacoes = pgTable(
  "gravacoes",
  {
    id: primaryId(),
    medico_id: text()
      .notNull()
      .references(() => user.id),
    consulta_id: uuid().unique("gravacoes_consulta_id_key"),
    created_at: instantNow(),
    /** When every segment was confirmed whole. */
    finished_at: instant(),
    /** Of the consultation to come; without it nothing is heard before the end. */
    language: text().$type<Language>(),
    /** What the patient said when it opened, or later; null: nothing was noted. */
    consent: text().$type<Consent>(),
    consent_at: instant(),
  },
  (t) => [
    unique("gravacoes_id_medico_id_key").on(t.id, t.medico_id),
    foreignKey({
      name: "gravacoes_consulta_fk",
      columns: [t.consulta_id, t.medico_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }),
    index("gravacoes_medico_id_idx").on(t.medico_id, t.created_at.desc().nullsFirst()),
    check("gravacoes_language_check", sql`${t.language} in ('pt-BR', 'en-US', 'es')`),
    check("gravacoes_consent_check", sql`${t.consent} in ('told', 'agreed', 'refused')`),
    check("gravacoes_consent_at_check", sql`(${t.consent} is null) = (${t.consent_at} is null)`),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export const gravacao_segmentos = pgTable(
  "gravacao_segmentos",
  {
    id: primaryId(),
    gravacao_id: uuid().notNull(),
    medico_id: text().notNull(),
    track: text().$type<Track>().notNull(),
    ordinal: integer().notNull(),
    storage_key: text().notNull().unique("gravacao_segmentos_storage_key_key"),
    media_type: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Lower-case hexadecimal. */
    sha256: text().notNull(),
    /** Milliseconds from the recording's start; null: right behind the segment before it. */
    started_ms: integer(),
    /** Null where only decoding to the end would tell; 0 where there is no sound in it. */
    duration_ms: integer(),
    created_at: instantNow(),
  },
  (t) => [
    unique("gravacao_segmentos_place_key").on(t.gravacao_id, t.track, t.ordinal),
    foreignKey({
      name: "gravacao_segmentos_gravacao_fk",
      columns: [t.gravacao_id, t.medico_id],
      foreignColumns: [gravacoes.id, gravacoes.medico_id],
    }).onDelete("cascade"),
    check("gravacao_segmentos_track_check", sql`${t.track} in ('microphone', 'tab', 'file')`),
    check("gravacao_segmentos_size_check", sql`${t.ordinal} >= 0 and ${t.bytes} >= 0`),
    check("gravacao_segmentos_sha256_check", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

/** A segment that is arriving, made with its upload and of the same id, and what was heard of it so far. */
export const live_segments = pgTable(
  "live_segments",
  {
    id: uuid().primaryKey(),
    gravacao_id: uuid().notNull(),
    medico_id: text().notNull(),
    track: text().$type<Track>().notNull(),
    ordinal: integer().notNull(),
    created_at: instantNow(),
    /** The words of its first `heard_ms` milliseconds, in this language. */
    heard: jsonb().$type<SpeechSegment[]>().notNull().default([]),
    heard_ms: integer().notNull().default(0),
    language: text().$type<Language>(),
    engine: text(),
    model: text(),
    /** The segment's length, once it was heard to its end. */
    duration_ms: integer(),
    /** When whoever hears it was last alive; null: nobody does. */
    alive_at: instant(),
    /** Milliseconds from the recording's start at which it began, as its recorder said when it did. */
    started_ms: integer(),
  },
  (t) => [
    foreignKey({
      name: "live_segments_gravacao_fk",
      columns: [t.gravacao_id, t.medico_id],
      foreignColumns: [gravacoes.id, gravacoes.medico_id],
    }).onDelete("cascade"),
    index("live_segments_gravacao_id_idx").on(t.gravacao_id),
    check("live_segments_track_check", sql`${t.track} in ('microphone', 'tab', 'file')`),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export type GravacaoRow = typeof gravacoes.$inferSelect;
