import type { Place } from "@relato/shared/contract/documentos.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { useMemo } from "react";
import { createDraftHook } from "./drafts.ts";

/** A statement that the doctor is putting right. */
export interface CorrectionDraft {
  place: Place;
  /** The statement's words when its correction was opened. */
  before: string;
  typed: string;
}

/** The corrections that are open in a document. */
const useCorrectionDrafts = createDraftHook<CorrectionDraft[]>("corrections", (open) =>
  open.some(({ before, typed }) => typed !== before),
);

/** An open correction, and the statement that it is about now. */
export interface OpenCorrection {
  draft: CorrectionDraft;
  /** Null where no such statement is left. */
  place: Place | null;
  /** What stands there says something else than when it was opened: nothing may be saved over it unasked. */
  isChanged: boolean;
}

const at = ({ sections }: Document, { section, statement }: Place): Statement | undefined =>
  sections[section]?.statements[statement];

const find = ({ sections }: Document, text: string): Place[] =>
  sections.flatMap(({ statements }, section) =>
    statements.flatMap((one, statement) => (one.text === text ? [{ section, statement }] : [])),
  );

/**
 * Where open corrections belong in a document that may have changed since: to the same words, if need be at another place; else to what
 * stands at their place now.
 */
export const placeCorrections = (
  document: Document,
  drafts: readonly CorrectionDraft[],
): OpenCorrection[] =>
  drafts.map((draft) => {
    const here = at(document, draft.place);
    if (here?.text === draft.before) return { draft, place: draft.place, isChanged: false };
    const [moved] = find(document, draft.before);
    if (moved !== undefined) return { draft, place: moved, isChanged: false };
    return { draft, place: here === undefined ? null : draft.place, isChanged: true };
  });

const same = (a: Place, b: Place): boolean =>
  a.section === b.section && a.statement === b.statement;

/** The open corrections of a document, each where it belongs in what the document says now. */
export const useCorrections = (id: string, content: Document) => {
  const { typed: drafts, keep, drop } = useCorrectionDrafts(id);
  const placed = useMemo(() => placeCorrections(content, drafts ?? []), [content, drafts]);
  const put = (next: CorrectionDraft[]): void => (next.length === 0 ? drop() : keep(next));
  const all = drafts ?? [];
  return {
    at: (place: Place): OpenCorrection | undefined =>
      placed.find((one) => one.place !== null && same(one.place, place)),
    /** Those whose statement is gone. */
    lost: placed.filter(({ place }) => place === null),
    open: (place: Place, { text }: Statement): void =>
      put([...all, { place, before: text, typed: text }]),
    type: (draft: CorrectionDraft, typed: string): void =>
      put(all.map((one) => (one === draft ? { ...draft, typed } : one))),
    close: (draft: CorrectionDraft): void => put(all.filter((one) => one !== draft)),
  };
};
export type Corrections = ReturnType<typeof useCorrections>;
