import * as contract from "@relato/shared/contract/advanced-reports.ts";
import { reportPeriods } from "@relato/shared/domain/advanced-report.ts";
import type { FastifyInstance } from "fastify";
import PQueue from "p-queue";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { messagesOf } from "../../platform/messages.ts";
import { PDFS_AT_ONCE } from "../../platform/pdf/pdf.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { pdfRefusal } from "../documentos/pdf.ts";
import { describeSubscription } from "../planos/subscription.ts";
import { findAdvancedReport } from "./queries.ts";
import { reportPdf } from "./report-pdf.ts";

/** One more than the typesetting limit, so that the next request is ready. */
const AT_ONCE = PDFS_AT_ONCE + 1;

/** Reports of the yearly plan. */
export const registerAdvancedReportsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, pdf } = deps;

  const find = async (tx: Tx, userId: string, query: contract.ReportQuery) => {
    const { can } = await describeSubscription(tx, deps);
    if (!can.use_advanced_reports) throw new AppError("SUBSCRIBERS_ONLY");
    const { from, to, by, locale } = query;
    const periods = reportPeriods({ start: from, end: to }, by, locale);
    return findAdvancedReport(tx, userId, periods, await timeZoneOf(tx, userId));
  };

  bind(app, contract.getAdvancedReport, ({ user, query }) =>
    readAs(db, user.id, (tx) => find(tx, user.id, query)),
  );

  bind(
    app,
    contract.getAdvancedReportPdf,
    ({ user, query, reply }) =>
      pdf.enqueue(async () => {
        const [report, doctor] = await readAs(db, user.id, async (tx) => [
          await find(tx, user.id, query),
          await nameOf(tx, user),
        ]);
        const input = reportPdf(report, query, doctor, new Date().toISOString());
        const made = await pdf.typeset(input).catch((error: unknown) => {
          throw pdfRefusal(error);
        });
        const { file } = messagesOf(query.locale).advancedReports;
        return reply
          .headers({
            "content-type": "application/pdf",
            "content-disposition": `attachment; filename="${file}-${query.from}-${query.to}.pdf"`,
            "cache-control": "no-store",
          })
          .send(made.pdf);
      }),
    { config: { queue: new PQueue({ concurrency: AT_ONCE }) } },
  );
};
