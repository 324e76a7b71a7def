import { randomBytes } from "node:crypto";
import type { Referral } from "@relato/shared/contract/referrals.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ReferralRow } from "../../platform/database/schema/planos.ts";

const CODE_BYTES = 9;
/** An account that is older when it follows a link was not referred. */
const MAX_ACCOUNT_DAYS = 30;

/** The code of a doctor's link, created at the first use. `tx`: as the system. */
export const ensureCode = async (tx: Tx, userId: string): Promise<string> => {
  const [row] = await tx.query<{ code: string }>(
    `insert into referral_codes (user_id, code) values ($1, $2)
     on conflict (user_id) do update set code = referral_codes.code returning code`,
    [userId, randomBytes(CODE_BYTES).toString("base64url")],
  );
  return row!.code;
};

/** The doctor behind a code or, as in old links, a user id. `tx`: as the system. */
export const findReferrer = async (tx: Tx, ref: string): Promise<string | null> => {
  const [coded] = await tx.query<{ user_id: string }>(
    "select user_id from referral_codes where code = $1",
    [ref],
  );
  if (coded !== undefined) return coded.user_id;
  const [account] = await tx.queryAsLogin<{ id: string }>(
    `select id from auth."user" where id = $1`,
    [ref],
  );
  return account?.id ?? null;
};

/** Until the transaction ends: two doctors who name each other at once must not both be stored. */
export const lockReferrals = async (tx: Tx): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('referrals', 0))");
};

/** Whether the account is new and never paid. */
export const canBeReferred = async (tx: Tx, userId: string): Promise<boolean> => {
  const [account] = await tx.queryAsLogin<{ is_new: boolean }>(
    `select created_at > now() - make_interval(days => $2) as is_new
       from auth."user" where id = $1`,
    [userId, MAX_ACCOUNT_DAYS],
  );
  const paid = await tx.query("select from stripe_user_subscriptions where user_id = $1", [userId]);
  return account?.is_new === true && paid.length === 0;
};

/** Whether `userId` referred `referrerId`, directly or through others. */
export const isLoop = async (tx: Tx, userId: string, referrerId: string): Promise<boolean> => {
  const rows = await tx.query(
    `with recursive above (id) as (
       select $2::text
       union select r.referrer_user_id from referrals r join above on r.referred_user_id = above.id
     ) select from above where id = $1`,
    [userId, referrerId],
  );
  return rows.length > 0;
};

/** False if the doctor has a referrer already. */
export const insertReferral = async (
  tx: Tx,
  referrerId: string,
  referredId: string,
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into referrals (referrer_user_id, referred_user_id) values ($1, $2)
     on conflict (referred_user_id) do nothing returning id`,
    [referrerId, referredId],
  );
  return rows.length > 0;
};

export const findReferralOf = async (tx: Tx, referredId: string): Promise<ReferralRow | null> => {
  const [row] = await tx.query<ReferralRow>("select * from referrals where referred_user_id = $1", [
    referredId,
  ]);
  return row ?? null;
};

export const countActive = async (tx: Tx, referrerId: string): Promise<number> => {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from referrals where referrer_user_id = $1 and status = 'active'",
    [referrerId],
  );
  return row!.n;
};

/** `ana@clinica.com` is `an***@clinica.com`. */
const maskEmail = (email: string): string => email.replace(/^(.{0,2})[^@]*/, "$1***");

/** Newest first. `tx`: as the referrer. */
export const listReferrals = async (tx: Tx): Promise<Referral[]> => {
  const rows = await tx.query<ReferralRow>(
    `select * from referrals where referrer_user_id = app_user_id()
      order by created_at desc, id desc`,
  );
  const emails = await tx.queryAsLogin<{ id: string; email: string }>(
    `select id, email from auth."user" where id = any($1)`,
    [rows.map((row) => row.referred_user_id)],
  );
  const emailOf = new Map(emails.map(({ id, email }) => [id, maskEmail(email)]));
  return rows.map(({ referred_user_id, id, status, created_at, hold_until, activated_at }) => ({
    ...{ id, status, created_at, hold_until, activated_at },
    email: emailOf.get(referred_user_id) ?? "***",
  }));
};
