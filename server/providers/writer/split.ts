import type { Turn } from "@relato/shared/domain/transcript.ts";
import { ModelFaultError } from "./language-model.ts";

/**
 * The least characters of Portuguese or Spanish JSON per token; tokenizers of 2024 to 2026 have 3
 * to 4.
 */
const CHARACTERS_PER_TOKEN = 2.5;
/** Characters of JSON around a turn's text. */
const TURN_FRAME = 40;

/** Estimates the tokens of a text, rather too high. */
export const estimateTokens = (text: string): number =>
  Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** Estimates the tokens of turns in a question. */
export const estimateTurns = (turns: readonly Turn[]): number =>
  turns.reduce(
    (sum, { text }) => sum + Math.ceil((text.length + TURN_FRAME) / CHARACTERS_PER_TOKEN),
    0,
  );

/**
 * Splits a visit into at least about `least` parts of at most `tokens` each. A part ends before a
 * doctor's turn that follows another speaker's, so that a question stays with its answers. Only a
 * too long exchange is split between turns.
 * @throws ModelFaultError MODEL_VISIT_TOO_LONG if a single turn does not fit
 */
export const splitVisit = (turns: readonly Turn[], tokens: number, least = 1): Turn[][] => {
  if (tokens <= 0) throw new ModelFaultError("MODEL_VISIT_TOO_LONG", "the template is too long");
  const units = exchangesOf(turns).flatMap((exchange) =>
    estimateTurns(exchange) <= tokens ? [exchange] : exchange.map((turn) => [turn]),
  );
  // Parts have about the same length: a short last part would lack its context.
  const total = estimateTurns(turns);
  const aim = Math.min(tokens, (total / Math.max(least, Math.ceil(total / tokens))) * 1.1);
  const parts: Turn[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const more = estimateTurns(unit);
    if (more > tokens) throw new ModelFaultError("MODEL_VISIT_TOO_LONG", "one turn is too long");
    if (size + more > (parts.length === 0 ? 0 : aim)) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(...unit);
    size += more;
  }
  return parts;
};

/**
 * Groups a doctor's turns with the answers to them. A turn without a speaker is a group by itself.
 */
const exchangesOf = (turns: readonly Turn[]): Turn[][] => {
  const exchanges: Turn[][] = [];
  let before: Turn | undefined;
  for (const turn of turns) {
    const begins =
      turn.speaker === undefined || (turn.speaker === "medico" && before?.speaker !== "medico");
    if (begins || exchanges.length === 0) exchanges.push([]);
    exchanges.at(-1)!.push(turn);
    before = turn;
  }
  return exchanges;
};

/** The tokens of a model's context that are reserved for its answer. */
export const answerTokens = (context: number): number =>
  Math.max(1000, Math.min(8000, Math.round(context / 4)));
