import type { Proposal } from "@relato/shared/domain/chatzello/answer.ts";
import type { AskOptions, Question, Reply } from "../writer/language-model.ts";
import type { Assistant, AssistantQuestion } from "./assistant.ts";
import { createAnswerStream } from "./answer-stream.ts";
import { toModelQuestion, type WrittenAnswer } from "./prompt.ts";

interface AskedModel {
  readonly name: string;
  ask(question: Question, options: AskOptions): Promise<Reply>;
}

/** An assistant that asks the model which also writes documents. */
export const createModelAssistant = (model: AskedModel): Assistant => ({
  name: model.name,
  answer: async (question, { signal: caller, onSentence }) => {
    const failed = new AbortController();
    const signal = AbortSignal.any([caller, failed.signal]);
    const stream = createAnswerStream(onSentence, (error) => failed.abort(error));
    const { text } = await model.ask(toModelQuestion(question), { signal, onText: stream.push });
    const { proposals } = await stream.finish(text);
    return { proposals: proposals.map((proposal) => toProposal(proposal, question)) };
  },
});

const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The patient is that of the named source: a model cannot name another patient. */
const toProposal = (
  { kind, titulo, text, source, data }: WrittenAnswer["proposals"][number],
  { sources }: AssistantQuestion,
): Proposal => ({
  kind,
  titulo,
  text,
  paciente_id: sources.find(({ number }) => number === source)?.paciente?.id ?? null,
  data: data !== null && DAY_AND_TIME.test(data) ? data : null,
});
