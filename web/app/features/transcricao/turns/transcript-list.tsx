import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { memo, useDeferredValue, useMemo } from "react";
import type { Hit } from "../search/find-hits.ts";
import { type TurnActions, TurnView } from "./turn-view.tsx";

/** Turns that the browser lays out together, and skips together while they are not visible. */
const GROUP = 25;
/** Groups that are mounted at once. They are higher than a window. */
const FIRST = 2;

const NO_EVIDENCE: readonly Evidence[] = [];
const NO_HITS: readonly Hit[] = [];

const byTurn = <T extends { turn: number }>(
  items: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const turns = new Map<number, T[]>();
  for (const item of items) turns.set(item.turn, [...(turns.get(item.turn) ?? []), item]);
  return turns;
};

interface ListProps {
  transcript: Transcript;
  evidence: readonly Evidence[];
  hits: readonly Hit[];
  /** The current hit of the search. */
  current: Hit | null;
  /** The number of the turn that is playing; -1 for none. */
  heard: number;
  /** The number of the turn whose editor is open; -1 for none. */
  edited: number;
  /** The numbers of the turns with corrected words. */
  corrected: ReadonlySet<number>;
  actions: TurnActions;
}

/**
 * All turns. `content-visibility` skips style, layout and paint of invisible groups, but keeps them
 * in the document for the browser's search, screen readers and printing. The height of a group is
 * an estimate until it was visible.
 */
export const TranscriptList = memo((props: ListProps) => {
  const { evidence, hits, current, heard, edited, corrected, actions } = props;
  const { turns, language } = props.transcript;
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(turns.length / GROUP) }, (_, i) =>
        turns.slice(i * GROUP, (i + 1) * GROUP),
      ),
    [turns],
  );
  const evidenceByTurn = useMemo(() => byTurn(evidence), [evidence]);
  const hitsByTurn = useMemo(() => byTurn(hits), [hits]);
  // The other groups render in slices, so that they do not delay the page.
  const mounted = useDeferredValue(groups.length, FIRST);
  /** The panel may scroll to the turn, so its group is mounted at once. */
  const isTarget = ({ i }: Turn): boolean =>
    i === heard || i === edited || i === current?.turn || evidenceByTurn.has(i);
  return (
    // `ul` may contain only `li`; a list by its role may contain these groups.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" className="space-y-0.5">
      {groups.map((group, at) => {
        const isMounted = at < mounted || group.some(isTarget);
        return (
          <div
            key={at}
            role="presentation"
            className={
              "space-y-0.5 [contain-intrinsic-size:auto_110rem] [content-visibility:auto] " +
              (isMounted ? "" : "h-[110rem]")
            }
          >
            {(isMounted ? group : []).map((turn) => (
              <TurnView
                key={turn.i}
                turn={turn}
                language={language}
                evidence={evidenceByTurn.get(turn.i) ?? NO_EVIDENCE}
                hits={hitsByTurn.get(turn.i) ?? NO_HITS}
                current={current?.turn === turn.i ? current : null}
                isHeard={heard === turn.i}
                isCorrected={corrected.has(turn.i)}
                isEdited={edited === turn.i}
                actions={actions}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
TranscriptList.displayName = "TranscriptList";
