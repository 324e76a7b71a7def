import type { NoteFindings, Repair } from "@relato/scribe/model-note/types.ts";
import type { Consultation } from "@relato/scribe/types.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { parseRepair, repairSchema } from "./answer.ts";
import { type LanguageModel, ModelFaultError, type Reply, type Usage } from "./language-model.ts";
import { repairPrompt, systemPrompt } from "./prompt.ts";
import { answerTokens, estimateTokens, estimateTurns } from "./split.ts";
import type { WriteOptions } from "./writer.ts";

/** If the visit does not fit, this many turns before and after each finding are sent. */
const AROUND = 2;

/**
 * Asks the model once to repair its note: the `doubts` and `omissions`, and to read the `checks`
 * again. An empty text in the answer withdraws a doubted statement. Unknown ids are ignored. If the
 * visit does not fit the model's context, only the turns around the findings are sent, then fewer
 * findings.
 * @throws ModelFaultError MODEL_ANSWER_INVALID for an answer of another shape; other faults as
 * askNote; the signal's reason after an abort
 */
export const askRepair = async (
  model: LanguageModel,
  consultation: Consultation,
  findings: NoteFindings,
  { signal, instruction }: Pick<WriteOptions, "instruction"> & { signal: AbortSignal },
): Promise<{ repair: Repair; usage: Usage }> => {
  const system = systemPrompt(consultation.locale, instruction);
  const context = await model.contextTokens();
  const { turns, sent } = fit(consultation, findings, (prompt) => {
    return estimateTokens(system + prompt) + answerTokens(context) <= context;
  });
  const ids = new Set(findingsIn(sent).map(({ id }) => id));
  if (ids.size === 0) throw new ModelFaultError("MODEL_VISIT_TOO_LONG", "no finding fits");
  const prompt = repairPrompt(consultation, turns, sent);
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

/** Chooses what fits: the whole visit, the turns around all findings, or fewer findings. */
const fit = (
  consultation: Consultation,
  findings: NoteFindings,
  fits: (prompt: string) => boolean,
): { turns: readonly Turn[]; sent: NoteFindings } => {
  let sent = findings;
  let { turns } = consultation;
  for (;;) {
    if (fits(repairPrompt(consultation, turns, sent))) return { turns, sent };
    const around = turnsAround(consultation.turns, sent);
    if (estimateTurns(around) < estimateTurns(turns)) turns = around;
    else if (findingsIn(sent).length === 0) return { turns: [], sent };
    else sent = halve(sent);
  }
};

const findingsIn = ({ doubts, omissions, checks }: NoteFindings): { id: string }[] => [
  ...doubts,
  ...omissions,
  ...checks,
];

/** Drops findings: first half of the checks, then half of the others, keeping contradictions. */
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
