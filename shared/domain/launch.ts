/** What a launch link opens: the patient's page, or a new consultation with that patient. */
export const LAUNCH_VIEWS = ["patient", "consultation"] as const;
export type LaunchView = (typeof LAUNCH_VIEWS)[number];

/** How long a launch link can be used. */
export const LAUNCH_LINK_S = 60;
