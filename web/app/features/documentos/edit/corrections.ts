import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { useMemo } from "react";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

/** The statement for which a correction was opened. */
interface Opened {
  place: Place;
  /** The statement's text at that time. */
  before: string;
}

interface CorrectionDraft extends Opened {
  typed: string;
}

/** The open corrections of a document. */
const correctionDrafts = createDrafts<CorrectionDraft[]>("corrections", {
  isTyped: (open) => open.some(({ before, typed }) => typed !== before),
  holdsPage: true,
});

export interface OpenCorrection {
  opened: Opened;
  /** The statement's current place; null if it no longer exists. */
  place: Place | null;
  /** The text at this place has changed. A save asks first. */
  isChanged: boolean;
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.section === b.section && a.statement === b.statement;

const findText = ({ sections }: Document, text: string): Place | undefined => {
  for (const [section, { statements }] of sections.entries()) {
    const statement = statements.findIndex((one) => one.text === text);
    if (statement >= 0) return { section, statement };
  }
  return undefined;
};

/**
 * Finds the places of open corrections in a document that may have changed: the same text, also
 * elsewhere, else the text now at the old place.
 */
export const placeCorrections = (
  document: Document,
  corrections: readonly Opened[],
): OpenCorrection[] =>
  corrections.map((opened) => {
    const { place, before } = opened;
    const current = document.sections[place.section]?.statements[place.statement];
    if (current?.text === before) return { opened, place, isChanged: false };
    const moved = findText(document, before);
    if (moved !== undefined) return { opened, place: moved, isChanged: false };
    return { opened, place: current === undefined ? null : place, isChanged: true };
  });

/** The open corrections of a document, with their places in its current content. */
export const useCorrections = (id: string, content: Document) => {
  const opened = correctionDrafts.usePart(id, (drafts) =>
    JSON.stringify((drafts ?? []).map(({ place, before }) => ({ place, before }))),
  );
  const placed = useMemo(
    () => placeCorrections(content, JSON.parse(opened) as Opened[]),
    [content, opened],
  );
  return {
    at: (place: Place): OpenCorrection | undefined =>
      placed.find((one) => one.place !== null && isSamePlace(one.place, place)),
    /** Corrections of statements that no longer exist. */
    lost: placed.filter(({ place }) => place === null),
    open: (place: Place, { text }: Statement): void =>
      correctionDrafts.keep(id, [
        ...(correctionDrafts.peek(id) ?? []),
        { place, before: text, typed: text },
      ]),
  };
};
export type Corrections = ReturnType<typeof useCorrections>;

/** The draft of one open correction. */
export const useCorrection = (id: string, { place, before }: Opened) => {
  const { typed: drafts = [], keep, drop } = correctionDrafts.useDraft(id);
  const isThis = (one: Opened): boolean => isSamePlace(one.place, place) && one.before === before;
  return {
    typed: drafts.find(isThis)?.typed ?? before,
    type: (typed: string): void =>
      keep(drafts.map((one) => (isThis(one) ? { ...one, typed } : one))),
    close: (): void => {
      const others = drafts.filter((one) => !isThis(one));
      if (others.length === 0) drop();
      else keep(others);
    },
  };
};
