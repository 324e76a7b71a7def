import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { NodeCompiler as Compiler } from "@myriaddreamin/typst-ts-node-compiler";
import { renderSVG } from "uqr";
import { bodyBlocksOf } from "./blocks.ts";
import { PdfError } from "./error.ts";
import { FONTS, MONO, readFonts } from "./fonts.ts";
import type { PdfInput, Typeset } from "./input.ts";
import { clean, piecesOf } from "./pieces.ts";

/** Characters. Far more than a doctor writes; typst needs seconds for it. */
const MAX_MARKDOWN = 1_000_000;
/** PDF/A strings hold 32,767 characters (ISO 19005-2, 6.1.13). */
const MAX_PLAIN = 300;
/** Typst evicts cache entries that were not used in so many compilations. */
const CACHE_AGE = 1;
const SOURCE = readFileSync(join(import.meta.dirname, "document.typ"), "utf8");
const DATA = "/data.json";
const PICTURE = "/picture.png";
const imagePath = (i: number): string => `/image-${i}.jpg`;

const dataOf = (input: PdfInput): string => {
  const [lang = "pt", region] = input.language.split("-");
  const at = new Date(input.issued_at);
  const { letterhead, verification } = input;
  return JSON.stringify({
    fonts: FONTS,
    mono: MONO,
    style: input.style ?? "classic",
    lang,
    region: region ?? null,
    date: [
      ...[at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()],
      ...[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()],
    ],
    // Strings of the file's metadata.
    plain: {
      title: clean(input.title).slice(0, MAX_PLAIN),
      author: clean(input.author).slice(0, MAX_PLAIN),
      url: verification?.url ?? null,
    },
    title: piecesOf(input.title),
    letterhead: {
      name: piecesOf(letterhead.name),
      lines: letterhead.lines.map(piecesOf),
      address: letterhead.address.map(piecesOf),
      picture: letterhead.picture === null ? null : PICTURE,
    },
    fields: input.fields.map(({ label, value }) => ({
      label: piecesOf(label),
      value: piecesOf(value),
    })),
    notice: input.notice === null ? null : piecesOf(input.notice),
    blocks: bodyBlocksOf(input.title, input.markdown),
    images: input.images.map(({ caption }, i) => ({
      path: imagePath(i),
      caption: piecesOf(caption),
      // PDF/A-2a requires an alternative text.
      alt: caption === "" ? `${i + 1}` : clean(caption).slice(0, MAX_PLAIN),
    })),
    signatory: input.signatory.map(piecesOf),
    stamps: input.stamps.map(piecesOf),
    verification:
      verification === null
        ? null
        : {
            lead: piecesOf(verification.lead),
            url: piecesOf(verification.url),
            "code-label": piecesOf(verification.code_label),
            code: verification.code,
            qr: renderSVG(verification.url, { border: 0 }),
          },
    "page-words": input.page_words,
  });
};

/** Typst sees only our fonts and the files that we map: no packages, no network. */
export interface Typesetter {
  /** @throws PdfError TOO_LARGE, TYPESET_FAILED */
  typeset(input: PdfInput): Typeset;
}

export const createTypesetter = (): Typesetter => {
  // A CommonJS package whose named exports Node cannot detect.
  const { NodeCompiler } = createRequire(import.meta.url)(
    "@myriaddreamin/typst-ts-node-compiler",
  ) as { NodeCompiler: typeof Compiler };
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: readFonts() }],
  });

  const typeset = (input: PdfInput): Typeset => {
    if (input.markdown.length > MAX_MARKDOWN) throw new PdfError("TOO_LARGE");
    compiler.mapShadow(join(import.meta.dirname, DATA), Buffer.from(dataOf(input)));
    const { picture } = input.letterhead;
    if (picture !== null) compiler.mapShadow(join(import.meta.dirname, PICTURE), picture);
    for (const [i, { file }] of input.images.entries())
      compiler.mapShadow(join(import.meta.dirname, imagePath(i)), file);
    try {
      const compiled = compiler.compile({ mainFileContent: SOURCE });
      const document = compiled.result;
      if (document === null) throw new PdfError("TYPESET_FAILED");
      const pages = document.numOfPages;
      try {
        return { pdf: compiler.pdf(document, { pdfStandard: "a-2a" }), archival: true, pages };
      } catch {
        // Our fonts lack a character, which PDF/A forbids. Make a tagged PDF 1.7 instead.
        return { pdf: compiler.pdf(document, { pdfStandard: "1.7" }), archival: false, pages };
      }
    } catch (error) {
      // Typst's messages quote the document.
      throw error instanceof PdfError ? error : new PdfError("TYPESET_FAILED");
    } finally {
      compiler.resetShadow();
      compiler.evictCache(CACHE_AGE);
    }
  };
  return { typeset };
};
