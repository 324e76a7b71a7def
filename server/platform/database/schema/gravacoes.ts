import { sql } from "drizzle-orm";
import {
  bigint,
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
import type { Track } from "@relato/shared/contract/gravacoes.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { ownRows, systemRows } from "./tenancy.ts";

/** A recording: ordered segments per track. A consultation's sound is the recording whose `consulta_id` it is. */
export const gravacoes = pgTable(
  "gravacoes",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    medico_id: text()
      .notNull()
      .references(() => user.id),
    consulta_id: uuid().unique("gravacoes_consulta_id_key"),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When every segment was confirmed whole. */
    finished_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique("gravacoes_id_medico_id_key").on(t.id, t.medico_id),
    foreignKey({
      name: "gravacoes_consulta_fk",
      columns: [t.consulta_id, t.medico_id],
      foreignColumns: [consultas.id, consultas.medico_id],
    }),
    index("gravacoes_medico_id_idx").on(t.medico_id, t.created_at.desc().nullsFirst()),
    ownRows(t.medico_id),
    systemRows(),
  ],
);

export const gravacao_segmentos = pgTable(
  "gravacao_segmentos",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    gravacao_id: uuid().notNull(),
    medico_id: text().notNull(),
    track: text().$type<Track>().notNull(),
    ordinal: integer().notNull(),
    storage_key: text().notNull().unique("gravacao_segmentos_storage_key_key"),
    media_type: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Lower-case hexadecimal. */
    sha256: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
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

export type GravacaoRow = typeof gravacoes.$inferSelect;
export type GravacaoSegmentoRow = typeof gravacao_segmentos.$inferSelect;
