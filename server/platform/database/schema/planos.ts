import type { Locale } from "@relato/shared/domain/language.ts";
import { sql } from "drizzle-orm";
import { PLANO_IDS, type PlanoId } from "@relato/shared/domain/planos.ts";
import { REFERRAL_STATUSES, type ReferralStatus } from "@relato/shared/domain/referral.ts";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountId, accountKey } from "./owner.ts";
import { launchedRows, relatoUser, systemRows } from "./tenancy.ts";

/** A doctor reads their own row. Only `asSystem` writes. */
const readOwnRow = (owner: AnyPgColumn) =>
  pgPolicy("own_row", { for: "select", to: relatoUser, using: sql`${owner} = app_user_id()` });

/** The doctor's customer at the payment provider. It is stored before the first checkout. */
export const stripe_customers = pgTable(
  "stripe_customers",
  { user_id: accountKey(), customer_id: text().notNull().unique(), created_at: instantNow() },
  (t) => [readOwnRow(t.user_id), systemRows(), launchedRows()],
);

/**
 * The doctor's subscription at the payment provider, as `syncSubscription` read it last; no row
 * means none (specification 3).
 */
export const stripe_user_subscriptions = pgTable(
  "stripe_user_subscriptions",
  {
    user_id: accountKey(),
    subscription_id: text().unique(),
    /** The provider's value; unknown ones count as none (shared/domain/subscription.ts). */
    subscription_status: text().notNull(),
    price_id: text(),
    /** Unix seconds. */
    current_period_end: bigint({ mode: "number" }),
    cancel_at_period_end: boolean().notNull().default(false),
    /** The referral discount on it: ref-20, ref-40 or ref-60. */
    coupon: text(),
    subscription_created_at: instantNow(),
  },
  (t) => [readOwnRow(t.user_id), systemRows()],
);

/** A doctor's trial: once, without a card. */
export const trials = pgTable(
  "trials",
  {
    user_id: accountKey(),
    started_at: instant().notNull(),
    ends_at: instant().notNull(),
    /** The language of the mails about it. */
    locale: text().$type<Locale>().notNull(),
    /** When the reminder two days before the end was enqueued. */
    reminded_at: instant(),
    /** When the notice of the end was enqueued. */
    end_notified_at: instant(),
  },
  (t) => [readOwnRow(t.user_id), systemRows()],
);

/** A plan that an administrator or the command line gave to a doctor. */
export const plano_grants = pgTable(
  "plano_grants",
  {
    user_id: accountKey(),
    plano: text().$type<PlanoId>().notNull(),
    /** Null: without an end. */
    until: instant(),
    /** The administrator's id; null for the command line. */
    granted_by: text(),
    created_at: instantNow(),
  },
  (t) => [
    check("plano_grants_plano_check", isOneOf(t.plano, PLANO_IDS)),
    readOwnRow(t.user_id),
    systemRows(),
  ],
);

/** The code in a doctor's referral link. */
export const referral_codes = pgTable(
  "referral_codes",
  { user_id: accountKey(), code: text().notNull().unique(), created_at: instantNow() },
  (t) => [readOwnRow(t.user_id), systemRows(), launchedRows()],
);

/** Who referred whom (specification 3). The first referrer of an account stays. */
export const referrals = pgTable(
  "referrals",
  {
    id: primaryId(),
    referrer_user_id: accountId(),
    referred_user_id: accountId().unique(),
    status: text().$type<ReferralStatus>().notNull().default("pending"),
    created_at: instantNow(),
    /** When the hold after the first paid invoice ends; null before that invoice. */
    hold_until: instant(),
    activated_at: instant(),
  },
  (t) => [
    check("referrals_status_check", isOneOf(t.status, REFERRAL_STATUSES)),
    check("referrals_oneself_check", sql`${t.referrer_user_id} <> ${t.referred_user_id}`),
    index("referrals_referrer_idx").on(t.referrer_user_id, t.created_at),
    readOwnRow(t.referrer_user_id),
    systemRows(),
    launchedRows(),
  ],
);

export type SubscriptionRow = typeof stripe_user_subscriptions.$inferSelect;
export type ReferralRow = typeof referrals.$inferSelect;
