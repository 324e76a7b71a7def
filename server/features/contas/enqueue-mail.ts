import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { AccountMailKind } from "./mails/template.ts";

/** Enqueues a mail about an account. The job makes the link's secret (jobs.ts). */
export const enqueueMail = (
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  kind: AccountMailKind,
  userId: string,
  locale: Locale,
): Promise<void> =>
  withUser(db, userId, (tx) => jobs.enqueue(tx, "account-mail", { kind, user_id: userId, locale }));
