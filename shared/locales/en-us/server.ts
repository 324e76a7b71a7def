import type { ServerMessages } from "../pt-br/server.ts";
import { enUs } from "./app.ts";
import { advancedReports } from "./advanced-reports.ts";
import { agendaPrint } from "./agenda-print.ts";
import { appointmentNotices } from "./appointment-notices.ts";
import { auditLog } from "./audit-log.ts";
import { auth } from "./auth.ts";
import { compliance } from "./compliance.ts";
import { complianceDocuments } from "./compliance-documents.ts";
import { disclosure } from "./disclosure.ts";
import { documentos } from "./documentos.ts";
import { mails } from "./mails.ts";
import { paymentSandbox } from "./payment-sandbox.ts";
import { pdf } from "./pdf.ts";
import { planos } from "./planos.ts";
import { publicSharing } from "./public-sharing.ts";
import { supportPage } from "./support.ts";

/** The texts that the server writes into pages, mails, documents and rows, in English. */
export const enUsServer: ServerMessages = {
  ...enUs,
  advancedReports,
  agendaPrint,
  appointmentNotices,
  auditLog,
  auth,
  compliance,
  complianceDocuments,
  disclosure,
  documentos,
  mails,
  paymentSandbox,
  pdf,
  planos,
  publicSharing,
  supportPage,
};
