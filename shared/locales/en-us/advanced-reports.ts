import type { advancedReports as portuguese } from "../pt-br/advanced-reports.ts";

export const advancedReports: typeof portuguese = {
  title: "Advanced reports",
  lead: "Consultations, documents, minutes and templates by period.",
  from: "From",
  to: "To",
  by: "Group by",
  units: { day: "Day", week: "Week", month: "Month" },
  figures: {
    consultations: "Consultations",
    documents: "Documents",
    minutes: "Recorded minutes",
    templates: "Templates used",
  },
  figure: "Chart of",
  total: "Total",
  period: "Period",
  timeZone: "Time zone",
  formula:
    "Without example consultations. Recorded minutes count the audio of consultations. A template used in several periods counts once in the total.",
  chart: (figure, total, period, most) =>
    `${figure}: ${total} in all; the highest value was ${most}, on ${period}.`,
  empty: "No consultations in this period.",
  table: "Table of the period",
  csv: "Download CSV",
  pdf: "Download PDF",
  file: "report",
  failed: "The report could not be loaded",
};
