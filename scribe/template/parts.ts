import type { Kind, Part } from "../facts/types.ts";

/** The part of a visit that a kind belongs to; what is not listed is history. */
export const PART_OF: Partial<Record<Kind | "subjective" | "objective", Part>> = {
  exam: "exam",
  vitals: "exam",
  mentalExam: "exam",
  results: "exam",
  imaging: "exam",
  objective: "exam",
  diagnosis: "assessment",
  plan: "plan",
  prescription: "plan",
  orders: "plan",
  referral: "plan",
  followup: "plan",
  warning: "plan",
  advice: "plan",
  certificate: "plan",
  activity: "plan",
  crisisPlan: "plan",
  procedure: "plan",
};
