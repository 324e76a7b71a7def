import { z } from "zod";
import type { Automation } from "../automation/automation.ts";
import { toModelFault } from "../automation/model-fault.ts";
import type { Assistant, AssistantQuestion, WrittenSentence } from "./assistant.ts";

const TIMEOUT_MS = 60_000;
/** Further sentences are dropped. */
const MOST_SENTENCES = 100;

const replySchema = z.object({ reply: z.string() });

/**
 * The automation webhook `chatzello` (specification 7.5) as an assistant: POST of `userId`,
 * `messages` and `attachments`, answered by `reply`. It also gets the numbered sources; a sentence
 * names them as `[1]` or `[1, 2]`.
 */
export const createWebhookAssistant = (automation: Pick<Automation, "post">): Assistant => ({
  name: "webhook",
  answer: async (question, { signal, onSentence }) => {
    const { user_id, messages, attachments, sources } = question;
    const { reply } = await automation
      .post(
        "chatzello",
        { userId: user_id, messages, attachments, sources: sources.map(toSource) },
        { schema: replySchema, timeout_ms: TIMEOUT_MS, signal },
      )
      .catch((error: unknown) => {
        throw toModelFault(error);
      });
    for (const sentence of splitReply(reply, question)) await onSentence(sentence);
    return { proposals: [] };
  },
});

const toSource = ({
  number,
  paciente,
  date,
  titulo,
  text,
}: AssistantQuestion["sources"][number]) => ({
  number,
  patient: paciente?.nome ?? null,
  date,
  title: titulo,
  text,
});

const MARKS = /\s?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

/** The sentences of a reply, without the marks of their sources. */
const splitReply = (reply: string, { language }: AssistantQuestion): WrittenSentence[] =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(reply)]
    .slice(0, MOST_SENTENCES)
    .map(({ segment }) => ({
      text: segment.replace(MARKS, "").replaceAll(/\s+/g, " ").trim(),
      sources: [...segment.matchAll(MARKS)].flatMap(([, numbers]) =>
        numbers!.split(",").map(Number),
      ),
    }))
    .filter(({ text }) => text !== "");
