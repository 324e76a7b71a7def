import type {
  changeThread,
  createThread,
  searchThreads,
  Thread,
  ThreadItem,
} from "@relato/shared/contract/chatzello.ts";
import type { RouteRequest, RouteResponse } from "@relato/shared/contract/route.ts";
import type { Scope } from "@relato/shared/domain/chatzello/records.ts";
import { DEFAULT_TITLE } from "@relato/shared/domain/chatzello/thread.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Database, readAs, withUser } from "../../platform/database/database.ts";
import { chatzello_threads } from "../../platform/database/schema/chatzello.ts";
import { decodeCursor, toPage } from "../../platform/http/paging.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { requireOwnPaciente } from "../laudos/require-paciente.ts";
import { announceThread } from "./announce.ts";
import { stopThread } from "./finish-answer.ts";
import { type AttachmentOf, findThread, lockThread, OWN } from "./queries.ts";
import { saveThreadWords } from "./thread-words.ts";

export type ThreadDeps = Pick<Deps, "db" | "events">;

type Row = ThreadItem & { cursor_at: string };

/** Of the thread `t` and its patient `p`: the title, the patient or the messages have each word. */
const HAS_WORDS = `not exists (
  select from unnest($4::text[], $5::text[]) typed(word, bound)
   where plain_text(t.title) || ' ' || coalesce(p.search_text, '') not like '%' || word || '%'
     and not exists (
         select from record_words w
          where w.record_id = t.id and w.kind = 'thread' and w.word >= typed.word
            and w.word < typed.bound))`;

/**
 * A page of the doctor's threads, latest first. Each word of the text is a part of the title or of
 * the patient, or starts a word of a question or answer.
 * @throws AppError VALIDATION for a malformed cursor
 */
export const searchThreadsOf = (
  db: Database,
  userId: string,
  { text, archived, limit, ...query }: RouteRequest<typeof searchThreads>["body"],
): Promise<RouteResponse<typeof searchThreads>> => {
  const cursor = decodeCursor(query.cursor);
  const words = plainWords(text);
  const bounds = words.map((word) => `${word}\u{10FFFF}`);
  const values: unknown[] = [userId, archived, limit + 1, words, bounds];
  const conditions = [
    // Leak-proof, unlike the search for words: it lets the list's index be used (decision 0025).
    "t.user_id = $1 and t.deleted_at is null and (t.archived_at is not null) = $2",
    HAS_WORDS,
    ...(cursor === null ? [] : ["(t.updated_at, t.id) < ($6::timestamptz, $7::uuid)"]),
  ];
  return readAs(db, userId, async (tx) => {
    const rows = await tx.query<Row>(
      `select t.id, t.title, p.nome as paciente_nome, t.archived_at is not null as archived,
              t.created_at, t.updated_at, t.updated_at::text as cursor_at
         from chatzello_threads t left join pacientes p on p.id = t.paciente_id
        where ${conditions.join(" and ")}
        order by t.updated_at desc nulls first, t.id desc nulls first limit $3`,
      [...values, ...(cursor === null ? [] : [cursor.at, cursor.id])],
    );
    return toPage(rows, limit, (row) => row);
  });
};

const scopeColumns = ({ paciente_id, from, to, kinds }: Scope) => ({
  paciente_id,
  scope_from: from,
  scope_to: to,
  scope_kinds: kinds,
});

/** @throws AppError with one of createThread's codes */
export const createThreadOf = (
  { db, events }: ThreadDeps,
  userId: string,
  { id, scope }: RouteRequest<typeof createThread>["body"],
  attachmentOf: AttachmentOf,
): Promise<Thread> =>
  withUser(db, userId, async (tx) => {
    const existing = await findThread(tx, id, attachmentOf);
    if (existing !== null) return existing;
    await requireOwnPaciente(tx, scope.paciente_id);
    await tx.drizzle
      .insert(chatzello_threads)
      .values({ ...OWN, id, title: DEFAULT_TITLE, ...scopeColumns(scope) })
      .onConflictDoNothing();
    await announceThread(events, tx, userId, id);
    // The id belongs to another doctor or to a deleted thread: it cannot be created.
    return requireRow(await findThread(tx, id, attachmentOf));
  });

/** @throws AppError with one of changeThread's codes */
export const changeThreadOf = (
  { db, events }: ThreadDeps,
  userId: string,
  id: string,
  { title, archived, scope }: RouteRequest<typeof changeThread>["body"],
  attachmentOf: AttachmentOf,
): Promise<Thread> =>
  withUser(db, userId, async (tx) => {
    const { archived_at } = await lockThread(tx, id);
    if (scope !== undefined) await requireOwnPaciente(tx, scope.paciente_id);
    const changes = {
      ...(title !== undefined && { title }),
      ...(archived !== undefined && { archived_at: archived ? (archived_at ?? NOW) : null }),
      ...(scope !== undefined && scopeColumns(scope)),
    };
    if (Object.keys(changes).length > 0) {
      await tx.drizzle.update(chatzello_threads).set(changes).where(eq(chatzello_threads.id, id));
      if (title !== undefined) await saveThreadWords(tx, id);
      await announceThread(events, tx, userId, id);
    }
    return requireRow(await findThread(tx, id, attachmentOf));
  });

const NOW = sql`now()`;

/** Hides a thread and stops its answers. @throws AppError NOT_FOUND */
export const deleteThreadOf = (
  { db, events }: ThreadDeps,
  userId: string,
  id: string,
): Promise<void> =>
  withUser(db, userId, async (tx) => {
    await lockThread(tx, id);
    await stopThread(tx, id);
    await tx.query("update chatzello_threads set deleted_at = now() where id = $1", [id]);
    await announceThread(events, tx, userId, id);
  });

/** Undoes a deletion. @throws AppError NOT_FOUND */
export const restoreThreadOf = (
  { db, events }: ThreadDeps,
  userId: string,
  id: string,
  attachmentOf: AttachmentOf,
): Promise<Thread> =>
  withUser(db, userId, async (tx) => {
    await tx.query("update chatzello_threads set deleted_at = null where id = $1", [id]);
    const thread = requireRow(await findThread(tx, id, attachmentOf));
    await announceThread(events, tx, userId, id);
    return thread;
  });
