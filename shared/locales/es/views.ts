import type { ViewMessages } from "../pt-br/views.ts";
import { admin } from "./admin.ts";
import { adminUsers } from "./admin-users.ts";
import { advancedReports } from "./advanced-reports.ts";
import { announcements } from "./announcements.ts";
import { apiKeys } from "./api-keys.ts";
import { agenda } from "./agenda.ts";
import { auditLog } from "./audit-log.ts";
import { agendaPrint } from "./agenda-print.ts";
import { agendaSeries } from "./agenda-series.ts";
import { calendars } from "./calendars.ts";
import { waitingList } from "./waiting-list.ts";
import { workingHours } from "./working-hours.ts";
import { chatzello } from "./chatzello.ts";
import { compliance } from "./compliance.ts";
import { configuracoes } from "./configuracoes.ts";
import { consulta } from "./consulta.ts";
import { consultaRecord } from "./consulta-record.ts";
import { consultationList } from "./consultation-list.ts";
import { controlled } from "./controlled.ts";
import { dateField } from "./date-field.ts";
import { documentos } from "./documentos.ts";
import { doubtReasons } from "./doubt-reasons.ts";
import { laudoFinish } from "./laudo-finish.ts";
import { laudoLint } from "./laudo-lint.ts";
import { laudoPanels } from "./laudo-panels.ts";
import { laudosDictation } from "./laudos-dictation.ts";
import { laudosPhrases } from "./laudos-phrases.ts";
import { laudos } from "./laudos.ts";
import { modelNote } from "./model-note.ts";
import { modelos } from "./modelos.ts";
import { notices } from "./notices.ts";
import { operations } from "./operations.ts";
import { overtaken } from "./overtaken.ts";
import { patientData } from "./patient-data.ts";
import { patientMerge } from "./patient-merge.ts";
import { perfil } from "./perfil.ts";
import { planoGrants } from "./plano-grants.ts";
import { prescription } from "./prescription.ts";
import { referrals } from "./referrals.ts";
import { search } from "./search.ts";
import { sharing } from "./sharing.ts";
import { support } from "./support.ts";
import { tour } from "./tour.ts";
import { viewCounts } from "./view-counts.ts";
import { webhooks } from "./webhooks.ts";

/** Texts of pages beyond the first load, in Spanish. */
export const esViews: ViewMessages = {
  admin,
  adminUsers,
  advancedReports,
  announcements,
  agenda,
  apiKeys,
  auditLog,
  agendaPrint,
  agendaSeries,
  calendars,
  waitingList,
  workingHours,
  chatzello,
  compliance,
  configuracoes,
  consulta,
  consultaRecord,
  consultationList,
  controlled,
  dateField,
  documentos,
  doubtReasons,
  laudoFinish,
  laudoLint,
  laudoPanels,
  laudos,
  laudosDictation,
  laudosPhrases,
  modelNote,
  modelos,
  operations,
  notices,
  overtaken,
  patientData,
  patientMerge,
  perfil,
  planoGrants,
  prescription,
  referrals,
  search,
  sharing,
  tour,
  viewCounts,
  support,
  webhooks,
};
