import { parsePartialJson } from "ai";
import { z } from "zod";
import { readJsonObject, removeReasoning } from "../writer/json-object.ts";
import { ModelFaultError } from "../writer/language-model.ts";
import type { WrittenSentence } from "./assistant.ts";
import { type WrittenAnswer, writtenAnswerSchema } from "./prompt.ts";

const beginningSchema = z.object({ sentences: z.array(z.unknown()) });
const sentenceSchema = writtenAnswerSchema.shape.sentences.element;

/**
 * The sentences that are complete in the beginning of an answer. Its last sentence may be cut off
 * and does not count.
 */
const readBeginning = async (text: string): Promise<WrittenSentence[]> => {
  const answer = removeReasoning(text);
  const start = answer.indexOf("{");
  // A model that is still thinking has not begun to answer.
  if (start < 0 || /<think/.test(answer.slice(0, start))) return [];
  const { value } = await parsePartialJson(answer.slice(start));
  const read = beginningSchema.safeParse(value);
  if (!read.success) return [];
  return read.data.sentences
    .slice(0, -1)
    .flatMap((one) => sentenceSchema.safeParse(one).data ?? []);
};

/** @throws ModelFaultError */
const readWhole = (text: string): WrittenAnswer => {
  const read = writtenAnswerSchema.safeParse(readJsonObject(text));
  if (!read.success) throw new ModelFaultError("MODEL_ANSWER_INVALID");
  return read.data;
};

/** Delivers each sentence of a streamed answer once, in order. */
export interface AnswerStream {
  /** Takes the answer so far. A failed delivery calls `onError` and ends the stream. */
  readonly push: (text: string) => void;
  /**
   * Delivers what remains of the whole answer.
   * @throws ModelFaultError, or what `deliver` threw
   */
  readonly finish: (text: string) => Promise<WrittenAnswer>;
}

export const createAnswerStream = (
  deliver: (sentence: WrittenSentence) => Promise<void>,
  onError: (error: unknown) => void,
): AnswerStream => {
  let delivered = 0;
  let closed = 0;
  const deliverRest = async (sentences: readonly WrittenSentence[]): Promise<void> => {
    for (const sentence of sentences.slice(delivered)) {
      delivered += 1;
      if (sentence.text.trim() !== "") await deliver(sentence);
    }
  };
  let last = Promise.resolve();
  return {
    push: (text) => {
      // Parsing is only worth it after the end of an object.
      const end = text.lastIndexOf("}");
      if (end < closed) return;
      closed = end + 1;
      last = last.then(async () => deliverRest(await readBeginning(text)));
      last.catch(onError);
    },
    finish: async (text) => {
      await last;
      const answer = readWhole(text);
      await deliverRest(answer.sentences);
      return answer;
    },
  };
};
