import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { useViews } from "./language.tsx";

/** How long two very different texts may be compared before they are shown one after the other, in milliseconds. */
const PATIENCE_MS = 1500;

/** Two texts in one: what was taken away is struck through, what was added is underlined. */
export const DiffView = (props: { before: string; after: string; label: string }) => {
  const { before, after, label } = props;
  const words = useViews().documentos.history;
  const pieces = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: PATIENCE_MS }) ?? [
        { value: before, added: false, removed: true },
        { value: after, added: true, removed: false },
      ],
    [before, after],
  );
  return (
    <section
      aria-label={label}
      // A long text scrolls: the keyboard has to get there, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-paper p-4"
    >
      {before === after ? <p className="text-muted">{words.same}</p> : null}
      <p className="font-serif break-words whitespace-pre-wrap">
        {pieces.map(({ value, added, removed }, at) =>
          added ? (
            <ins key={at} className="rounded bg-ok-soft text-ok">
              <span className="sr-only"> [{words.added}: </span>
              {value}
              <span className="sr-only">] </span>
            </ins>
          ) : removed ? (
            <del key={at} className="rounded bg-danger-soft text-danger">
              <span className="sr-only"> [{words.removed}: </span>
              {value}
              <span className="sr-only">] </span>
            </del>
          ) : (
            <span key={at}>{value}</span>
          ),
        )}
      </p>
    </section>
  );
};
