import { mayBeLanguage } from "@relato/scribe/language/written-language.ts";
import type { ModelNote } from "@relato/scribe/model-note/types.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import { answerSchema, parseAnswer } from "./answer.ts";
import {
  addUsage,
  type LanguageModel,
  ModelFaultError,
  type Question,
  type Reply,
  type Usage,
} from "./language-model.ts";
import { mergeNotes } from "./merge.ts";
import { notePrompt, systemPrompt, type VisitPart } from "./prompt.ts";
import { createShareReporter, type ReportShare } from "./progress.ts";
import { answerTokens, estimateTokens, estimateTurns, splitVisit } from "./split.ts";
import type { WriteOptions } from "./writer.ts";

/** Faults of an answer after which the model is asked once more. */
const MENDABLE = new Set(["MODEL_ANSWER_INVALID", "MODEL_ANSWER_EMPTY", "MODEL_WRONG_LANGUAGE"]);
/** The most parts of a visit whose answers are cut off. */
const MOST_SPLITS = 8;
/** A visit of fewer words may give an empty note. */
const WORDS_OF_A_TALK = 12;
/** The number of signed notes shown as examples of style, and the characters of each. */
const STYLE_NOTES = 2;
const STYLE_CHARACTERS = 2000;

interface AskOptions extends WriteOptions {
  signal: AbortSignal;
  /** The template's headings that hold statements, for a model that is asked by heading. */
  headings?: readonly string[];
}

/**
 * Asks the model for a note. A visit that does not fit the model's context, or whose answer is cut
 * off, is split into parts, and their notes are merged. Any other unusable answer is requested once
 * more, with what was wrong.
 * @param options `style` is only sent to a model on this machine; `onProgress` gets shares up to
 * NOTE_SHARE
 * @throws ModelFaultError; the signal's reason after an abort
 */
export const askNote = async (
  model: LanguageModel,
  consultation: Consultation,
  options: AskOptions,
): Promise<{ note: ModelNote; usage: Usage }> => {
  const usage: Usage = { input_tokens: 0, output_tokens: 0 };
  try {
    for (let least = 1; ; least *= 2) {
      const plan = await planParts(model, consultation, options, least);
      try {
        return { note: await askParts(model, consultation, plan, { ...options, usage }), usage };
      } catch (error) {
        const isLast = least >= MOST_SPLITS || plan.parts.every(({ turns }) => turns.length === 1);
        if (!(error instanceof AnswerCutError) || isLast) throw error;
      }
    }
  } catch (error) {
    if (error instanceof ModelFaultError) error.usage = usage;
    throw error;
  }
};

/** The answer reached the model's maximum length. The answer for a shorter part may fit. */
class AnswerCutError extends ModelFaultError {
  constructor() {
    super("MODEL_ANSWER_INVALID", "it was cut off before its end");
  }
}

interface NotePlan {
  system: string;
  parts: VisitPart[];
  style: string[];
}

const askParts = async (
  model: LanguageModel,
  consultation: Consultation,
  { system, parts, style }: NotePlan,
  { signal, onProgress, usage }: AskOptions & { usage: Usage },
): Promise<ModelNote> => {
  const report = createShareReporter(parts, onProgress);
  const notes: ModelNote[] = [];
  for (const part of parts) {
    const ask = (problem?: string) => {
      const prompt = notePrompt(consultation, part, { style, problem });
      const question = { system, prompt, schema: answerSchema };
      return askPart(model, consultation, { question, part, usage, report, signal });
    };
    notes.push(await ask().catch((error: unknown) => ask(problemOf(error))));
    report.finishPart(part);
  }
  const note = mergeNotes(notes);
  // A part may be small talk only, but not the whole visit.
  requireStatements(note, consultation.turns);
  return note;
};

/**
 * What was wrong with the last answer, for the retry.
 * @throws the error if a retry cannot help
 */
const problemOf = (error: unknown): string => {
  const isMendable = error instanceof ModelFaultError && MENDABLE.has(error.fault);
  if (isMendable && !(error instanceof AnswerCutError)) return error.detail ?? error.fault;
  throw error;
};

interface PartOptions {
  question: Question;
  part: VisitPart;
  /** Adds up the tokens of each answer, even of one that cannot be parsed. */
  usage: Usage;
  report: ReportShare;
  signal: AbortSignal;
}

const askPart = async (
  model: LanguageModel,
  { locale }: Consultation,
  { question, part, usage, report, signal }: PartOptions,
): Promise<ModelNote> => {
  const reply = await model.ask(question, {
    signal,
    onProgress: (characters) => report.write(part, characters),
  });
  addUsage(usage, reply.usage);
  const note = underHeading(readNote(reply), part.heading);
  if (part.of === 1 && part.heading === undefined) requireStatements(note, part.turns);
  const text = textsOf(note).join("\n");
  if (!mayBeLanguage(text, locale))
    throw new ModelFaultError("MODEL_WRONG_LANGUAGE", `it is not written in ${locale}`);
  return note;
};

/** Moves all statements of an answer for one heading under that heading. */
const underHeading = (note: ModelNote, heading: string | undefined): ModelNote =>
  heading === undefined
    ? note
    : {
        sections: [{ heading, statements: note.sections.flatMap(({ statements }) => statements) }],
      };

const readNote = ({ text, is_cut }: Reply): ModelNote => {
  try {
    return parseAnswer(text);
  } catch (error) {
    throw is_cut === true ? new AnswerCutError() : error;
  }
};

const requireStatements = (note: ModelNote, turns: VisitPart["turns"]): void => {
  const words = turns.reduce((sum, { text }) => sum + (text.match(/\p{L}+/gu)?.length ?? 0), 0);
  if (words >= WORDS_OF_A_TALK && textsOf(note).length === 0)
    throw new ModelFaultError("MODEL_ANSWER_EMPTY", "it holds no statement");
};

const textsOf = (note: ModelNote): string[] =>
  note.sections.flatMap(({ statements }) => statements.map(({ text }) => text));

/**
 * Splits the visit into parts that fit the model's context. Examples of style are dropped first.
 */
const planParts = async (
  model: LanguageModel,
  consultation: Consultation,
  options: AskOptions,
  least: number,
): Promise<NotePlan> => {
  const { turns } = consultation;
  const system = systemPrompt(consultation.locale, options.instruction);
  const context = await model.contextTokens();
  const frame = notePrompt(consultation, { turns: [], number: 1, of: 2 });
  const room = context - answerTokens(context) - estimateTokens(system + frame);
  const style = model.is_local
    ? (options.style ?? []).slice(0, STYLE_NOTES).map((text) => text.slice(0, STYLE_CHARACTERS))
    : [];
  const fits = estimateTurns(turns) + estimateTokens(style.join("")) <= room;
  const parts = fits && least === 1 ? [turns] : splitVisit(turns, room, least);
  const numbered = parts.map((part, at) => ({ turns: part, number: at + 1, of: parts.length }));
  const headings = model.by_heading === true ? (options.headings ?? []) : [];
  return {
    system,
    parts:
      headings.length === 0
        ? numbered
        : numbered.flatMap((part) => headings.map((heading) => ({ ...part, heading }))),
    style: fits ? style : [],
  };
};
