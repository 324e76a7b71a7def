import type {
  AnswerInput,
  AskedQuestion,
  EngineAnswer,
  QuestionPlan,
} from "@relato/scribe/assistant/types.ts";
import type { SentenceToVerify } from "@relato/scribe/assistant/verify-sentence.ts";
import type { ConclusionInput, ConclusionLine } from "@relato/scribe/laudo/conclusion.ts";
import type { PriorsInput } from "@relato/scribe/laudo/priors.ts";
import type {
  ModelNote,
  NoteFindings,
  Repair,
  SettledNote,
} from "@relato/scribe/model-note/types.ts";
import type { ReadSection } from "@relato/scribe/document/read.ts";
import type {
  Consultation,
  Testimony,
  VerifiedSentence,
  WrittenConsultation,
} from "@relato/scribe/types.ts";
import type { PriorMeasure } from "@relato/shared/contract/laudo-patient.ts";
import type { AnswerSentence } from "@relato/shared/domain/chatzello/answer.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { LaudoToLint, LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { Pool, type RunOptions } from "../../platform/processes/pool.ts";
import { PoolError, type PoolFault } from "../../platform/processes/pool-error.ts";
import type { Calls, EngineRequest } from "./calls.ts";
import { EngineError } from "./engine-error.ts";

/**
 * The engine of scribe/ in child processes, so that no text blocks the server. Every call throws
 * EngineError when its process takes too long (TIMEOUT) or fails (CRASHED), when too many requests
 * wait (QUEUE_FULL) or the engine was closed (CLOSED). After an abort it throws the signal's
 * reason.
 */
export interface Engine {
  write(consultation: Consultation, signal?: AbortSignal): Promise<WrittenConsultation>;
  /** The template's headings that hold statements, in order. */
  readHeadings(template: Consultation["template"], signal?: AbortSignal): Promise<string[]>;
  /** Finds what a model must repair in its note. */
  checkNote(
    consultation: Consultation,
    note: ModelNote,
    signal?: AbortSignal,
  ): Promise<NoteFindings>;
  /** Makes the document of a model's note and repair. */
  settleNote(
    consultation: Consultation,
    note: ModelNote,
    repair: Repair | null,
    signal?: AbortSignal,
  ): Promise<SettledNote>;
  /** Returns one result per sentence, in order. */
  verify(testimony: Testimony, sentences: readonly string[]): Promise<VerifiedSentence[]>;
  readDocument(...args: Parameters<Calls["readDocument"]>): Promise<ReadSection[]>;
  /** Finds contradictions and omissions of a laudo, in the order of its text. */
  lintLaudo(laudo: LaudoToLint): Promise<LintFinding[]>;
  /** The measures of a laudo compared with those of earlier ones. */
  comparePriors(input: PriorsInput): Promise<PriorMeasure[]>;
  /** Lines with the offsets of their findings in the NFC text. */
  proposeConclusion(input: ConclusionInput): Promise<ConclusionLine[]>;
  /** The conclusion that a laudo's text has; may be empty. */
  conclusionText(text: string, language: Language): Promise<string>;
  /** The language of a short text; `usual` if its words do not tell it. */
  languageOfText(text: string, usual: Language): Promise<Language>;
  /** Removes from texts what may identify a person. */
  deidentifyAll(...args: Parameters<Calls["deidentifyAll"]>): Promise<string[]>;
  /** Reads what a question to the assistant asks for. */
  readQuestion(question: AskedQuestion): Promise<QuestionPlan>;
  /** Chooses sources, and computes the table of a structured question. */
  answerQuestion(input: AnswerInput, signal?: AbortSignal): Promise<EngineAnswer>;
  /** Verifies a sentence of an answer against its sources. */
  verifySentence(sentence: SentenceToVerify): Promise<AnswerSentence>;
  /** Parses a pasted transcript or typed notes. */
  readTranscript(text: string, language: Language): Promise<Turn[]>;
  /** Starts one process and loads its lexicons; otherwise the first request takes 0.5 s longer. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** A 3-hour visit takes 2 s on a laptop. A busy server may need several times that. */
const WRITE_LIMIT_MS = 60_000;
/** A doctor waits for these requests. Verifying 400 sentences of a 3-hour visit takes 2 s. */
const READ_LIMIT_MS = 30_000;
/** A 3-hour visit needs about 250 MB. */
const MEMORY_MB = 512;
/** Far more than a clinic sends in a second. A request of the longest text takes about 1 MB. */
const MAX_WAITING = 200;

export interface EngineOptions {
  processes?: number;
  /** Replaces the child's program (tests). */
  file?: URL;
  write_limit_ms?: number;
  read_limit_ms?: number;
  memory_mb?: number;
  max_waiting?: number;
}

export const createEngine = ({
  processes = 2,
  file = new URL("child.ts", import.meta.url),
  write_limit_ms = WRITE_LIMIT_MS,
  read_limit_ms = READ_LIMIT_MS,
  memory_mb = MEMORY_MB,
  max_waiting = MAX_WAITING,
}: EngineOptions = {}): Engine => {
  const size = processes;
  const pool = new Pool({ file, size, limit_ms: read_limit_ms, memory_mb, max_waiting });

  const call = async <N extends keyof Calls>(
    name: N,
    args: Parameters<Calls[N]>,
    options: RunOptions = {},
  ): Promise<ReturnType<Calls[N]>> => {
    const request: EngineRequest<N> = { name, args };
    try {
      return (await pool.run(request, options)) as ReturnType<Calls[N]>;
    } catch (error) {
      if (!(error instanceof PoolError)) throw error;
      throw new EngineError(error.code as PoolFault, { cause: error });
    }
  };
  const limit_ms = write_limit_ms;
  return {
    write: (consultation, signal) => call("write", [consultation], { limit_ms, signal }),
    readHeadings: (template, signal) => call("readHeadings", [template], { signal }),
    checkNote: (consultation, note, signal) =>
      call("checkNote", [consultation, note], { limit_ms, signal }),
    settleNote: (consultation, note, repair, signal) =>
      call("settleNote", [consultation, note, repair], { limit_ms, signal }),
    verify: (testimony, sentences) => call("verify", [testimony, sentences]),
    readDocument: (...args) => call("readDocument", args),
    lintLaudo: (laudo) => call("lintLaudo", [laudo]),
    comparePriors: (input) => call("comparePriors", [input]),
    conclusionText: (...args) => call("conclusionText", args),
    proposeConclusion: (input) => call("proposeConclusion", [input]),
    languageOfText: (text, usual) => call("languageOfText", [text, usual]),
    deidentifyAll: (...args) => call("deidentifyAll", args),
    readQuestion: (question) => call("readQuestion", [question]),
    answerQuestion: (input, signal) => call("answerQuestion", [input], { signal }),
    verifySentence: (sentence) => call("verifySentence", [sentence]),
    readTranscript: (...args) => call("readTranscript", args),
    warm: () => call("warm", []),
    close: () => pool.close(),
  };
};
