import type { FastifyReply } from "fastify";
import type { DocumentPdf } from "./pdf.ts";

export const sendPdf = (
  reply: FastifyReply,
  { pdf, filename }: Pick<DocumentPdf, "pdf" | "filename">,
) =>
  reply
    .headers({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
    })
    .send(pdf);
