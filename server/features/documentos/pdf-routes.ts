import { signPdfSchema } from "@relato/shared/contract/sharing.ts";
import { MAX_CERTIFICATE } from "@relato/shared/domain/sharing.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { requireCaller } from "../../platform/http/access.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { PDFS_AT_ONCE } from "../../platform/pdf/pdf.ts";
import { createTurns } from "../../platform/turns.ts";
import { type DocumentPdf, makePdf, pdfRefusal, pdfTexts, sha256 } from "./pdf.ts";
import { rememberFile } from "./pdf-queries.ts";

/** Wrong passwords of a certificate from one doctor: a stolen file must not be guessed open here. */
const SIGNATURES = 10;
const WINDOW_MS = 10 * 60_000;

/** One more than are made at once: it is at hand when a turn ends. */
const AT_ONCE = PDFS_AT_ONCE + 1;

const params = z.object({ id: z.uuid() });
const query = z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000).optional() });

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

/**
 * `GET /api/documentos/:id/pdf`: the newest version's PDF, or `?version=`'s. `POST /api/documentos/:id/pdf`: the same, signed with the
 * certificate of the body, which is used in memory and neither kept nor logged.
 */
export const registerPdfRoutes = (app: FastifyInstance, deps: Deps): void => {
  const tags = ["documentos"];
  app.route<{ Params: { id: string }; Querystring: z.infer<typeof query> }>({
    method: "GET",
    url: "/api/documentos/:id/pdf",
    config: { access: "doctor", turns: createTurns(AT_ONCE) },
    schema: { summary: "The document as PDF", tags, params, querystring: query },
    handler: async (request, reply) => {
      const { id } = requireCaller(request);
      return sendPdf(
        reply,
        await makePdf(deps, id, request.params.id, request.query.version ?? null),
      );
    },
  });
  app.register(async (routes) => {
    const limit = createLimit(routes, {
      max: SIGNATURES * deps.config.rate_limit_factor,
      window_ms: WINDOW_MS,
      keyOf: (request) => request.caller?.id ?? "",
    });
    routes.route<{ Params: { id: string }; Body: z.infer<typeof signPdfSchema> }>({
      method: "POST",
      url: "/api/documentos/:id/pdf",
      config: { access: "doctor" },
      // Base64 takes a third more.
      bodyLimit: MAX_CERTIFICATE * 2,
      schema: {
        summary: "The document as PDF, signed with the doctor's own certificate",
        tags,
        params,
        body: signPdfSchema,
      },
      handler: async (request, reply) => {
        const { id } = requireCaller(request);
        await limit.count(request);
        const { certificate, password, version } = request.body;
        const made = await makePdf(deps, id, request.params.id, version ?? null);
        const signed = await deps.pdf
          .sign({
            pdf: made.pdf,
            certificate: Buffer.from(certificate, "base64"),
            password,
            reason: pdfTexts(made.language).reason,
            at: new Date(),
          })
          .catch((error: unknown) => {
            throw pdfRefusal(error);
          });
        await withUser(deps.db, id, (tx) => rememberFile(tx, made.code, sha256(signed.pdf)));
        return sendPdf(reply, { pdf: signed.pdf, filename: made.filename });
      },
    });
  });
};
