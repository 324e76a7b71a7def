import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Log } from "../../platform/audit/log.ts";
import type { Database } from "../../platform/database/database.ts";

/** What better-auth 1.7.6 encrypts with the secret: backup codes of earlier releases only. */
const ENCRYPTED = [
  { table: "two_factor", column: "secret" },
  { table: "two_factor", column: "backup_codes" },
  { table: "account", column: "access_token" },
  { table: "account", column: "refresh_token" },
] as const;

const decrypt = (key: string, data: string): Promise<string | null> =>
  symmetricDecrypt({ key, data }).catch(() => null);

/**
 * Encrypts stored secrets with `secret` instead of `previous`. Values that are already encrypted
 * with it stay, so that every process may run it at every start.
 */
export const rotateSecret = async (
  { db, log }: { db: Database; log: Log },
  secret: string,
  previous: string,
): Promise<void> => {
  const counts = { rotated: 0, unreadable: 0 };
  for (const { table, column } of ENCRYPTED) {
    const { rows } = await db.pool.query<{ id: string; data: string }>(
      `select id, ${column} as data from auth.${table}
        where ${column} is not null and ${column} not like '[%'`,
    );
    for (const { id, data } of rows) {
      if ((await decrypt(secret, data)) !== null) continue;
      const plain = await decrypt(previous, data);
      if (plain === null) {
        counts.unreadable++;
        continue;
      }
      const next = await symmetricEncrypt({ key: secret, data: plain });
      // Another process or a sign-in may have changed the value since it was read.
      const { rowCount } = await db.pool.query(
        `update auth.${table} set ${column} = $3 where id = $1 and ${column} = $2`,
        [id, data, next],
      );
      counts.rotated += rowCount ?? 0;
    }
  }
  log.info(counts, "stored secrets re-encrypted");
};
