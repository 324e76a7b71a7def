import { createHmac } from "node:crypto";
import { normalizeEmail } from "@relato/shared/domain/email.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { TRIAL_DAYS } from "@relato/shared/domain/subscription.ts";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findAccount } from "../contas/queries.ts";
import { findPerfil } from "../perfil/queries.ts";
import { findPlano } from "./plano.ts";
import { asPayments } from "./as-payments.ts";

type TrialDeps = Pick<Deps, "audit" | "auth" | "config" | "db">;

/** Digests of the address and the CRM; a key keeps the table from being searched for a person. */
const digestsOf = (secret: string, email: string, crm: string): string[] => {
  const digest = (text: string): string => createHmac("sha256", secret).update(text).digest("hex");
  const number = crm.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  const address = digest(`trial email ${normalizeEmail(email)}`);
  return number === "" ? [address] : [address, digest(`trial crm ${number}`)];
};

const insertTrial = async (tx: Tx, userId: string, locale: Locale): Promise<boolean> => {
  const rows = await tx.query(
    `insert into trials (user_id, started_at, ends_at, locale)
     values ($1, billing_now(), billing_now() + make_interval(days => $2), $3)
     on conflict (user_id) do nothing returning user_id`,
    [userId, TRIAL_DAYS, locale],
  );
  return rows.length > 0;
};

const claimDigests = async (tx: Tx, digests: readonly string[]): Promise<boolean> => {
  const rows = await tx.queryAsLogin(
    `insert into installation.trial_keys (digest) select unnest($1::text[])
     on conflict do nothing returning digest`,
    [digests],
  );
  return rows.length === digests.length;
};

/**
 * Starts the doctor's trial: once for an account, an e-mail address and a CRM.
 * @throws AppError TRIAL_USED, EMAIL_NOT_CONFIRMED, SUBSCRIPTION_EXISTS
 */
export const startTrial = async (
  { audit, auth, config, db }: TrialDeps,
  userId: string,
  locale: Locale,
): Promise<void> => {
  const account = (await findAccount(db, userId))!;
  if (config.smtp_url !== undefined && !account.email_verified)
    throw new AppError("EMAIL_NOT_CONFIRMED");
  const { crm, plan } = await withUser(db, userId, async (tx) => ({
    crm: (await findPerfil(tx)).crm,
    plan: await findPlano(tx, config),
  }));
  if (plan.status === "active" || plan.status === "past_due")
    throw new AppError("SUBSCRIPTION_EXISTS");
  const digests = digestsOf((await auth.$context).secret, account.email, crm);
  await asPayments(db, "start a trial", async (tx) => {
    if (!(await insertTrial(tx, userId, locale)) || !(await claimDigests(tx, digests)))
      throw new AppError("TRIAL_USED");
  });
  audit.record({ actor: userId, action: "plano.trial", outcome: "success" });
};
