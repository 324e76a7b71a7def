import type { CorrectionChange, Scope } from "@relato/shared/domain/correction.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import type { TypedValues } from "../../../ui/conflict/merge-draft.ts";
import { useConflict } from "../../../ui/conflict/use-conflict.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

interface TurnValues {
  text: string;
  speaker: Speaker | null;
}

/** A correction that is being written. */
interface TurnDraft extends TypedValues<TurnValues> {
  turn: number;
  scope: Scope;
}

const valuesOf = ({ text, speaker }: Turn): TurnValues => ({ text, speaker: speaker ?? null });

/** The requests of a draft. Each names the value that it was based on. */
export const changesOf = ({ turn, scope, base, values }: TurnDraft): CorrectionChange[] => {
  const { speaker } = values;
  const text = values.text.trim();
  if (base === null) return [];
  return [
    ...(speaker === base.speaker
      ? []
      : [{ kind: "speaker" as const, turn, before: base.speaker, speaker, scope }]),
    ...(text === base.text ? [] : [{ kind: "text" as const, turn, before: base.text, text }]),
  ];
};

/** The drafts of each consultation, newest first. */
export const turnDrafts = createDrafts<TurnDraft[]>("turn-corrections", {
  isTyped: (drafts) => drafts.some((draft) => changesOf(draft).length > 0),
  holdsPage: true,
});

/** The draft of a turn. Until something is typed, it has the turn's values. */
export const useTurnDraft = (consultaId: string, turn: Turn) => {
  const { typed = [], keep, drop } = turnDrafts.useDraft(consultaId);
  const current = valuesOf(turn);
  const stored = typed.find((one) => one.turn === turn.i);
  const others = typed.filter((one) => one.turn !== turn.i);
  const draft = stored ?? { turn: turn.i, base: current, values: current, scope: "turn" };
  const change = (part: Partial<TurnDraft>): void => keep([{ ...draft, ...part }, ...others]);
  const conflict = useConflict<TurnValues>({
    typed: { base: draft.base, values: draft.values },
    current,
    onChange: change,
  });
  return {
    draft,
    isStored: stored !== undefined,
    conflict,
    setValues: (values: Partial<TurnValues>): void =>
      change({ values: { ...draft.values, ...values } }),
    setScope: (scope: Scope): void => change({ scope }),
    drop: (): void => (others.length === 0 ? drop() : keep(others)),
  };
};
export type OpenCorrection = ReturnType<typeof useTurnDraft>;
