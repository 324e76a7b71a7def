import type { Language } from "@relato/shared/domain/language.ts";
import { fieldOf, textBlocks } from "@relato/shared/domain/laudo/content.ts";
import { MAX_LAUDO_TITULO } from "@relato/shared/domain/laudo/laudo.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { ImportError } from "../import-error.ts";
import type { ReadMask } from "../mrrt/read-mrrt.ts";
import { fillBlanks } from "./blanks.ts";

/** Characters of a title that is taken from the first line. */
const MAX_FIRST_LINE = 80;

/**
 * A mask of a text in the notation, or of a report with blanks. Without a title, the first line is
 * the title.
 * @throws ImportError IMPORT_INVALID for a text without words
 */
export const readText = (text: string, language: Language): ReadMask => {
  const filled = text
    .split(/\r\n?|\n/)
    .map((line) => fillBlanks(line, language))
    .join("\n");
  const { titulo, ...mask } = parseNotation(filled, language);
  const blocks = textBlocks(mask.content).map(({ content = [] }) =>
    content
      .map((node) => (node.type === "text" && fieldOf(node) === null ? node.text : " "))
      .join(""),
  );
  const first = blocks.map(oneLine).find((block) => /[\p{L}\p{N}]/u.test(block)) ?? "";
  const title = oneLine(titulo) || first.slice(0, MAX_FIRST_LINE).trim();
  if (title === "") throw new ImportError("IMPORT_INVALID");
  return { ...mask, titulo: title.slice(0, MAX_LAUDO_TITULO), mrrt: null };
};
