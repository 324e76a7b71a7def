import { getResolvedPDFJS } from "unpdf";
import type { AttachmentContent } from "../../../../platform/database/schema/chatzello.ts";
import { findHiddenRuns, type HiddenRun, type OperatorNumbers } from "./hidden-runs.ts";

/** Pages and characters that are read. What follows is left out. */
export const MAX_PAGES = 200;
const MAX_CHARACTERS = 400_000;
/** Points. Smaller text cannot be read. */
const MIN_SIZE = 2;
/** Points between a text and the run that it belongs to. */
const SAME_LINE = 1;

/** The file is no PDF, broken, or needs a password. */
export class PdfError extends Error {
  override readonly name = "PdfError";
}

interface TextItem {
  str: string;
  hasEOL: boolean;
  height: number;
  transform: number[];
}

/**
 * The text of a PDF by page, with what its readers do not see apart: text without ink, white,
 * transparent, or smaller than two points. A scan's recognised text has no ink either.
 * @throws PdfError
 */
export const readPdf = async (bytes: Uint8Array): Promise<AttachmentContent> => {
  const { getDocument, OPS } = await getResolvedPDFJS();
  const loading = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const pages: AttachmentContent["pages"] = [];
    let room = MAX_CHARACTERS;
    for (
      let number = 1;
      number <= Math.min(document.numPages, MAX_PAGES) && room > 0;
      number += 1
    ) {
      const page = await document.getPage(number);
      const hidden = findHiddenRuns(await page.getOperatorList(), OPS as OperatorNumbers);
      const items = (await page.getTextContent()).items.filter(
        (item): item is typeof item & TextItem => "str" in item,
      );
      const read = splitText(items, hidden);
      room -= read.text.length + read.hidden.length;
      pages.push({ number, ...read });
      page.cleanup();
    }
    return { pages };
  } catch (error) {
    // The messages of the library may quote the file.
    throw error instanceof RangeError ? error : new PdfError("not readable");
  } finally {
    await loading.destroy();
  }
};

/** What a reader sees, and what not. */
const splitText = (
  items: readonly TextItem[],
  runs: readonly HiddenRun[],
): { text: string; hidden: string } => {
  let [text, hidden] = ["", ""];
  for (const item of items) {
    if (isHidden(item, runs)) hidden += `${item.str} `;
    else text += item.str;
    if (item.hasEOL) text += "\n";
  }
  const tidy = (value: string): string => value.replaceAll("\u0000", "").trim();
  return { text: tidy(text), hidden: tidy(hidden) };
};

const isHidden = ({ str, height, transform }: TextItem, runs: readonly HiddenRun[]): boolean => {
  const text = withoutSpaces(str);
  if (text === "") return false;
  if (height < MIN_SIZE) return true;
  const y = transform[5] ?? 0;
  return runs.some((run) => {
    const drawn = withoutSpaces(run.text);
    return (
      Math.abs(run.y - y) <= SAME_LINE &&
      drawn !== "" &&
      (drawn.includes(text) || text.includes(drawn))
    );
  });
};

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");
