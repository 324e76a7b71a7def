import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { useMemo } from "react";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

/** A statement that the doctor is putting right. */
export interface CorrectionDraft {
  place: Place;
  /** The statement's words when its correction was opened. */
  before: string;
  typed: string;
}

/** The corrections that are open in a document. */
const correctionDrafts = createDrafts<CorrectionDraft[]>("corrections", {
  isTyped: (open) => open.some(({ before, typed }) => typed !== before),
  holdsPage: true,
});

/** Which statement a correction was opened on; what is typed for it is nobody else's business. */
export type Opened = Omit<CorrectionDraft, "typed">;

/** An open correction, and the statement that it is about now. */
export interface OpenCorrection {
  opened: Opened;
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
export const placeCorrections = (document: Document, all: readonly Opened[]): OpenCorrection[] =>
  all.map((opened) => {
    const { place, before } = opened;
    const here = at(document, place);
    if (here?.text === before) return { opened, place, isChanged: false };
    const [moved] = find(document, before);
    if (moved !== undefined) return { opened, place: moved, isChanged: false };
    return { opened, place: here === undefined ? null : place, isChanged: true };
  });

const same = (a: Place, b: Place): boolean =>
  a.section === b.section && a.statement === b.statement;

/** The open corrections of a document, each where it belongs in what the document says now. */
export const useCorrections = (id: string, content: Document) => {
  const keep = (typed: CorrectionDraft[]): void => correctionDrafts.keep(id, typed);
  const drafts = correctionDrafts.usePart(id, (typed) =>
    JSON.stringify((typed ?? []).map(({ place, before }) => ({ place, before }))),
  );
  const placed = useMemo(
    () => placeCorrections(content, JSON.parse(drafts) as Opened[]),
    [content, drafts],
  );
  return {
    at: (place: Place): OpenCorrection | undefined =>
      placed.find((one) => one.place !== null && same(one.place, place)),
    /** Those whose statement is gone. */
    lost: placed.filter(({ place }) => place === null),
    open: (place: Place, { text }: Statement): void =>
      keep([...(correctionDrafts.peek(id) ?? []), { place, before: text, typed: text }]),
  };
};
export type Corrections = ReturnType<typeof useCorrections>;

/** What is typed for one of them. */
export const useCorrection = (id: string, { place, before }: Opened) => {
  const { typed: all = [], keep, drop } = correctionDrafts.useDraft(id);
  const isThis = (one: Opened): boolean => same(one.place, place) && one.before === before;
  const put = (next: CorrectionDraft[]): void => (next.length === 0 ? drop() : keep(next));
  return {
    typed: all.find(isThis)?.typed ?? before,
    type: (typed: string): void => put(all.map((one) => (isThis(one) ? { ...one, typed } : one))),
    close: (): void => put(all.filter((one) => !isThis(one))),
  };
};
