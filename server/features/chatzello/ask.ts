import type { askQuestion, Answer, Question } from "@relato/shared/contract/chatzello.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import {
  DEFAULT_TITLE,
  MAX_MESSAGES,
  titleOfQuestion,
} from "@relato/shared/domain/chatzello/thread.ts";
import { and, count, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import {
  chatzello_messages,
  chatzello_threads,
  type MessageRow,
} from "../../platform/database/schema/chatzello.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { spendQuota } from "../../platform/quotas/quotas.ts";
import { announceThread } from "./announce.ts";
import { touchThread } from "./finish-answer.ts";
import {
  type AttachmentOf,
  listAttachments,
  lockThread,
  OWN,
  requireAnswer,
  requireMessageRow,
  requireQuestion,
} from "./queries.ts";

export type AskDeps = Pick<Deps, "config" | "db" | "events" | "jobs">;
type Asked = RouteRequest<typeof askQuestion>["body"];

/**
 * Stores a question and enqueues its answer. A repeated id returns the existing question.
 * @throws AppError with one of askQuestion's codes
 */
export const askQuestionOf = (
  deps: AskDeps,
  userId: string,
  thread_id: string,
  asked: Asked,
  attachmentOf: AttachmentOf,
): Promise<{ question: Question; answer: Answer }> =>
  withUser(deps.db, userId, async (tx) => {
    const { title } = await lockThread(tx, thread_id);
    const existing = await findFirstAnswer(tx, thread_id, asked.id);
    if (existing === null) {
      await requireAskable(tx, thread_id, asked);
      await requireRoom(tx, thread_id, 2);
      await spendQuota(tx, deps.config, "question");
      const { id, parent_id, content, attachment_ids } = asked;
      const question = { id, thread_id, parent_id, content, attachment_ids, role: "user" } as const;
      await insertMessage(tx, question);
      await startAnswer(deps, tx, userId, { id: asked.answer_id, thread_id, parent_id: id });
      if (title === DEFAULT_TITLE) await renameThread(tx, thread_id, titleOfQuestion(content));
      await touchThread(tx, thread_id);
    }
    return {
      question: await requireQuestion(tx, asked.id, attachmentOf),
      answer: await requireAnswer(tx, existing ?? asked.answer_id),
    };
  });

/**
 * Enqueues a further answer of a question. A repeated id returns the existing answer.
 * @throws AppError with one of regenerateAnswer's codes
 */
export const regenerateAnswerOf = (
  deps: AskDeps,
  userId: string,
  questionId: string,
  answer_id: string,
): Promise<Answer> =>
  withUser(deps.db, userId, async (tx) => {
    const { role, thread_id } = await requireMessageRow(tx, questionId);
    if (role !== "user") throw new AppError("NOT_FOUND");
    await lockThread(tx, thread_id);
    if (!(await isAnswerOf(tx, questionId, answer_id))) {
      await requireRoom(tx, thread_id, 1);
      await spendQuota(tx, deps.config, "question");
      const answer = { id: answer_id, thread_id, parent_id: questionId };
      await startAnswer(deps, tx, userId, answer);
      await touchThread(tx, thread_id);
    }
    return requireAnswer(tx, answer_id);
  });

/** The first answer of the question; null if the thread has no such question. */
const findFirstAnswer = async (
  { drizzle }: Tx,
  thread_id: string,
  questionId: string,
): Promise<string | null> => {
  const { id, parent_id, created_at } = chatzello_messages;
  const [row] = await drizzle
    .select({ id })
    .from(chatzello_messages)
    .where(and(eq(chatzello_messages.thread_id, thread_id), eq(parent_id, questionId)))
    .orderBy(created_at, id)
    .limit(1);
  return row?.id ?? null;
};

const isAnswerOf = async ({ drizzle }: Tx, questionId: string, id: string): Promise<boolean> => {
  const { parent_id } = chatzello_messages;
  const rows = await drizzle
    .select({ id: chatzello_messages.id })
    .from(chatzello_messages)
    .where(and(eq(chatzello_messages.id, id), eq(parent_id, questionId)));
  return rows.length === 1;
};

/** @throws AppError QUESTION_EMPTY, ATTACHMENT_NOT_READY, NOT_FOUND for a foreign parent */
const requireAskable = async (
  tx: Tx,
  thread_id: string,
  { parent_id, content, attachment_ids }: Asked,
): Promise<void> => {
  if (content.trim() === "" && attachment_ids.length === 0) throw new AppError("QUESTION_EMPTY");
  if (parent_id !== null) {
    const parent = await requireMessageRow(tx, parent_id);
    if (parent.thread_id !== thread_id || parent.role !== "assistant")
      throw new AppError("NOT_FOUND");
  }
  if (attachment_ids.length === 0) return;
  const ready = new Set(
    (await listAttachments(tx, thread_id))
      .filter(({ state }) => state !== "uploading" && state !== "reading")
      .map(({ id }) => id),
  );
  if (!attachment_ids.every((id) => ready.has(id))) throw new AppError("ATTACHMENT_NOT_READY");
};

/** @throws AppError THREAD_FULL */
const requireRoom = async ({ drizzle }: Tx, thread_id: string, added: number): Promise<void> => {
  const [row] = await drizzle
    .select({ stored: count() })
    .from(chatzello_messages)
    .where(eq(chatzello_messages.thread_id, thread_id));
  if ((row?.stored ?? 0) + added > MAX_MESSAGES) throw new AppError("THREAD_FULL");
};

type NewMessage = Pick<MessageRow, "id" | "thread_id" | "parent_id" | "role"> & Partial<MessageRow>;

/** @throws AppError NOT_FOUND when the id exists already, as this doctor's or another's */
const insertMessage = async ({ drizzle }: Tx, message: NewMessage): Promise<void> => {
  const [inserted] = await drizzle
    .insert(chatzello_messages)
    // Not now(): a question comes before its answer, in the same transaction.
    .values({ ...OWN, ...message, created_at: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: chatzello_messages.id });
  requireRow(inserted);
};

const startAnswer = async (
  { events, jobs }: AskDeps,
  tx: Tx,
  user_id: string,
  answer: Pick<MessageRow, "id" | "thread_id" | "parent_id">,
): Promise<void> => {
  await insertMessage(tx, { ...answer, role: "assistant", state: "queued" });
  await jobs.enqueue(tx, "answer-question", { message_id: answer.id, user_id }, { key: answer.id });
  await announceThread(events, tx, user_id, answer.thread_id);
};

const renameThread = async ({ drizzle }: Tx, id: string, title: string): Promise<void> => {
  await drizzle.update(chatzello_threads).set({ title }).where(eq(chatzello_threads.id, id));
};
