import type { NotificationType } from "@relato/shared/contract/notifications.ts";
import { DEFAULT_LOCALE, type Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { insertNotification } from "../notifications/queries.ts";
import { asPayments } from "./as-payments.ts";

const REMIND_DAYS = 2;

interface DueTrial {
  user_id: string;
  locale: Locale;
  has_ended: boolean;
}

/** Marks and returns the trials with a due reminder. A doctor who pays already gets none. */
const claimDue = (tx: Tx): Promise<DueTrial[]> =>
  tx.query<DueTrial>(
    `update trials t set
       reminded_at = coalesce(t.reminded_at, billing_now()),
       end_notified_at = case when t.ends_at <= billing_now() then billing_now() end
      where t.end_notified_at is null
        and (t.ends_at <= billing_now()
          or (t.reminded_at is null and t.ends_at <= billing_now() + make_interval(days => $1)))
      returning t.user_id, t.locale, t.ends_at <= billing_now() as has_ended`,
    [REMIND_DAYS],
  );

const isPaying = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select from stripe_user_subscriptions where user_id = $1 and subscription_status = 'active'
     union all select from plano_grants
       where user_id = $1 and coalesce(until > billing_now(), true)`,
    [userId],
  );
  return rows.length > 0;
};

/** Reminds of trials two days before their end and at their end: a notification and a mail. */
export const sweepTrials = async ({
  db,
  events,
  jobs,
}: Pick<Deps, "db" | "events" | "jobs">): Promise<void> => {
  await asPayments(db, "remind of trials", async (tx) => {
    for (const { user_id, locale, has_ended } of await claimDue(tx)) {
      if (await isPaying(tx, user_id)) continue;
      const type: NotificationType = has_ended ? "trial_fim" : "trial_termina";
      const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type[type];
      const draft = { type, title: title(), description, consulta_id: null };
      const notification = await insertNotification(tx, user_id, draft);
      await events.publish(tx, user_id, { type: "notification", notification });
      const kind = has_ended ? "trial_ended" : "trial_ending";
      await jobs.enqueue(tx, "account-mail", { kind, user_id, locale });
    }
  });
};
