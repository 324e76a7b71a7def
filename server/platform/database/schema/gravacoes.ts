import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type Consent, CONSENTS, type Track, TRACKS } from "@relato/shared/domain/gravacao.ts";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { consultas } from "./consultas.ts";
import { ofPatient, ofVisible, ownReference, tenantRows } from "./tenancy.ts";

/** A recording: ordered segments per track. `consulta_id` is its consultation. */
export const gravacoes = pgTable(
  "gravacoes",
  {
    id: primaryId(),
    medico_id: doctorId(),
    consulta_id: uuid().unique("gravacoes_consulta_id_key"),
    created_at: instantNow(),
    /** When every segment was complete. */
    finished_at: instant(),
    /** The language of the future consultation. Without it there is no live transcription. */
    language: text().$type<Language>(),
    /** The patient's consent; null when none is recorded. */
    consent: text().$type<Consent>(),
    consent_at: instant(),
    /** The patient of the launched session that opened it; null for any other recording. */
    launch_paciente_id: uuid().default(sql`app_paciente_id()`),
  },
  (t) => [
    unique("gravacoes_id_medico_id_key").on(t.id, t.medico_id),
    ownReference("gravacoes_consulta_fk", [t.consulta_id, t.medico_id], consultas),
    index("gravacoes_medico_id_idx").on(t.medico_id, t.created_at.desc().nullsFirst()),
    check("gravacoes_language_check", isOneOf(t.language, LANGUAGES)),
    check("gravacoes_consent_check", isOneOf(t.consent, CONSENTS)),
    check("gravacoes_consent_at_check", sql`(${t.consent} is null) = (${t.consent_at} is null)`),
    ...tenantRows(
      t.medico_id,
      sql`${ofPatient(t.launch_paciente_id)} or ${ofVisible("consultas", t.consulta_id)}`,
    ),
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
    /** Milliseconds from the recording's start; null: where the previous segment ends. */
    started_ms: integer(),
    /** Null when unknown without decoding; 0 for a segment without sound. */
    duration_ms: integer(),
    created_at: instantNow(),
  },
  (t) => [
    unique("gravacao_segmentos_place_key").on(t.gravacao_id, t.track, t.ordinal),
    ownReference(
      "gravacao_segmentos_gravacao_fk",
      [t.gravacao_id, t.medico_id],
      gravacoes,
    ).onDelete("cascade"),
    check("gravacao_segmentos_track_check", isOneOf(t.track, TRACKS)),
    check("gravacao_segmentos_size_check", sql`${t.ordinal} >= 0 and ${t.bytes} >= 0`),
    check("gravacao_segmentos_sha256_check", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    ...tenantRows(t.medico_id, ofVisible("gravacoes", t.gravacao_id)),
  ],
);

/** A segment during its upload (same id), with its live transcription so far. */
export const live_segments = pgTable(
  "live_segments",
  {
    id: uuid().primaryKey(),
    gravacao_id: uuid().notNull(),
    medico_id: text().notNull(),
    track: text().$type<Track>().notNull(),
    ordinal: integer().notNull(),
    created_at: instantNow(),
    /** The words of its first `heard_ms` milliseconds. */
    heard: jsonb().$type<SpeechSegment[]>().notNull().default([]),
    heard_ms: integer().notNull().default(0),
    language: text().$type<Language>(),
    engine: text(),
    model: text(),
    /** The segment's length after its whole transcription. */
    duration_ms: integer(),
    /** The last heartbeat of the transcribing worker; null when there is none. */
    alive_at: instant(),
    /** Milliseconds from the recording's start, as the recorder reported. */
    started_ms: integer(),
  },
  (t) => [
    ownReference("live_segments_gravacao_fk", [t.gravacao_id, t.medico_id], gravacoes).onDelete(
      "cascade",
    ),
    index("live_segments_gravacao_id_idx").on(t.gravacao_id),
    check("live_segments_track_check", isOneOf(t.track, TRACKS)),
    ...tenantRows(t.medico_id, ofVisible("gravacoes", t.gravacao_id)),
  ],
);

export type GravacaoRow = typeof gravacoes.$inferSelect;
export type SegmentoRow = typeof gravacao_segmentos.$inferSelect;
export type LiveSegmentRow = typeof live_segments.$inferSelect;
