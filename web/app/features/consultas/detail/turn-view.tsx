import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import type { Hit } from "./transcript-search.ts";
import { TurnEditor } from "./turn-editor.tsx";
import { TurnText } from "./turn-text.tsx";

/** What can be done with a turn; the same object for all of them, so that none is drawn anew for it. */
export interface TurnActions {
  play: ((turn: Turn) => void) | null;
  edit: ((turn: Turn) => void) | null;
  closeEditor: (turn: Turn) => void;
}

/** One turn with speaker and time. Drawn anew only when something of its own changed. */
export const TurnView = memo(
  (props: {
    turn: Turn;
    language: Language;
    /** Of this turn only. */
    evidence: readonly Evidence[];
    hits: readonly Hit[];
    current: Hit | null;
    isHeard: boolean;
    isCorrected: boolean;
    isEdited: boolean;
    actions: TurnActions;
  }) => {
    const { turn, actions } = props;
    const words = useLanguage().text.consulta;
    const { play, edit } = actions;
    const clock = formatClock(turn.start_ms);
    const name = turn.speaker === undefined ? null : words.speaker[turn.speaker];
    return (
      <div
        // As its list (transcript-list.tsx).
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listitem"
        data-turn={turn.i}
        aria-current={props.isHeard ? "true" : undefined}
        className="rounded-lg border-l-4 border-transparent px-3 py-2 aria-[current]:border-accent aria-[current]:bg-accent-soft"
      >
        <p className="flex items-baseline gap-x-3 text-xs text-muted">
          {name === null ? null : <b>{name}</b>}
          {props.isCorrected ? <span>{words.correcting.corrected}</span> : null}
          {edit === null ? null : (
            <button
              type="button"
              data-edit=""
              aria-label={words.correcting.turn(play === null ? String(turn.i + 1) : clock)}
              aria-expanded={props.isEdited}
              onClick={() => edit(turn)}
              className="ml-auto min-h-6 rounded px-1 hover:text-accent hover:underline"
            >
              {words.correcting.action}
            </button>
          )}
          {play === null ? null : (
            <button
              type="button"
              aria-label={words.playFrom(clock)}
              onClick={() => play(turn)}
              className={`min-h-6 rounded px-1 tabular-nums hover:text-accent hover:underline ${edit === null ? "ml-auto" : ""}`}
            >
              {clock}
            </button>
          )}
        </p>
        {props.isEdited ? (
          <TurnEditor turn={turn} onClose={() => actions.closeEditor(turn)} />
        ) : (
          <p className="leading-relaxed break-words">
            <TurnText
              turn={turn}
              language={props.language}
              evidence={props.evidence}
              hits={props.hits}
              current={props.current}
            />
          </p>
        )}
      </div>
    );
  },
);
TurnView.displayName = "TurnView";
