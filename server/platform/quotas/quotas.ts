import { createHash } from "node:crypto";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Config } from "../config/config.ts";
import { asSystem, type Database, type Tx } from "../database/database.ts";
import { AppError } from "../http/errors.ts";
import type { UploadLimits } from "../uploads/files.ts";

/** Bytes. */
export const GB = 1_000_000_000;
const MB = 1_000_000;

type Limit = { [N in keyof Config]: Config[N] extends number ? N : never }[keyof Config];

/** The daily quotas of one doctor: the variable with the limit, and the error beyond it. */
const QUOTAS = {
  upload: ["uploads_per_day", "UPLOADS_DAILY"],
  example: ["examples_per_day", "EXAMPLES_DAILY"],
  mail: ["mails_per_day", "MAILS_DAILY"],
  mail_to: ["messages_per_recipient", "RECIPIENT_DAILY"],
  account_mail: ["account_mails_per_day", "MAILS_DAILY"],
  account_mail_to: ["messages_per_recipient", "RECIPIENT_DAILY"],
  invitation: ["invitations_per_day", "MAILS_DAILY"],
  invitation_to: ["messages_per_recipient", "RECIPIENT_DAILY"],
  whatsapp: ["whatsapp_per_day", "MAILS_DAILY"],
  whatsapp_to: ["messages_per_recipient", "RECIPIENT_DAILY"],
  version: ["versions_per_day", "VERSIONS_DAILY"],
  question: ["questions_per_day", "QUESTIONS_DAILY"],
  verification: ["verifications_per_day", "VERIFICATIONS_DAILY"],
  import: ["imports_per_day", "IMPORTS_DAILY"],
} as const satisfies Record<string, readonly [Limit, ErrorCode]>;
export type QuotaKind = keyof typeof QUOTAS;

/** Calendar days in Brazil: "try again tomorrow" is then true for most doctors. */
const NOW = `now() at time zone '${DEFAULT_TIME_ZONE}'`;
const MIDNIGHT = `date_trunc('day', ${NOW}) + interval '1 day'`;

/**
 * Counts one use in the transaction of what it allows, so that a failure counts nothing. Concurrent
 * uses of one quota wait for each other, so that they cannot exceed it together.
 * @throws AppError with the quota's code, and the seconds until midnight
 */
export const spendQuota = async (
  tx: Tx,
  config: Config,
  kind: QuotaKind,
  subject = "",
): Promise<void> => {
  const [limit, code] = QUOTAS[kind];
  const spent = await tx.query(
    `insert into quota_uses as q (user_id, kind, subject, day, used)
     values (app_user_id(), $1, $2, (${NOW})::date, 1)
     on conflict (user_id, kind, subject, day)
       do update set used = q.used + 1 where q.used < $3
     returning used`,
    [kind, subject, config[limit]],
  );
  if (spent.length > 0) return;
  const [row] = await tx.query<{ seconds: number }>(
    `select ceil(extract(epoch from (${MIDNIGHT}) - (${NOW})))::int as seconds`,
  );
  throw new AppError(code, { retry_after_s: row?.seconds ?? 3600 });
};

/** Counts one message to an address, which is stored as a digest. @throws AppError */
export const spendMessage = async (
  tx: Tx,
  config: Config,
  kind: "account_mail" | "invitation" | "mail" | "whatsapp",
  address: string,
): Promise<void> => {
  const digest = createHash("sha256").update(address.trim().toLowerCase()).digest("base64url");
  await spendQuota(tx, config, kind);
  await spendQuota(tx, config, `${kind}_to`, digest);
};

/** Deletes the counts of earlier days. */
export const pruneQuotas = (database: Database): Promise<unknown> =>
  asSystem(database, "prune quota counts", (tx) =>
    tx.query(`delete from quota_uses where day < (${NOW})::date - 1`),
  );

export const uploadLimits = (
  config: Pick<Config, "disk_reserve_mb" | "stored_gb_per_doctor">,
): UploadLimits => ({
  reserve_bytes: config.disk_reserve_mb * MB,
  user_bytes: config.stored_gb_per_doctor * GB,
});
