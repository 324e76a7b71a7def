/** What an administrator, or the operator on the command line, does. Stored as `admin.<act>`. */
export const ADMIN_ACTS = [
  ...(["view-profile", "deactivate", "reactivate", "end-sessions"] as const),
  ...(["resend-confirmation", "request-second-step-reset", "forget-second-step"] as const),
  ...(["make-reset-link", "make-admin", "invite", "revoke-invitation"] as const),
  ...(["grant-plan", "revoke-plan", "retry-job", "discard-job", "resend-message"] as const),
  ...(["choose-writer", "install-writer"] as const),
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];
