import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { markedPieces, type Piece } from "../../documentos/marks.ts";
import type { Hit } from "../search/find-hits.ts";

/** Cuts pieces again at the hits, which are of this turn, in order, and do not overlap. */
const cutByHits = (
  pieces: readonly Piece[],
  hits: readonly Hit[],
): (Piece & { hit: Hit | null })[] => {
  const cut: (Piece & { hit: Hit | null })[] = [];
  let start = 0;
  for (const { text, marked } of pieces) {
    const end = start + text.length;
    let at = start;
    const add = (to: number, hit: Hit | null): void => {
      if (to > at) cut.push({ text: text.slice(at - start, to - start), marked, hit });
      at = Math.max(at, to);
    };
    for (const hit of hits) {
      if (hit.to <= start || hit.from >= end) continue;
      add(Math.max(at, hit.from), null);
      add(Math.min(end, hit.to), hit);
    }
    add(end, null);
    start = end;
  }
  return cut;
};

export interface TurnMarks {
  /** Evidence of this turn that is shown. */
  evidence: readonly Evidence[];
  hits: readonly Hit[];
  /** The current hit of the search; null if it is in another turn. */
  current: Hit | null;
}

/** A turn's text with the evidence and the search's hits marked. */
export const TurnText = (props: TurnMarks & { turn: Turn; language: Language }) =>
  cutByHits(markedPieces(props.turn, props.evidence, props.language), props.hits).map((piece, i) =>
    piece.hit !== null ? (
      <mark
        key={i}
        data-current={piece.hit === props.current ? "" : undefined}
        className={
          "rounded bg-accent-soft text-ink underline decoration-accent decoration-2 " +
          "data-current:bg-accent data-current:text-on-accent"
        }
      >
        {piece.text}
      </mark>
    ) : piece.marked ? (
      <mark key={i} className="rounded bg-mark px-0.5 text-ink">
        {piece.text}
      </mark>
    ) : (
      <span key={i}>{piece.text}</span>
    ),
  );
