import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import {
  ANSWER_STATES,
  type AnswerPart,
  type AnswerState,
} from "@relato/shared/domain/chatzello/answer.ts";
import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import {
  ATTACHMENT_STATES,
  type AttachmentState,
  type AttachmentType,
} from "@relato/shared/domain/chatzello/thread.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, instantNow, isOneOf } from "./columns.ts";
import { accountId } from "./owner.ts";
import { pacientes } from "./pacientes.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/** Conversations with the assistant, with the scope that the doctor chose. */
export const chatzello_threads = pgTable(
  "chatzello_threads",
  {
    id: uuid().primaryKey(),
    user_id: accountId(),
    title: text().notNull(),
    /** The scope: one patient, a period, kinds of records; null: no limit. */
    paciente_id: uuid(),
    scope_from: date(),
    scope_to: date(),
    scope_kinds: text().array().$type<RecordKind[]>(),
    created_at: instantNow(),
    /** The last question or answer. */
    updated_at: instantNow(),
    archived_at: instant(),
    /** Soft delete: erased after DELETED_DAYS. */
    deleted_at: instant(),
  },
  (t) => [
    unique("chatzello_threads_id_user_id_key").on(t.id, t.user_id),
    ownReference("chatzello_threads_paciente_fk", [t.paciente_id, t.user_id], pacientes),
    index("chatzello_threads_list_idx").on(
      t.user_id,
      t.updated_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("chatzello_threads_paciente_idx").on(t.paciente_id, t.user_id),
    check("chatzello_threads_title_check", sql`${t.title} <> ''`),
    ...tenantRows(t.user_id),
  ],
);

/** Questions and answers. Messages with the same parent are branches. */
export const chatzello_messages = pgTable(
  "chatzello_messages",
  {
    id: uuid().primaryKey(),
    thread_id: uuid().notNull(),
    user_id: text().notNull(),
    parent_id: uuid(),
    role: text().$type<"user" | "assistant">().notNull(),
    /** Of an answer: its sentences as plain text, once it is finished. */
    content: text().notNull().default(""),
    /** Of a question, in order. An edited question keeps those of the original. */
    attachment_ids: uuid().array().notNull().default([]),
    /** Of an answer; null for a question. */
    state: text().$type<AnswerState>(),
    failure: text().$type<ErrorCode>(),
    /** The model that wrote the answer. */
    model: text(),
    /** The number of the run. A worker with another number is stale and stops. */
    attempt: integer().notNull().default(0),
    created_at: instantNow(),
    finished_at: instant(),
  },
  (t) => [
    unique("chatzello_messages_id_user_id_key").on(t.id, t.user_id),
    // In one thread: a branch cannot begin at another thread's message.
    unique("chatzello_messages_id_thread_id_key").on(t.id, t.thread_id),
    ownReference("chatzello_messages_thread_fk", [t.thread_id, t.user_id], {
      id: chatzello_threads.id,
      medico_id: chatzello_threads.user_id,
    }).onDelete("cascade"),
    ownReference("chatzello_messages_parent_fk", [t.parent_id, t.thread_id], {
      id: t.id,
      medico_id: t.thread_id,
    }).onDelete("cascade"),
    index("chatzello_messages_thread_idx").on(t.thread_id, t.created_at, t.id),
    index("chatzello_messages_parent_idx").on(t.parent_id),
    // For the sweep of unfinished runs.
    index("chatzello_messages_unfinished_idx")
      .on(t.created_at)
      .where(sql`${t.state} in ('queued', 'running')`),
    check("chatzello_messages_role_check", isOneOf(t.role, ["user", "assistant"])),
    check("chatzello_messages_state_check", isOneOf(t.state, ANSWER_STATES)),
    check("chatzello_messages_answer_check", sql`(${t.role} = 'user') = (${t.state} is null)`),
    check(
      "chatzello_messages_failure_check",
      sql`(${t.failure} is not null) = coalesce(${t.state} = 'failed', false)`,
    ),
    ...tenantRows(t.user_id),
  ],
);

/** The parts of answers, in order; announced over SSE as they are inserted. */
export const chatzello_parts = pgTable(
  "chatzello_parts",
  {
    message_id: uuid().notNull(),
    user_id: text().notNull(),
    /** 0, 1, 2 … */
    number: integer().notNull(),
    part: jsonb().$type<AnswerPart>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    primaryKey({ columns: [t.message_id, t.number] }),
    ownReference("chatzello_parts_message_fk", [t.message_id, t.user_id], {
      id: chatzello_messages.id,
      medico_id: chatzello_messages.user_id,
    }).onDelete("cascade"),
    ...tenantRows(t.user_id),
  ],
);

/** The doctor's requests to stop an answer. The worker looks for its row. */
export const chatzello_stops = pgTable(
  "chatzello_stops",
  {
    message_id: uuid().primaryKey(),
    user_id: text().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("chatzello_stops_message_fk", [t.message_id, t.user_id], {
      id: chatzello_messages.id,
      medico_id: chatzello_messages.user_id,
    }).onDelete("cascade"),
    ...tenantRows(t.user_id),
  ],
);

/** What was read from an attachment: pages of a PDF, or turns of a recording. */
export interface AttachmentContent {
  pages: { number: number; text: string; hidden: string }[];
}

export const chatzello_attachments = pgTable(
  "chatzello_attachments",
  {
    id: uuid().primaryKey(),
    thread_id: uuid().notNull(),
    user_id: text().notNull(),
    name: text().notNull(),
    mime_type: text().$type<AttachmentType>().notNull(),
    size: integer().notNull(),
    /** Null until the bytes are stored. */
    storage_key: text(),
    state: text().$type<AttachmentState>().notNull().default("uploading"),
    failure: text().$type<ErrorCode>(),
    content: jsonb().$type<AttachmentContent>(),
    has_hidden_text: boolean().notNull().default(false),
    created_at: instantNow(),
  },
  (t) => [
    unique("chatzello_attachments_id_user_id_key").on(t.id, t.user_id),
    ownReference("chatzello_attachments_thread_fk", [t.thread_id, t.user_id], {
      id: chatzello_threads.id,
      medico_id: chatzello_threads.user_id,
    }).onDelete("cascade"),
    index("chatzello_attachments_thread_idx").on(t.thread_id, t.created_at),
    check("chatzello_attachments_state_check", isOneOf(t.state, ATTACHMENT_STATES)),
    check(
      "chatzello_attachments_failure_check",
      sql`(${t.failure} is not null) = (${t.state} = 'failed')`,
    ),
    check(
      "chatzello_attachments_stored_check",
      sql`(${t.storage_key} is null) = (${t.state} = 'uploading')`,
    ),
    ...tenantRows(t.user_id),
  ],
);

export type ThreadRow = typeof chatzello_threads.$inferSelect;
export type MessageRow = typeof chatzello_messages.$inferSelect;
export type AttachmentRow = typeof chatzello_attachments.$inferSelect;
