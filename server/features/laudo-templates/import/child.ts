import type { Language } from "@relato/shared/domain/language.ts";
import { laudoContentSchema } from "@relato/shared/domain/laudo/content.ts";
import { serveRequests } from "../../../platform/processes/child.ts";
import { ImportError } from "../import-error.ts";
import { type ReadMask, readMrrt } from "../mrrt/read-mrrt.ts";
import { readDocx } from "./read-docx.ts";
import { readText } from "./read-text.ts";

export interface ImportRequest {
  kind: "html" | "text" | "docx";
  bytes: Uint8Array;
  language: Language;
}

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Reports of old programs.
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

const read = ({ kind, bytes, language }: ImportRequest): ReadMask | Promise<ReadMask> => {
  if (kind === "docx") return readDocx(Buffer.from(bytes), language);
  const text = decode(bytes).toWellFormed().replaceAll("\u0000", "");
  return kind === "html" ? readMrrt(text, language) : readText(text, language);
};

// The process that reads imported masks.
serveRequests<ImportRequest>(
  async (request) => {
    const mask = await read(request);
    if (!laudoContentSchema.safeParse(mask.content).success)
      throw new ImportError("LAUDO_TOO_LONG");
    return mask;
  },
  (error) => (error instanceof ImportError ? error.code : null),
);
