import type { ViewMessages } from "../pt-br/views.ts";

/** The upgrade dialog and the monthly limit. */
export const upgrade: ViewMessages["upgrade"] = {
  choose: "Choose a plan",
  soon: "Subscribing in the app is not available yet. Nothing is charged and your plan does not change now.",
  limitTitle: "This month's limit is reached",
  limitDetail:
    "The free plan has 10 consultations a month. What you recorded stays here, and the count starts anew on the 1st. With Pro:",
  benefits: [
    "Unlimited consultations",
    "Personalized document generation",
    "Unlimited history templates",
  ],
  seePlans: "See plans",
};
