import type { FastifyReply } from "fastify";
import type { DocumentPdf } from "./pdf.ts";

/** Chromium's viewer of PDFs is an object with inline styles in the answer's own document. */
const VIEWER_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const sendPdf = (
  reply: FastifyReply,
  { pdf, filename }: Pick<DocumentPdf, "pdf" | "filename">,
  disposition: "attachment" | "inline" = "attachment",
) =>
  reply
    .headers({
      "content-type": "application/pdf",
      "content-disposition": `${disposition}; filename="${filename}"`,
      "cache-control": "no-store",
      ...(disposition === "inline" && { "content-security-policy": VIEWER_POLICY }),
    })
    .send(pdf);
