import { fileTypeFromFile } from "file-type";

/** Names of common file types, by the extension that `file-type` returns. */
const NAMES: Record<string, string> = {
  pdf: "a PDF",
  docx: "a Word document",
  doc: "a Word document",
  odt: "a text document of LibreOffice",
  rtf: "a text document (RTF)",
  xlsx: "a spreadsheet",
  ods: "a spreadsheet",
  pptx: "a presentation",
  cfb: "a document of an older Office",
  zip: "a ZIP archive",
  epub: "an e-book",
};

const DOCUMENTS = new Set(["pdf", "docx", "doc", "odt", "rtf", "cfb", "epub"]);

const adviceFor = (ext: string, mime: string): string => {
  if (/^(?:audio|video)\//.test(mime))
    return "which Relato does not decode; convert it to webm, ogg, mp3 or wav";
  const advice = DOCUMENTS.has(ext)
    ? "save its text as .txt"
    : /zip|compressed|x-tar|gzip/.test(mime)
      ? "unpack it and name the file in it"
      : "name the recording or its transcript";
  return `not a transcript or a recording; ${advice}`;
};

const nameOf = (ext: string, mime: string): string => {
  const type = mime.split("/")[0] ?? "";
  const noun = ["audio", "video", "image"].includes(type) ? `${type} file` : "file";
  return NAMES[ext] ?? `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun} (${ext.toUpperCase()})`;
};

/** @returns the type of an unsupported file, by its content, and what to do */
export const describeForeignFile = async (path: string): Promise<string> => {
  const kind = await fileTypeFromFile(path).catch(() => undefined);
  if (kind === undefined)
    return "neither text nor sound that Relato knows; name the recording or its transcript";
  const { ext, mime } = kind;
  return `${nameOf(ext, mime)}, ${adviceFor(ext, mime)}`;
};
