import * as contract from "@relato/shared/contract/sharing.ts";
import { MAX_CERTIFICATE } from "@relato/shared/domain/sharing.ts";
import type { FastifyInstance } from "fastify";
import PQueue from "p-queue";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { PDFS_AT_ONCE } from "../../platform/pdf/pdf.ts";
import { requireIdentity } from "../perfil/require-identity.ts";
import { makePdf, pdfRefusal, pdfTexts, sha256 } from "./pdf.ts";
import { sendPdf } from "./send-pdf.ts";
import { findPdfSource, rememberFile } from "./pdf-queries.ts";

/** Signatures per doctor and window: limits guesses of a stolen certificate's password. */
const SIGNATURES = 10;
const WINDOW_MS = 10 * 60_000;

/** One more than the typesetting limit, so that the next request is ready. */
const AT_ONCE = PDFS_AT_ONCE + 1;

export const registerPdfRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(
    app,
    contract.getPdf,
    async ({ user, params, query, reply }) =>
      sendPdf(
        reply,
        await makePdf(deps, user.id, params.id, query.version ?? null),
        query.inline === undefined ? "attachment" : "inline",
      ),
    { config: { queue: new PQueue({ concurrency: AT_ONCE }) } },
  );
  app.register(async (routes) => {
    const limit = createLimit(routes, {
      max: SIGNATURES * deps.config.rate_limit_factor,
      window_ms: WINDOW_MS,
      keyOf: (request) => request.caller?.id ?? "",
    });
    bind(
      routes,
      contract.signPdf,
      async ({ user, params, body: { certificate, password, version }, request, reply }) => {
        await limit.count(request);
        await readAs(deps.db, user.id, async (tx) => {
          requireRow(await findPdfSource(tx, params.id, version ?? null));
          await requireIdentity(tx);
        });
        const made = await makePdf(deps, user.id, params.id, version ?? null);
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
        await withUser(deps.db, user.id, (tx) => rememberFile(tx, made.code, sha256(signed.pdf)));
        return sendPdf(reply, { pdf: signed.pdf, filename: made.filename });
      },
      // Base64 is a third longer than the certificate.
      { bodyLimit: MAX_CERTIFICATE * 2 },
    );
  });
};
