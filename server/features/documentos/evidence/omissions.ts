import { phrasesOf } from "@relato/scribe/document/phrases.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";

/**
 * The omission radar as the document stands now: its headings under which nothing is said, whichever template it has by now, and the
 * usual questions that the conversation left out. `written`: what the writer found missing, its own template's headings among it.
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
