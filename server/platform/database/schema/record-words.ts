import { RECORD_KINDS, type RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { chatzello_attachments, chatzello_threads } from "./chatzello.ts";
import { instant, isOneOf } from "./columns.ts";
import { consultas } from "./consultas.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/**
 * The search index: each word of a record once, folded (shared/domain/plain.ts). It is a btree,
 * because row-level security disables indexes whose operators are not leakproof, such as those of
 * trigrams and full text. The migration gives `word` collation "C" for prefix searches.
 */
export const record_words = pgTable(
  "record_words",
  {
    /** The consultation's id for `consulta` and `transcricao`, else the row's own. */
    record_id: uuid().notNull(),
    kind: text().$type<RecordKind>().notNull(),
    medico_id: text().notNull(),
    word: text().notNull(),
    /** How often the record has the word. */
    count: integer().notNull(),
    /** When the record was made, so that an index-only scan finds the newest. */
    data: instant().notNull(),
    // Deleting the row of a record deletes its words. Other kinds are never deleted.
    consulta_id: uuid().generatedAlwaysAs(
      sql`case when kind in ('consulta', 'transcricao') then record_id end`,
    ),
    thread_id: uuid().generatedAlwaysAs(sql`case when kind = 'thread' then record_id end`),
    attachment_id: uuid().generatedAlwaysAs(sql`case when kind = 'attachment' then record_id end`),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.kind, t.word] }),
    ownReference("record_words_consulta_fk", [t.consulta_id, t.medico_id], consultas).onDelete(
      "cascade",
    ),
    ownReference("record_words_thread_fk", [t.thread_id, t.medico_id], {
      id: chatzello_threads.id,
      medico_id: chatzello_threads.user_id,
    }).onDelete("cascade"),
    ownReference("record_words_attachment_fk", [t.attachment_id, t.medico_id], {
      id: chatzello_attachments.id,
      medico_id: chatzello_attachments.user_id,
    }).onDelete("cascade"),
    index("record_words_word_idx").on(t.medico_id, t.kind, t.word, t.data, t.record_id, t.count),
    check("record_words_kind_check", isOneOf(t.kind, RECORD_KINDS)),
    check("record_words_count_check", sql`${t.count} > 0`),
    ...tenantRows(t.medico_id),
  ],
);
