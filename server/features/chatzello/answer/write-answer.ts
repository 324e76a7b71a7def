import type { AnswerInput, EngineAnswer } from "@relato/scribe/assistant/types.ts";
import {
  type AnswerPart,
  type Proposal,
  proposalSchema,
} from "@relato/shared/domain/chatzello/answer.ts";
import type { Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Deps } from "../../../deps.ts";
import type { Assistant } from "../../../providers/assistant/assistant.ts";
import { findAnswerInput, toSources } from "../records/find-input.ts";
import { checkSentence } from "./check-sentence.ts";
import type { QuestionWork } from "./question-work.ts";
import { untilAborted } from "./until-aborted.ts";

export type AnswerDeps = Pick<Deps, "db" | "engine" | "findAssistant" | "log">;

export interface AnswerRun {
  deps: AnswerDeps;
  work: QuestionWork;
  /** Stores the next part. @throws the signal's reason when the answer was stopped */
  append: (part: AnswerPart) => Promise<void>;
  signal: AbortSignal;
}

/** Time for a model. Afterwards the doctor sees the passages. */
const MODEL_LIMIT_MS = 120_000;
/** A model's answer is hostile input: more than this is dropped. */
const [MOST_SENTENCES, MOST_PROPOSALS, SENTENCE_LENGTH] = [80, 4, 2000];
const [TITLE_LENGTH, PROPOSAL_LENGTH] = [120, 8000];

/**
 * Writes an answer in parts: the sources first, then the table of a structured question, then the
 * passages, or with a model its checked sentences and proposals. When the model fails, the passages
 * follow. Returns the name of the model that replied; null for the engine's answer.
 */
export const writeAnswer = async (run: AnswerRun): Promise<{ model: string | null }> => {
  const { deps, work, append, signal } = run;
  const { scope, attachment_ids, thread_id, user_id } = work;
  const finding = findAssistant(deps);
  const { text } = work.question;
  const language = await deps.engine.languageOfText(text, work.question.language);
  const question = { ...work.question, language };
  const plan = await deps.engine.readQuestion(question);
  const asked = { question, plan, scope, attachment_ids, thread_id };
  const input = await findAnswerInput(deps.db, user_id, asked);
  const answer = await deps.engine.answerQuestion(input, signal);
  const sources = toSources(answer, input);
  const assistant = await finding;
  const writer =
    assistant === "unavailable" ? "model_failed" : assistant === null ? "no_model" : "model";
  await append({ type: "sources", sources, writer, patients: namedPatients(input) });
  if (answer.table !== null) await append({ type: "table", table: answer.table });
  if (assistant === null || assistant === "unavailable") {
    await appendPassages(run, answer);
    return { model: null };
  }
  return askAssistant({ ...run, work: { ...work, question } }, assistant, sources, answer);
};

const findAssistant = async ({
  findAssistant: find,
  log,
}: AnswerDeps): Promise<Assistant | "unavailable" | null> => {
  try {
    return await find();
  } catch (error) {
    log.warn({ err: error }, "assistant not found");
    return "unavailable";
  }
};

const namedPatients = ({ about, patients }: AnswerInput): { id: string; nome: string }[] =>
  patients.filter(({ id }) => about.includes(id)).map(({ id, nome }) => ({ id, nome }));

const appendPassages = async ({ append }: AnswerRun, answer: EngineAnswer): Promise<void> => {
  const numbers = [...answer.passages];
  if (numbers.length > 0 || answer.table === null) await append({ type: "passages", numbers });
};

const askAssistant = async (
  run: AnswerRun,
  assistant: Assistant,
  sources: Source[],
  answer: EngineAnswer,
): Promise<{ model: string | null }> => {
  const { append, signal, deps } = run;
  let sentences = 0;
  try {
    const proposals = await writeSentences(run, assistant, sources, () => (sentences += 1));
    for (const proposal of proposals) await append({ type: "proposal", proposal });
    return { model: assistant.name };
  } catch (error) {
    signal.throwIfAborted();
    deps.log.warn({ err: error, sentences }, "assistant failed");
    await append({ type: "model_failed" });
    await appendPassages(run, answer);
    return { model: sentences > 0 ? assistant.name : null };
  }
};

/** Appends the model's sentences as they arrive. Returns its proposals. */
const writeSentences = async (
  { deps, work, append, signal }: AnswerRun,
  assistant: Assistant,
  sources: Source[],
  onSentence: () => void,
): Promise<Proposal[]> => {
  const { user_id, question, messages, attachments } = work;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MODEL_LIMIT_MS)]);
  const { language, today } = question;
  // What sounds like an instruction is shown to the doctor, but no model reads it.
  const trusted = sources.filter(({ suspicious }) => !suspicious);
  let count = 0;
  const reply = assistant.answer(
    { user_id, language, today, messages, sources: trusted, attachments },
    {
      signal: limit,
      onSentence: async ({ text, sources: named }) => {
        limit.throwIfAborted();
        if (text.trim() === "" || (count += 1) > MOST_SENTENCES) return;
        const written = { text: text.trim().slice(0, SENTENCE_LENGTH), sources: named };
        const sentence = await checkSentence(deps, language, sources, written);
        limit.throwIfAborted();
        await append({ type: "sentence", sentence });
        onSentence();
      },
    },
  );
  const { proposals } = await untilAborted(reply, limit);
  return boundProposals(proposals, sources);
};

/** Valid proposals of bounded length, for patients of the sources only. */
const boundProposals = (proposals: readonly Proposal[], sources: readonly Source[]): Proposal[] => {
  const patients = new Set(sources.map(({ paciente }) => paciente?.id));
  return proposals.slice(0, MOST_PROPOSALS).flatMap((proposal) => {
    const { success, data } = proposalSchema.safeParse(proposal);
    if (!success) return [];
    const { paciente_id } = data;
    return {
      ...data,
      titulo: data.titulo.slice(0, TITLE_LENGTH),
      text: data.text.slice(0, PROPOSAL_LENGTH),
      paciente_id: paciente_id !== null && patients.has(paciente_id) ? paciente_id : null,
    };
  });
};
