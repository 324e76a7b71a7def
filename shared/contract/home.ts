import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";
import { route } from "./route.ts";

/** The onboarding's flags (specification 3): the completed steps, and whether it is dismissed. */
export const onboardingSchema = z.object({
  profile_completed: z.boolean(),
  templates_explored: z.boolean(),
  first_consultation_completed: z.boolean(),
  onboarding_dismissed: z.boolean(),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const statisticsSchema = z.object({
  /** Of this calendar month in the plan's time zone. */
  consultations: z.int().min(0),
  /** Those with a document. */
  completed: z.int().min(0),
  /** Their documents, prescriptions and certificates included. */
  documents: z.int().min(0),
  /** The number of different templates that they use. */
  templates: z.int().min(0),
  /** The last 30 days including today, oldest first, in America/Sao_Paulo. */
  days: z.array(z.object({ date: z.iso.date(), consultations: z.int().min(0) })).length(30),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getStatistics = route({
  method: "GET",
  path: "/api/home/statistics",
  access: "doctor",
  scope: "relatorios:read",
  summary: "Activity of this month and of the last 30 days, without examples",
  response: statisticsSchema,
  errors: [],
});

/** Days of the consultations whose document may still wait for a signature. */
export const UNSIGNED_DAYS = 30;

export const homeStartSchema = z.object({
  /** The newest consultation's template, if it can still be chosen. */
  last: z.object({ modelo_id: z.uuid(), language: z.enum(LANGUAGES) }).nullable(),
  /** Finished consultations of UNSIGNED_DAYS whose document no version is signed of. */
  unsigned: z.object({
    count: z.int().min(0),
    /** The newest three. */
    items: z.array(
      z.object({
        consulta_id: z.uuid(),
        data_criacao: z.iso.datetime(),
        /** Of the template. */
        titulo: z.string(),
        paciente: z.string().nullable(),
      }),
    ),
  }),
});
export type HomeStart = z.infer<typeof homeStartSchema>;

export const getHomeStart = route({
  method: "GET",
  path: "/api/home/start",
  access: "doctor",
  scope: null,
  summary: "The last template, and the documents that wait for a signature",
  response: homeStartSchema,
  errors: [],
});

export const getOnboarding = route({
  method: "GET",
  path: "/api/home/onboarding",
  access: "doctor",
  scope: null,
  summary: "The first steps: which are completed, and whether they are still shown",
  response: onboardingSchema,
  errors: [],
});

export const saveOnboarding = route({
  method: "PATCH",
  path: "/api/home/onboarding",
  access: "doctor",
  scope: null,
  summary: "Mark the templates as explored, or dismiss the first steps",
  /** The other two flags are derived from stored data. */
  body: onboardingSchema
    .pick({ templates_explored: true, onboarding_dismissed: true })
    .partial()
    .strict(),
  response: onboardingSchema,
  errors: [],
});
