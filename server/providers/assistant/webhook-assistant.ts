import { z } from "zod";
import { createBoundedFetch } from "../writer/bounded-fetch.ts";
import { ModelFaultError } from "../writer/language-model.ts";
import type { Assistant, AssistantQuestion, WrittenSentence } from "./assistant.ts";

interface WebhookOptions {
  /** AUTOMATION_URL. */
  url: string;
  /** AUTOMATION_SECRET. */
  secret?: string | undefined;
}

const TIMEOUT_MS = 60_000;
/** Further sentences are dropped. */
const MOST_SENTENCES = 100;

const replySchema = z.object({ reply: z.string() });
const send = createBoundedFetch(fetch);

/**
 * The automation webhook `chatzello` (specification 7.5) as an assistant: POST of `userId`,
 * `messages` and `attachments`, answered by `reply`. It also gets the numbered sources; a sentence
 * names them as `[1]` or `[1, 2]`.
 */
export const createWebhookAssistant = ({ url, secret }: WebhookOptions): Assistant => ({
  name: "webhook",
  answer: async (question, { signal: caller, onSentence }) => {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(TIMEOUT_MS)]);
    const reply = await ask(`${url.replace(/(?<!\/)\/+$/, "")}/chatzello`, question, secret, signal)
      // The caller's own abort is no fault of the webhook.
      .catch((error: unknown) => {
        caller.throwIfAborted();
        throw faultOf(error);
      });
    for (const sentence of splitReply(reply, question)) await onSentence(sentence);
    return { proposals: [] };
  },
});

const ask = async (
  url: string,
  { user_id, messages, attachments, sources }: AssistantQuestion,
  secret: string | undefined,
  signal: AbortSignal,
): Promise<string> => {
  const response = await send(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify({
      timestamp: new Date().toISOString(),
      userId: user_id,
      messages,
      attachments,
      sources: sources.map(({ number, paciente, date, titulo, text }) => ({
        number,
        patient: paciente?.nome ?? null,
        date,
        title: titulo,
        text,
      })),
    }),
    redirect: "error",
    signal,
  });
  if (!response.ok) throw new ModelFaultError("MODEL_REFUSED", String(response.status));
  const read = replySchema.safeParse(JSON.parse(await response.text()));
  if (!read.success) throw new ModelFaultError("MODEL_ANSWER_INVALID");
  return read.data.reply;
};

const faultOf = (error: unknown): ModelFaultError => {
  if (error instanceof ModelFaultError) return error;
  if (error instanceof SyntaxError) return new ModelFaultError("MODEL_ANSWER_INVALID");
  if (error instanceof Error && error.name === "TimeoutError")
    return new ModelFaultError("MODEL_TIMEOUT");
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFaultError) return cause;
  return new ModelFaultError("MODEL_UNREACHABLE");
};

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
