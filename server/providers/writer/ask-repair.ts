import type { NoteFindings, Repair } from "@relato/scribe/model-note/types.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { parseRepair, repairSchema } from "./answer.ts";
import { type LanguageModel, ModelFaultError, type Reply, type Usage } from "./language-model.ts";
import { repairPrompt, systemPrompt } from "./prompt.ts";
import { answerTokens, estimateTokens, estimateTurns } from "./split.ts";
import type { WriteOptions } from "./writer.ts";

/** Turns before and after what a finding rests on that are sent where the visit does not fit. */
const AROUND = 2;

/**
 * Asks the model, once, to mend its note: `doubts` (id, heading, text, why in words, what was said
 * about it) and `omissions` (id, heading, quotation, turns), and to read `checks` (id, heading, text,
 * turns) once more. The answer is `{"statements":[{"id","text","turns"}]}`; an empty text takes a
 * doubted statement back. Ids that were not asked about are left out. Where the visit does not fit the model's context, the turns
 * around the findings are sent; findings that do not fit either are not asked about.
 * @throws ModelFaultError MODEL_ANSWER_INVALID for an answer of another shape, which the caller
 * treats as no repair; other faults as askNote; the signal's reason after an abort
 */
export const askRepair = async (
  model: LanguageModel,
  consultation: Consultation,
  findings: NoteFindings,
  { signal, instruction }: Pick<WriteOptions, "instruction"> & { signal: AbortSignal },
): Promise<{ repair: Repair; usage: Usage }> => {
  const system = systemPrompt(consultation.locale, instruction);
  const context = await model.contextTokens();
  const { turns, asked } = fit(consultation, findings, (prompt) => {
    return estimateTokens(system + prompt) + answerTokens(context) <= context;
  });
  const ids = new Set(findingsIn(asked).map(({ id }) => id));
  if (ids.size === 0) throw new ModelFaultError("MODEL_VISIT_TOO_LONG", "no finding fits");
  const prompt = repairPrompt(consultation, turns, asked);
  const reply = await model.ask({ system, prompt, schema: repairSchema }, { signal });
  const { statements } = readRepair(reply);
  return {
    repair: { statements: statements.filter(({ id }) => ids.delete(id)) },
    usage: reply.usage,
  };
};

const readRepair = ({ text, usage }: Reply): Repair => {
  try {
    return parseRepair(text);
  } catch (error) {
    if (error instanceof ModelFaultError) error.usage = usage;
    throw error;
  }
};

/** The turns and findings that fit: the whole visit, the turns around all findings, or fewer findings. */
const fit = (
  consultation: Consultation,
  findings: NoteFindings,
  fits: (prompt: string) => boolean,
): { turns: readonly Turn[]; asked: NoteFindings } => {
  let asked = findings;
  let { turns } = consultation;
  for (;;) {
    if (fits(repairPrompt(consultation, turns, asked))) return { turns, asked };
    const around = turnsAround(consultation.turns, asked);
    if (estimateTurns(around) < estimateTurns(turns)) turns = around;
    else if (findingsIn(asked).length === 0) return { turns: [], asked };
    else asked = halve(asked);
  }
};

const findingsIn = ({ doubts, omissions, checks }: NoteFindings): { id: string }[] => [
  ...doubts,
  ...omissions,
  ...checks,
];

/** Fewer findings: first without checks, then without the last half; contradictions come first. */
const halve = ({ doubts, omissions, checks }: NoteFindings): NoteFindings => {
  if (checks.length > 0)
    return { doubts, omissions, checks: checks.slice(0, Math.floor(checks.length / 2)) };
  const sorted = doubts.toSorted((a, b) => a.verdict.localeCompare(b.verdict));
  const kept = Math.floor((doubts.length + omissions.length) / 2);
  return {
    doubts: sorted.slice(0, kept),
    omissions: omissions.slice(0, Math.max(0, kept - doubts.length)),
    checks,
  };
};

const turnsAround = (
  turns: readonly Turn[],
  { doubts, omissions, checks }: NoteFindings,
): Turn[] => {
  const named = new Set([
    ...[...doubts, ...checks].flatMap(({ witnesses }) => witnesses.map(({ i }) => i)),
    ...omissions.flatMap((omission) => omission.turns),
  ]);
  const at = turns.flatMap(({ i }, index) => (named.has(i) ? [index] : []));
  return turns.filter((_, index) => at.some((place) => Math.abs(place - index) <= AROUND));
};
