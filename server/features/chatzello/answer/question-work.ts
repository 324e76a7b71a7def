import type { AskedQuestion } from "@relato/scribe/assistant/types.ts";
import { dayOf } from "@relato/shared/domain/birth-date.ts";
import type { Scope } from "@relato/shared/domain/chatzello/records.ts";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { chatzello_threads } from "../../../platform/database/schema/chatzello.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import type { AssistantQuestion, ChatMessage } from "../../../providers/assistant/assistant.ts";
import { timeZoneOf } from "../../configuracoes/queries.ts";
import { listAttachments, requireMessageRow, scopeOf } from "../queries.ts";
import { usualLanguage } from "../usual-language.ts";

/** What a question asks, with what the doctor chose for its thread. */
export interface QuestionWork {
  user_id: string;
  thread_id: string;
  /** `language` is the doctor's usual one. */
  question: AskedQuestion;
  scope: Scope;
  attachment_ids: string[];
  attachments: AssistantQuestion["attachments"];
  /** The branch up to the question, oldest first. */
  messages: ChatMessage[];
}

/** Bounds of the branch that a model reads. The question itself is always complete. */
const [MOST_MESSAGES, MOST_CHARACTERS] = [20, 16_000];

/** The branch that ends with a question, oldest first. Answers without a text are left out. */
const listBranch = async (tx: Tx, questionId: string): Promise<ChatMessage[]> => {
  const rows = await tx.query<ChatMessage>(
    `with recursive branch as (
       select id, parent_id, role, content, 0 as depth from chatzello_messages where id = $1
       union all
       select m.id, m.parent_id, m.role, m.content, b.depth + 1
         from branch b join chatzello_messages m on m.id = b.parent_id
        where b.depth < ${MOST_MESSAGES})
     select role, content from branch where depth = 0 or content <> '' order by depth`,
    [questionId],
  );
  let characters = 0;
  const kept = rows.filter(
    ({ content }, at) => at === 0 || (characters += content.length) <= MOST_CHARACTERS,
  );
  return kept.toReversed();
};

/** Reads what the question `id` asks. @throws AppError NOT_FOUND */
export const findQuestionWork = async (
  tx: Tx,
  user_id: string,
  id: string,
): Promise<QuestionWork> => {
  const { thread_id, content, attachment_ids } = await requireMessageRow(tx, id);
  const threads = tx.drizzle.select().from(chatzello_threads);
  const thread = requireRow((await threads.where(eq(chatzello_threads.id, thread_id)))[0]);
  const attachments = attachment_ids.length === 0 ? [] : await listAttachments(tx, thread_id);
  const asked = attachments.filter((row) => attachment_ids.includes(row.id));
  const language = await usualLanguage(tx, user_id);
  return {
    user_id,
    thread_id,
    question: { text: content, language, today: dayOf(new Date(), await timeZoneOf(tx, user_id)) },
    scope: scopeOf(thread),
    attachment_ids,
    attachments: asked.map(({ name, mime_type, size }) => ({ name, mimeType: mime_type, size })),
    messages: await listBranch(tx, id),
  };
};
