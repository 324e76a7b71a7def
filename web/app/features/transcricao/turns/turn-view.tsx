import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { memo } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { TurnEditor } from "./turn-editor.tsx";
import { type TurnMarks, TurnText } from "./turn-text.tsx";

/** The actions of all turns. The same object, so that no turn renders because of it. */
export interface TurnActions {
  play: ((turn: Turn) => void) | null;
  edit: ((turn: Turn) => void) | null;
  closeEditor: (turn: Turn) => void;
}

interface TurnProps extends TurnMarks {
  turn: Turn;
  language: Language;
  isHeard: boolean;
  isCorrected: boolean;
  isEdited: boolean;
  actions: TurnActions;
}

/** One turn with its speaker and time. Memoized: a change concerns few of thousands. */
export const TurnView = memo((props: TurnProps) => {
  const { turn, actions } = props;
  const words = useLanguage().text.consulta;
  const { play, edit } = actions;
  const clock = formatClock(turn.start_ms);
  return (
    <div
      // A div like its list (transcript-list.tsx).
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      data-turn={turn.i}
      aria-current={props.isHeard ? "true" : undefined}
      className={
        "rounded-lg border-l-4 border-transparent px-3 py-2 " +
        "aria-[current]:border-accent aria-[current]:bg-accent-soft"
      }
    >
      <p className="flex items-baseline gap-x-3 text-xs text-muted">
        {turn.speaker === undefined ? null : <b>{words.speaker[turn.speaker]}</b>}
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
            className={
              "min-h-6 rounded px-1 tabular-nums hover:text-accent hover:underline " +
              (edit === null ? "ml-auto" : "")
            }
          >
            {clock}
          </button>
        )}
      </p>
      {props.isEdited ? (
        <TurnEditor turn={turn} onClose={() => actions.closeEditor(turn)} />
      ) : (
        <p className="leading-relaxed break-words">
          <TurnText {...props} />
        </p>
      )}
    </div>
  );
});
TurnView.displayName = "TurnView";
