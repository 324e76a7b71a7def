import type { Language } from "@relato/shared/domain/language.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { oneLine } from "@relato/shared/domain/one-line.ts";
import { ImportError } from "../import-error.ts";
import { parseHtml } from "../markup/parse-html.ts";
import type { Mrrt } from "./mrrt.ts";
import { BodyReader } from "./read-body.ts";
import { readHead } from "./read-head.ts";
import { metaContent, titleOf } from "./title.ts";

/** A mask as a file has it. */
export interface ReadMask {
  titulo: string;
  content: LaudoContent;
  keywords: string[];
  sexo: "Feminino" | "Masculino" | null;
  mrrt: Mrrt | null;
}

const KEYWORDS = ["dcterms.subject", "keywords", "rrt:modality", "rrt:bodyregion"];

const keywordsOf = (meta: Mrrt["meta"]): string[] => {
  const words = KEYWORDS.flatMap((name) => metaContent(meta, name).split(/[,;]/)).map(oneLine);
  return [...new Set(words.filter((word) => word !== "" && word.length <= 80))].slice(0, 60);
};

/**
 * Reads an MRRT template: a form in HTML. Scripts, styles, images, frames and addresses are left
 * out; texts and fields are kept.
 * @throws ImportError
 */
export const readMrrt = (source: string, language: Language): ReadMask => {
  const root = parseHtml(source);
  const head = readHead(root);
  const reader = new BodyReader(root, language);
  const { content, ...body } = reader.read();
  if (content.content.length === 0) throw new ImportError("IMPORT_INVALID");
  return {
    titulo: titleOf(head, reader.firstHeading),
    content,
    keywords: keywordsOf(head.meta),
    sexo: null,
    mrrt: { ...head, ...body },
  };
};
