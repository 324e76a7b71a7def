import type { planoGrants as portuguese } from "../pt-br/plano-grants.ts";

export const planoGrants: typeof portuguese = {
  title: "Granted plans",
  intro:
    "Grant a plan to an account of this installation, free of charge. A plan that the doctor pays has priority. Each grant is in the audit log.",
  email: "E-mail of the account",
  find: "Find account",
  notFound: "No account has this e-mail. Check the address and search again.",
  account: "Account",
  current: "Current plan",
  grant: "Grant",
  noGrant: "None",
  granted: (plan) => `${plan}, without an end`,
  grantedUntil: (plan, day) => `${plan}, until ${day}`,
  ended: (plan, day) => `${plan}, ended on ${day}`,
  source: {
    payment: "paid",
    trial: "trial",
    granted: "granted",
    included: "included in the installation",
  },
  status: {
    active: "Active",
    trialing: "Pro trial",
    past_due: "Payment overdue",
    canceled: "Cancelled",
    incomplete: "Payment pending",
    free: "Free",
  },
  plan: "Plan to grant",
  until: "Until (optional)",
  untilHint:
    "The plan lasts until the end of this day, São Paulo time. Without a date it has no end.",
  save: "Grant plan",
  done: "Plan granted",
  revoke: "Revoke grant",
  revoked: "Grant revoked",
};
