/** The views of the dashboard; the first is the default (specification 2.5). */
export const VIEWS = [
  "home",
  "consultations",
  "templates",
  "chatzello",
  "reports",
  "patients",
  "calendar",
  "referrals",
  "settings",
  "help",
  "profile",
] as const;
export type View = (typeof VIEWS)[number];
