import { readFile } from "node:fs/promises";
import { serveRequests } from "../../../../platform/processes/child.ts";
import { PdfError, readPdf } from "./read-pdf.ts";

// The process that reads PDFs of attachments.
serveRequests<{ path: string }>(
  async ({ path }) => readPdf(new Uint8Array(await readFile(path))),
  (error) => (error instanceof PdfError ? "INVALID" : null),
);
