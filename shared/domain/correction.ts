import { z } from "zod";
import { speakerSchema, type Transcript, type Turn } from "./transcript.ts";

/** Characters of one turn: about ten minutes of speech. */
export const MAX_TURN_TEXT = 10_000;

/** `turn`: one turn. `voice`: every turn of this speaker. `swap`: exchanges two speakers. */
export const SCOPES = ["turn", "voice", "swap"] as const;
export type Scope = (typeof SCOPES)[number];

const turn = z.int().min(0);

/**
 * One correction. `before` is the value that the doctor saw, so that two tabs cannot silently
 * overwrite each other. Numbers and times of turns never change, so that evidence stays valid.
 */
export const correctionChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("text"),
    turn,
    before: z.string(),
    text: z.string().trim().min(1).max(MAX_TURN_TEXT),
  }),
  z.object({
    kind: z.literal("speaker"),
    turn,
    /** Null: unknown. */
    before: speakerSchema.nullable(),
    speaker: speakerSchema.nullable(),
    scope: z.enum(SCOPES),
  }),
]);
export type CorrectionChange = z.infer<typeof correctionChangeSchema>;

export const correctionSchema = z.object({
  /** Counts from 1 in each consultation. */
  number: z.int().min(1),
  created_at: z.iso.datetime(),
  change: correctionChangeSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

const speakerOf = ({ speaker }: Turn) => speaker ?? null;

const withSpeaker = (turn: Turn, speaker: Turn["speaker"] | null): Turn => {
  const { i, start_ms, end_ms, text } = turn;
  return { i, ...(speaker ? { speaker } : {}), start_ms, end_ms, text };
};

/** Whether the change is based on the turn's current value. */
export const isUpToDate = (turns: readonly Turn[], change: CorrectionChange): boolean => {
  const found = turns.find(({ i }) => i === change.turn);
  if (found === undefined) return false;
  return change.kind === "text" ? found.text === change.before : speakerOf(found) === change.before;
};

const applyTo = (turn: Turn, change: CorrectionChange): Turn => {
  if (change.kind === "text") return turn.i === change.turn ? { ...turn, text: change.text } : turn;
  const { before, speaker, scope } = change;
  if (scope === "turn") return turn.i === change.turn ? withSpeaker(turn, speaker) : turn;
  if (speakerOf(turn) === before) return withSpeaker(turn, speaker);
  return scope === "swap" && speakerOf(turn) === speaker ? withSpeaker(turn, before) : turn;
};

/** The transcript with a change applied. Unaffected turns stay the same objects. */
export const applyCorrection = (transcript: Transcript, change: CorrectionChange): Transcript => ({
  ...transcript,
  turns: transcript.turns.map((one) => applyTo(one, change)),
});

/** The original transcript with all corrections applied in order. */
export const applyCorrections = (
  original: Transcript,
  corrections: readonly Pick<Correction, "change">[],
): Transcript => {
  if (corrections.length === 0) return original;
  let { turns } = original;
  const indexes = new Map(turns.map(({ i }, index) => [i, index]));
  for (const { change } of corrections) {
    const index = indexes.get(change.turn);
    const isOneTurn = change.kind === "text" || change.scope === "turn";
    const turn = index === undefined || !isOneTurn ? undefined : turns[index];
    turns =
      turn === undefined || index === undefined
        ? turns.map((one) => applyTo(one, change))
        : turns.with(index, applyTo(turn, change));
  }
  return { ...original, turns };
};
