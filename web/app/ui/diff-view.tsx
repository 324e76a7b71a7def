import { useEffect, useMemo, useRef } from "react";
import { differenceOf } from "./difference-of.ts";
import { useLanguage } from "./language.tsx";

/** The text above the first difference that stays visible, in pixels. */
const CONTEXT_PX = 64;

/** Two texts merged: removed words are struck through, added words are underlined. */
export const DiffView = (props: { before: string; after: string; label: string }) => {
  const { before, after, label } = props;
  const words = useLanguage().text.documentos.history;
  const pieces = useMemo(() => differenceOf(before, after), [before, after]);
  const box = useRef<HTMLElement>(null);
  // The keyboard must be able to scroll a long text.
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>("ins, del");
    if (first) box.current?.scrollTo({ top: first.offsetTop - CONTEXT_PX });
  }, [pieces]);
  return (
    <section
      ref={box}
      aria-label={label}
      // A long text scrolls: the keyboard has to get there, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-paper p-4"
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
