import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { formatClock } from "@relato/shared/locales/format.ts";
import { memo, useEffect, useRef } from "react";
import { useViews } from "../../../ui/language.tsx";
import { markedPieces } from "./marks.ts";

interface TurnProps {
  turn: Turn;
  language: Transcript["language"];
  /** Only the evidence of this turn. */
  evidence: readonly Evidence[];
  isHeard: boolean;
  onPlay: ((turn: Turn) => void) | null;
}

const TurnView = memo(({ turn, language, evidence, isHeard, onPlay }: TurnProps) => {
  const views = useViews();
  const words = views.consulta;
  const clock = formatClock(turn.start_ms);
  return (
    <li
      data-turn={turn.i}
      aria-current={isHeard ? "true" : undefined}
      className="rounded-lg border-l-4 border-transparent px-3 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] aria-[current]:border-accent aria-[current]:bg-accent-soft"
    >
      {turn.speaker === undefined && onPlay === null ? null : (
        <p className="flex items-baseline justify-between gap-2 text-xs text-muted">
          <b>{turn.speaker === undefined ? null : words.speaker[turn.speaker]}</b>
          {onPlay === null ? null : (
            <button
              type="button"
              aria-label={words.playFrom(clock)}
              onClick={() => onPlay(turn)}
              className="min-h-6 rounded px-1 tabular-nums hover:text-accent hover:underline"
            >
              {clock}
            </button>
          )}
        </p>
      )}
      <p className="leading-relaxed">
        {markedPieces(turn, evidence, language).map((piece, i) =>
          piece.marked ? (
            <mark key={i} className="rounded bg-mark px-0.5 text-ink">
              {piece.text}
            </mark>
          ) : (
            <span key={i}>{piece.text}</span>
          ),
        )}
      </p>
    </li>
  );
});
TurnView.displayName = "TurnView";

const NONE: readonly Evidence[] = [];

/** Brings a turn into the panel's own window, without moving the page under the reader. */
const reveal = (panel: HTMLElement, turn: number): void => {
  const item = panel.querySelector<HTMLElement>(`[data-turn="${turn}"]`);
  if (item === null) return;
  const top = item.offsetTop - panel.offsetTop;
  const visible =
    top >= panel.scrollTop && top + item.offsetHeight <= panel.scrollTop + panel.clientHeight;
  if (!visible) panel.scrollTo({ top: top - panel.clientHeight / 4, behavior: "smooth" });
};

/** Every turn with speaker and time; the one being heard is lit, the words of the pressed statement are marked. */
export const TranscriptPanel = (props: {
  transcript: Transcript | null;
  evidence: readonly Evidence[];
  heard: number;
  onPlay: ((turn: Turn) => void) | null;
}) => {
  const { transcript, evidence, heard, onPlay } = props;
  const views = useViews();
  const panel = useRef<HTMLDivElement>(null);
  const first = evidence[0]?.turn;
  useEffect(() => {
    if (panel.current !== null && first !== undefined) reveal(panel.current, first);
  }, [first, evidence]);
  useEffect(() => {
    if (panel.current !== null && heard >= 0) reveal(panel.current, heard);
  }, [heard]);
  const words = views.consulta;
  return (
    <section aria-labelledby="transcript-title" id="transcript" className="card scroll-mt-20">
      <h2 id="transcript-title" className="border-b border-line px-4 py-3 font-semibold">
        {words.transcript}
      </h2>
      {transcript === null || transcript.turns.length === 0 ? (
        <p className="p-4 text-sm text-muted">
          {transcript === null ? words.noTranscript : words.emptyTranscript}
        </p>
      ) : (
        <div
          ref={panel}
          // A window that scrolls must be reachable by keyboard, also where nothing in it can be pressed (axe).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[70vh] overflow-y-auto p-2 lg:max-h-[calc(100dvh-14rem)]"
        >
          {onPlay === null ? <p className="px-3 pb-2 text-sm text-muted">{words.typed}</p> : null}
          <ol className="space-y-0.5">
            {transcript.turns.map((turn, at) => {
              const own = evidence.filter((e) => e.turn === turn.i);
              return (
                <TurnView
                  key={turn.i}
                  turn={turn}
                  language={transcript.language}
                  evidence={own.length === 0 ? NONE : own}
                  isHeard={heard === at}
                  onPlay={onPlay}
                />
              );
            })}
          </ol>
        </div>
      )}
    </section>
  );
};
