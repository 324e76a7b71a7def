import type { Scope } from "@relato/shared/domain/correction.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

/** What the doctor is putting right in a turn of the transcript. */
export interface TurnDraft {
  turn: number;
  /** What stood there when it was opened, or when the doctor last looked at what somebody else made of it. */
  before: { text: string; speaker: Speaker | null };
  text: string;
  speaker: Speaker | null;
  scope: Scope;
}

const standing = ({ text, speaker }: Turn): TurnDraft["before"] => ({
  text,
  speaker: speaker ?? null,
});

/** By consultation: corrections that were begun, the newest first. */
export const turnDrafts = createDrafts<TurnDraft[]>("turns", {
  isTyped: (drafts) =>
    drafts.some(({ before, text, speaker }) => text !== before.text || speaker !== before.speaker),
  holdsPage: true,
});

/** The correction of one turn; until something is typed, it is what stands there. */
export const useTurnDraft = (consultaId: string, turn: Turn) => {
  const { typed = [], keep, drop } = turnDrafts.useDraft(consultaId);
  const now = standing(turn);
  const kept = typed.find((one) => one.turn === turn.i);
  const draft = kept ?? { turn: turn.i, before: now, ...now, scope: "turn" };
  const others = typed.filter((one) => one.turn !== turn.i);
  // Where somebody wrote the same meanwhile, nobody's words are at stake.
  const before = {
    text: now.text === draft.text.trim() ? now.text : draft.before.text,
    speaker: now.speaker === draft.speaker ? now.speaker : draft.before.speaker,
  };
  const change = (part: Partial<Omit<TurnDraft, "turn">>): void =>
    keep([{ ...draft, ...part }, ...others]);
  return {
    ...draft,
    before,
    isBegun: kept !== undefined,
    isOvertaken: now.text !== before.text || now.speaker !== before.speaker,
    change,
    /** Goes on from what stands there now. @returns it */
    overtake: (): TurnDraft["before"] => {
      change({ before: now });
      return now;
    },
    drop: (): void => (others.length === 0 ? drop() : keep(others)),
  };
};
