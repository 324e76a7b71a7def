import { z } from "zod";
import { route } from "./route.ts";

/** The onboarding's flags (specification 3): what was done, and whether the doctor wants to hear no more of it. */
export const onboardingSchema = z.object({
  profile_completed: z.boolean(),
  templates_explored: z.boolean(),
  first_consultation_completed: z.boolean(),
  onboarding_dismissed: z.boolean(),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const statisticsSchema = z.object({
  /** Of this calendar month, as the plan counts it. */
  consultations: z.int().min(0),
  /** Of those, the ones with a document. */
  completed: z.int().min(0),
  /** Documents of those, prescriptions and certificates among them. */
  documents: z.int().min(0),
  /** Different templates of those. */
  templates: z.int().min(0),
  /** The last 30 days with today, oldest first, in America/Sao_Paulo. */
  days: z.array(z.object({ date: z.iso.date(), consultations: z.int().min(0) })).length(30),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getStatistics = route({
  method: "GET",
  path: "/api/home/statistics",
  access: "doctor",
  summary: "What was done this month and in the last 30 days; examples count for nothing",
  response: statisticsSchema,
  errors: [],
});

export const getOnboarding = route({
  method: "GET",
  path: "/api/home/onboarding",
  access: "doctor",
  summary: "The first steps: which were taken, and whether they are still shown",
  response: onboardingSchema,
  errors: [],
});

export const saveOnboarding = route({
  method: "PATCH",
  path: "/api/home/onboarding",
  access: "doctor",
  summary: "Notes that the templates were looked at, or that the first steps are not wanted",
  /** The other two flags follow from what is saved, and nobody can set them. */
  body: onboardingSchema
    .pick({ templates_explored: true, onboarding_dismissed: true })
    .partial()
    .strict(),
  response: onboardingSchema,
  errors: [],
});
