import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { ROLES } from "./contas.ts";
import { subscriptionSchema } from "./planos.ts";
import { route } from "./route.ts";

const locale = z.enum(LOCALES);
const params = z.object({ userId: z.string().max(64) });

/** Orders of the list of users. */
export const USER_ORDERS = ["newest", "oldest", "email", "last_access"] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** `closed`: by its owner, which cannot be undone here. */
export const accountStateSchema = z.enum(["enabled", "disabled", "closed"]);
export type AccountState = z.infer<typeof accountStateSchema>;

/** An account in the administrator's list. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  state: accountStateSchema,
  created_at: z.iso.datetime(),
  /** When a session last started or was renewed; null: never. */
  last_access_at: z.iso.datetime().nullable(),
  plan: subscriptionSchema.pick({ status: true, source: true, plano: true }),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** POST: an e-mail address must not be in a URL. */
export const searchUsers = route({
  method: "POST",
  path: "/api/admin/users/search",
  access: "admin",
  scope: null,
  summary: "Accounts whose e-mail contains a text, in any case",
  body: z.object({
    q: z.string().max(320).default(""),
    order: z.enum(USER_ORDERS).default("newest"),
    cursor: z.string().max(1000).nullable().default(null),
    limit: z.int().min(1).max(100).default(50),
  }),
  response: z.object({ items: z.array(adminUserSchema), next_cursor: z.string().nullable() }),
  errors: [],
});

/** Account data and counts, no data of patients. */
export const userProfileSchema = adminUserSchema.extend({
  email_confirmed: z.boolean(),
  has_authenticator: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  counts: z.object({
    consultas: z.int(),
    pacientes: z.int(),
    documentos: z.int(),
    laudos: z.int(),
  }),
  can: z.object({
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    end_sessions: z.boolean(),
    resend_confirmation: z.boolean(),
    reset_second_step: z.boolean(),
  }),
  /** Whether this installation sends mail, which two of the actions need. */
  sends_mail: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

export const getUserProfile = route({
  method: "GET",
  path: "/api/admin/users/:userId",
  access: "admin",
  scope: null,
  summary: "An account's data with counts of its records",
  params,
  response: userProfileSchema,
  errors: ["NOT_FOUND"],
});

export const deactivateUser = route({
  method: "POST",
  path: "/api/admin/users/:userId/deactivate",
  access: "admin",
  scope: null,
  summary: "Disable an account: its sessions end, its calendar feed and secure links are refused",
  params,
  response: userProfileSchema,
  errors: ["NOT_FOUND", "ACCOUNT_OWN"],
});

export const reactivateUser = route({
  method: "POST",
  path: "/api/admin/users/:userId/reactivate",
  access: "admin",
  scope: null,
  summary: "Enable an account that an administrator disabled",
  params,
  response: userProfileSchema,
  errors: ["NOT_FOUND", "ACCOUNT_CLOSED"],
});

export const endUserSessions = route({
  method: "DELETE",
  path: "/api/admin/users/:userId/sessions",
  access: "admin",
  scope: null,
  summary: "End all sessions of an account",
  params,
  response: userProfileSchema,
  errors: ["NOT_FOUND", "ACCOUNT_OWN"],
});

export const resendUserConfirmation = route({
  method: "POST",
  path: "/api/admin/users/:userId/confirmation",
  access: "admin",
  scope: null,
  summary: "Send the link that confirms the account's address again",
  params,
  body: z.object({ locale }),
  response: userProfileSchema,
  status: 202,
  errors: ["NOT_FOUND", "MAIL_NOT_CONFIGURED", "EMAIL_CONFIRMED", "ACCOUNT_DISABLED"],
});

export const requestSecondStepReset = route({
  method: "POST",
  path: "/api/admin/users/:userId/second-step-reset",
  access: "admin",
  scope: null,
  summary: "Send a link by which the account's owner removes the second step; valid 30 minutes",
  params,
  body: z.object({ locale }),
  response: userProfileSchema,
  status: 202,
  errors: ["NOT_FOUND", "MAIL_NOT_CONFIGURED", "TWO_FACTOR_NOT_ENABLED", "ACCOUNT_DISABLED"],
});

const money = z.object({ BRL: z.number(), USD: z.number() });

/** Months are of America/Sao_Paulo. */
export const adminMetricsSchema = z.object({
  total_users: z.int(),
  new_this_month: z.int(),
  /** Paid subscriptions (active, trialing) and running trials. */
  active_subscriptions: z.int(),
  /** Of the active ones: those that pay nothing yet. */
  on_trial: z.int(),
  /** Whole reais: active subscriptions times the monthly plan's price (specification 9). */
  nominal_mrr: z.int(),
  /** By each paying subscription's own price and discount. */
  actual_mrr: money,
  /** Paying subscriptions with a price that is not ours; not in `actual_mrr`. */
  unknown_prices: z.int(),
  /** The last twelve months, oldest first. */
  months: z.array(
    z.object({
      /** `yyyy-mm`. */
      month: z.string(),
      new_users: z.int(),
      /** Accounts at the end of the month, of those that exist now. */
      total_users: z.int(),
      /** Today's paid subscriptions that started in the month. */
      subscriptions: z.int(),
    }),
  ),
});
export type AdminMetrics = z.infer<typeof adminMetricsSchema>;

export const getAdminMetrics = route({
  method: "GET",
  path: "/api/admin/metrics",
  access: "admin",
  scope: null,
  summary: "Users, subscriptions and revenue",
  response: adminMetricsSchema,
  errors: [],
});
