import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { createConfirmToken, createResetHalves } from "./links.ts";
import { type MailKind, writeMail } from "./mails/template.ts";
import { type AccountRow, findAccount } from "./queries.ts";

const CONCURRENCY = 2;

type MailDeps = Pick<Deps, "auth" | "config" | "db" | "mail">;

export const enqueueMail = (
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  kind: MailKind,
  userId: string,
  locale: Locale,
): Promise<void> =>
  withUser(db, userId, (tx) => jobs.enqueue(tx, "account-mail", { kind, user_id: userId, locale }));

const linkFor = async (
  { auth, config }: MailDeps,
  kind: MailKind,
  account: AccountRow,
  locale: Locale,
): Promise<string> => {
  const site = `${config.base_url}/${locale}`;
  switch (kind) {
    case "welcome":
      return `${site}/dashboard`;
    case "trial_ending":
    case "trial_ended":
      return `${site}/dashboard?open=upgrade`;
    case "confirm":
      return `${site}/confirm-email?token=${await createConfirmToken(auth, account.id)}`;
    case "reset": {
      const halves = await createResetHalves(auth, account.id);
      return `${site}/reset-password?${new URLSearchParams({ ...halves }).toString()}`;
    }
  }
};

/**
 * Sends the mails of accounts. The job creates a link's secrets, so that the queue contains none; a
 * retry creates new ones. Unknown accounts get no mail, confirmed ones no confirmation.
 */
export const startContasJobs = (deps: MailDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work("account-mail", { concurrency: CONCURRENCY }, async (payload) => {
    const { kind, user_id, locale } = payload;
    const account = await findAccount(deps.db, user_id);
    if (account === null || (kind === "confirm" && account.email_verified)) return;
    await deps.mail.send(
      writeMail(kind, locale, account, await linkFor(deps, kind, account, locale)),
    );
  });
