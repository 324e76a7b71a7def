/** The steps of the onboarding in order (specification 3). */
export const FIRST_STEPS = [
  "profile_completed",
  "templates_explored",
  "first_consultation_completed",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Whether the onboarding is shown: until it is dismissed or complete (specification 4). */
export const showsOnboarding = (
  flags: Record<FirstStep, boolean> & { onboarding_dismissed: boolean },
): boolean => !flags.onboarding_dismissed && FIRST_STEPS.some((step) => !flags[step]);
