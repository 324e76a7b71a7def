import { z } from "zod";
import { isReportPeriod, REPORT_UNITS } from "../domain/advanced-report.ts";
import { isDay } from "../domain/calendar.ts";
import { LOCALES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

const figures = z.object({
  consultations: z.int().min(0),
  /** Their documents, prescriptions and certificates included. */
  documents: z.int().min(0),
  /** Of recorded audio. */
  minutes: z.int().min(0),
  /** The number of different templates. */
  templates: z.int().min(0),
});
export type ReportFigures = z.infer<typeof figures>;

const day = z.string().refine(isDay);
const query = z
  .object({
    /** The first and the last day, in the doctor's time zone; at most a year. */
    from: day,
    to: day,
    by: z.enum(REPORT_UNITS),
    /** Decides on which day a week begins. */
    locale: z.enum(LOCALES),
  })
  // Zod runs this also when a day was refused.
  .refine(
    ({ from, to }) => !isDay(from) || !isDay(to) || isReportPeriod({ start: from, end: to }),
    { error: "PERIOD_INVALID", path: ["to"] },
  );
export type ReportQuery = z.infer<typeof query>;

export const advancedReportSchema = z.object({
  time_zone: z.string(),
  /** Oldest first, without gaps. */
  rows: z.array(figures.extend({ start: z.iso.date(), end: z.iso.date() })),
  /** A template that several rows count is counted once. */
  total: figures,
});
export type AdvancedReport = z.infer<typeof advancedReportSchema>;

export const getAdvancedReport = route({
  method: "GET",
  path: "/api/advanced-reports",
  access: "doctor",
  scope: "relatorios:read",
  summary: "Consultations, documents, minutes and templates by day, week or month",
  query,
  response: advancedReportSchema,
  errors: ["SUBSCRIBERS_ONLY", "PERIOD_INVALID"],
});

export const getAdvancedReportPdf = route({
  method: "GET",
  path: "/api/advanced-reports/pdf",
  access: "doctor",
  scope: "relatorios:read",
  summary: "The same report as PDF",
  query,
  response: bytes("application/pdf"),
  errors: ["SUBSCRIBERS_ONLY", "PERIOD_INVALID"],
});
