import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { MessageReport } from "../../platform/jobs/jobs.ts";
import { spendMessage } from "../../platform/quotas/quotas.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import { endInvitationMail, findInvitationMail, invitationLink } from "./invitations.ts";
import { createConfirmToken, createResetLink, createSecondStepToken } from "./links.ts";
import { type AccountMailKind, writeMail } from "./mails/template.ts";
import { type AccountRow, findAccount } from "./queries.ts";

const CONCURRENCY = 2;

type MailDeps = Pick<Deps, "auth" | "config" | "db" | "log" | "mail">;

const linkFor = async (
  { auth, config }: MailDeps,
  kind: AccountMailKind,
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
    case "webhook_disabled":
      return `${site}/dashboard?view=settings&tab=integration`;
    case "confirm":
      return `${site}/confirm-email?token=${await createConfirmToken(auth, account.id)}`;
    case "second_step":
      return `${site}/reset-second-step?token=${await createSecondStepToken(auth, account.id)}`;
    case "reset":
      return createResetLink(auth, config.base_url, locale, account.id);
  }
};

/**
 * Counts a mail of an account; false beyond a quota. The request was answered before: its answer
 * must not tell whether the account exists.
 */
const mayMail = async (
  { config, db, log }: Pick<Deps, "config" | "db" | "log">,
  { id, email }: AccountRow,
): Promise<boolean> => {
  try {
    await withUser(db, id, (tx) => spendMessage(tx, config, "account_mail", email));
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ user_id: id, code: error.code }, "account mail not sent");
    return false;
  }
};

/**
 * Sends the mails of accounts. The job creates a link's secrets, so that the queue contains none; a
 * retry creates new ones. Unknown accounts get no mail, confirmed ones no confirmation.
 */
const startAccountMails = (deps: MailDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work("account-mail", { concurrency: CONCURRENCY }, async (payload, { attempt }) => {
    const { kind, user_id, locale } = payload;
    const account = await findAccount(deps.db, user_id);
    if (account === null || (kind === "confirm" && account.email_verified))
      return { delivery: "skipped" };
    if (attempt === 1 && !(await mayMail(deps, account))) return { delivery: "skipped" };
    const link = await linkFor(deps, kind, account, locale);
    const { state } = await deps.mail.send(writeMail(kind, locale, account, link));
    return { delivery: state };
  });

/** Mails an invitation and stores how that ended. `last`: no further attempt follows. */
export const mailInvitation = async (
  deps: Pick<Deps, "config" | "db" | "mail">,
  locale: Locale,
  invitation: { id: string; email: string; token: string },
  last: boolean,
): Promise<MessageReport> => {
  try {
    const { state } = await deps.mail.send(writeInvitation(deps, locale, invitation));
    await endInvitationMail(deps.db, invitation.id, state);
    return { delivery: state };
  } catch (error) {
    if (last) await endInvitationMail(deps.db, invitation.id, "failed");
    throw error;
  }
};

/** Skips invitations that were revoked or used before. */
const startInvitationMails = (deps: MailDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work(
    "invitation-mail",
    { concurrency: CONCURRENCY },
    async ({ id, locale }, { last }) => {
      const invitation = await findInvitationMail(deps, id);
      if (invitation === null) return { delivery: "skipped" };
      return mailInvitation(deps, locale, { id, ...invitation }, last);
    },
  );

const writeInvitation = (
  { config }: Pick<Deps, "config">,
  locale: Locale,
  { email, token }: { email: string; token: string },
): Mail =>
  writeMail(
    "invite",
    locale,
    { name: null, email },
    invitationLink(config.base_url, locale, token),
  );

export const startContasJobs = async (deps: MailDeps & Pick<Deps, "jobs">): Promise<void> => {
  await startAccountMails(deps);
  await startInvitationMails(deps);
};
