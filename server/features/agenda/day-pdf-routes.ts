import * as contract from "@relato/shared/contract/agenda.ts";
import type { FastifyInstance } from "fastify";
import PQueue from "p-queue";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { messagesOf } from "../../platform/messages.ts";
import { PDFS_AT_ONCE } from "../../platform/pdf/pdf.ts";
import { letterheadOf, readLogo } from "../documentos/letterhead.ts";
import { pdfRefusal } from "../documentos/pdf.ts";
import { sendPdf } from "../documentos/send-pdf.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { findPerfil } from "../perfil/queries.ts";
import { dayPdf } from "./day-pdf.ts";
import { findAgendaDay } from "./day-queries.ts";

/** One more than the typesetting limit, so that the next request is ready. */
const AT_ONCE = PDFS_AT_ONCE + 1;

/** The day that a clinic prints. The browser shows it in a tab. */
export const registerDayPdf = (app: FastifyInstance, deps: Deps): void => {
  const { db, pdf } = deps;
  bind(
    app,
    contract.getDayPdf,
    ({ user, query: { day, locale, cancelled }, reply }) =>
      pdf.enqueue(async () => {
        const [found, perfil, doctor] = await readAs(db, user.id, async (tx) => [
          await findAgendaDay(tx, user.id, { day, cancelled: cancelled === "true" }),
          await findPerfil(tx),
          await nameOf(tx, user),
        ]);
        const text = messagesOf(locale);
        const logo = await readLogo(deps, perfil.logo_url);
        const head = {
          letterhead: letterheadOf(doctor, perfil, logo, text.pdf),
          style: perfil.pdf_style,
        };
        const made = await pdf
          .typeset(dayPdf(found, locale, head, new Date().toISOString()))
          .catch((error: unknown) => {
            throw pdfRefusal(error);
          });
        const filename = `${text.agendaPrint.file}-${day}.pdf`;
        return sendPdf(reply, { pdf: made.pdf, filename }, "inline");
      }),
    { config: { queue: new PQueue({ concurrency: AT_ONCE }) } },
  );
};
