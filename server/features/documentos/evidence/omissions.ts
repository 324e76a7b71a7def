import { phrasesOf } from "@relato/scribe/document/phrases.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";

/**
 * What the conversation left out: the document's empty headings and the usual questions that were
 * not asked. `written`: the omissions that the writer found, with the headings of its template.
 */
export const listOmissions = (
  { sections }: Document,
  { written, language }: { written: readonly string[]; language: Language },
): string[] => {
  const empty = sections.filter(
    // A heading above deeper ones only holds them.
    ({ level, statements }, at) =>
      statements.length === 0 && (sections[at + 1]?.level ?? 0) <= level,
  );
  const ofHeadings = phrasesOf(language).notMentioned("");
  return [
    ...empty.map(({ heading }) => heading),
    ...written.filter((item) => !item.startsWith(ofHeadings)),
  ];
};
