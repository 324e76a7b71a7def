import type { ModelNote, NoteFindings, Repair } from "@relato/scribe/model-note/types.ts";
import type { Consultation, WrittenConsultation } from "@relato/scribe/types.ts";
import type { Engine } from "../engine/engine.ts";
import { EngineError } from "../engine/engine-error.ts";
import { askNote } from "./ask.ts";
import { askRepair } from "./ask-repair.ts";
import {
  addUsage,
  type InstallableModel,
  type LanguageModel,
  ModelFaultError,
  type Usage,
} from "./language-model.ts";
import { NOTE_SHARE } from "./progress.ts";
import { promptBeginning, systemPrompt } from "./prompt.ts";
import type { ModelWriter, WriteOptions, WriterResult } from "./writer.ts";

interface ModelWriterOptions {
  /** Time limit for the note and its repair together, in milliseconds. */
  timeout_ms: number;
}

type Proof = Pick<Engine, "readHeadings" | "checkNote" | "settleNote">;

/** A longer note is refused: verification takes time for each statement. */
const MOST_STATEMENTS = 400;
const REPAIR_SHARE = 0.8;
const SETTLE_SHARE = 0.95;

/**
 * A writer that uses a model and verifies its note. What the talk does not support and what the
 * note lacks is sent back to the model once. Then the engine makes the document. Without a repair
 * in time, the note is used as it is.
 */
export const createModelWriter = (
  model: LanguageModel,
  proof: Proof,
  { timeout_ms }: ModelWriterOptions,
): ModelWriter => ({
  name: `${model.provider}/${model.name}`,
  is_local: model.is_local,
  reachable: () => model.reachable(),
  ...(isInstallable(model) ? { installation: model } : {}),
  ...(model.readAhead === undefined
    ? {}
    : {
        readAhead: async ({ locale, turns }, signal) =>
          model.readAhead?.(
            { system: systemPrompt(locale), prompt: promptBeginning(turns) },
            signal,
          ),
      }),
  ask: async (question, options) => {
    const caller = options.signal;
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeout_ms)]);
    try {
      return await model.ask(question, { ...options, signal });
    } catch (error) {
      caller.throwIfAborted();
      throw asFault(error);
    }
  },
  write: async (consultation, options) => {
    const caller = options.signal ?? new AbortController().signal;
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeout_ms)]);
    const used: Usage = { input_tokens: 0, output_tokens: 0 };
    try {
      return await writeNote(model, proof, consultation, { ...options, signal, caller, used });
    } catch (error) {
      caller.throwIfAborted();
      throw toFault(error, used);
    }
  },
});

const isInstallable = (model: LanguageModel): model is LanguageModel & InstallableModel =>
  model.status !== undefined && model.install !== undefined;

interface RunOptions extends WriteOptions {
  /** Aborted by the caller or by the time limit. */
  signal: AbortSignal;
  caller: AbortSignal;
  /** Adds up the tokens of all answers. */
  used: Usage;
}

const writeNote = async (
  model: LanguageModel,
  proof: Proof,
  consultation: Consultation,
  options: RunOptions,
): Promise<WriterResult> => {
  const started = performance.now();
  const { caller, onProgress, instruction, used } = options;
  const headings =
    model.by_heading === true ? await proof.readHeadings(consultation.template, caller) : [];
  const { note, usage } = await askNote(model, consultation, { ...options, headings });
  addUsage(used, usage);
  requireBounded(note);
  onProgress?.({ step: "checking", share: NOTE_SHARE });
  const findings = await proof.checkNote(consultation, note, caller);
  const repair = await repairOf(model, consultation, findings, options);
  onProgress?.({ step: "checking", share: SETTLE_SHARE });
  const { written, counts } = await proof.settleNote(consultation, note, repair, caller);
  requireSupport(note, written);
  return {
    writer: {
      kind: "model",
      name: model.provider,
      version: model.name,
      at: new Date().toISOString(),
      usage: used,
      duration_ms: Math.round(performance.now() - started),
      proof: counts,
      ...(instruction === undefined ? {} : { instruction: "followed" as const }),
    },
    written,
  };
};

const requireBounded = ({ sections }: ModelNote): void => {
  const count = sections.reduce((sum, { statements }) => sum + statements.length, 0);
  if (count > MOST_STATEMENTS)
    throw new ModelFaultError("MODEL_ANSWER_TOO_LONG", `${count} statements`);
};

/** Refuses a note without any supported statement; the engine's note is better. */
const requireSupport = ({ sections }: ModelNote, { document }: WrittenConsultation): void => {
  if (sections.every(({ statements }) => statements.length === 0)) return;
  const statements = [
    ...document.sections.flatMap((section) => section.statements),
    ...(document.unplaced ?? []),
  ];
  if (!statements.some(({ status, added }) => status === "supported" && added === undefined))
    throw new ModelFaultError("MODEL_ANSWER_INVALID", "the talk supports none of its statements");
};

/** The model's repair; null if nothing needs repair or the model gives none in time. */
const repairOf = async (
  model: LanguageModel,
  consultation: Consultation,
  findings: NoteFindings,
  options: RunOptions,
): Promise<Repair | null> => {
  const { doubts, omissions, checks } = findings;
  if (doubts.length + omissions.length + checks.length === 0) return null;
  options.onProgress?.({ step: "repairing", share: REPAIR_SHARE });
  try {
    const { repair, usage } = await askRepair(model, consultation, findings, options);
    addUsage(options.used, usage);
    return repair;
  } catch (error) {
    options.caller.throwIfAborted();
    if (error instanceof ModelFaultError && error.usage) addUsage(options.used, error.usage);
    if (error instanceof ModelFaultError || options.signal.aborted) return null;
    throw error;
  }
};

/** Converts an error to a fault with the tokens used so far. */
const toFault = (error: unknown, used: Usage): Error => {
  if (error instanceof EngineError && error.code === "CLOSED") return error;
  const fault = asFault(error);
  fault.usage ??= used;
  return fault;
};

const asFault = (error: unknown): ModelFaultError => {
  if (error instanceof ModelFaultError) return error;
  if (error instanceof EngineError)
    return new ModelFaultError("MODEL_UNCHECKED", error.code, { cause: error });
  if (error instanceof Error && error.name === "TimeoutError")
    return new ModelFaultError("MODEL_TIMEOUT");
  return new ModelFaultError("MODEL_FAILED", undefined, { cause: error });
};
