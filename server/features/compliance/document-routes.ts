import * as contract from "@relato/shared/contract/compliance.ts";
import { getIncidentReport } from "@relato/shared/contract/incidents.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import PQueue from "p-queue";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { bind } from "../../platform/http/bind.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import { PDFS_AT_ONCE } from "../../platform/pdf/pdf.ts";
import { pdfRefusal } from "../documentos/pdf.ts";
import { sendPdf } from "../documentos/send-pdf.ts";
import { findController, saveController } from "./controller.ts";
import { wordsOf } from "./document-parts.ts";
import { documentMarkdown, plainPdf } from "./documents.ts";
import { incidentMarkdown } from "./incident-report.ts";
import { requireIncident } from "./incidents.ts";
import { readInstallationFacts } from "./installation-facts.ts";
import { listAffectedDoctors } from "./notify-doctors.ts";

const sendMarkdown = (reply: FastifyReply, filename: string, text: string) =>
  reply
    .headers({
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
    })
    .send(text);

/** One more than the typesetting limit, so that the next request is ready. */
const AT_ONCE = PDFS_AT_ONCE + 1;

/** The record of processing activities, the impact report, and the report of an incident. */
export const registerDocumentRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db, pdf } = deps;
  const options = { config: { queue: new PQueue({ concurrency: AT_ONCE }) } };

  const sendTypeset = (reply: FastifyReply, filename: string, input: PdfInput) =>
    pdf.enqueue(async () => {
      const made = await pdf.typeset(input).catch((error: unknown) => {
        throw pdfRefusal(error);
      });
      return sendPdf(reply, { pdf: made.pdf, filename });
    });

  bind(app, contract.getController, () => findController(deps));

  bind(app, contract.saveController, async ({ body, user }) => {
    await saveController(db, user.id, body);
    recordAdminAct(audit, { actor: user.id, act: "set-controller", medico_id: null });
    return findController(deps);
  });

  bind(
    app,
    contract.getComplianceDocument,
    async ({ params: { document }, query: { locale, format }, reply }) => {
      const words = wordsOf(locale);
      const at = new Date().toISOString();
      const facts = await readInstallationFacts(deps);
      const markdown = documentMarkdown(document, locale, facts, at);
      const title = words.title[document];
      const filename = `${words.file[document]}-${at.slice(0, 10)}.${format}`;
      if (format === "md") return sendMarkdown(reply, filename, `# ${title}\n\n${markdown}\n`);
      const author = facts.controller.name || "Relato";
      return sendTypeset(reply, filename, plainPdf(locale, title, author, markdown, at));
    },
    options,
  );

  bind(
    app,
    getIncidentReport,
    async ({ params, query: { locale }, reply }) => {
      const words = wordsOf(locale);
      const at = new Date().toISOString();
      const facts = await readInstallationFacts(deps);
      const incident = await requireIncident(db, params.incidentId, at);
      const doctors = await listAffectedDoctors(db, incident);
      const markdown = incidentMarkdown(locale, incident, doctors, facts, at);
      const author = facts.controller.name || "Relato";
      const filename = `${words.file.incident}-${at.slice(0, 10)}.pdf`;
      const input = plainPdf(locale, words.title.incident, author, markdown, at);
      return sendTypeset(reply, filename, input);
    },
    options,
  );
};
