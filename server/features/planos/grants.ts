import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { DEFAULT_TIME_ZONE, endOfDay } from "@relato/shared/domain/zone.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { asPayments } from "./as-payments.ts";

export interface PlanoGrant {
  user_id: string;
  plano: PlanoId;
  /** ISO; null: without an end. */
  until: string | null;
  /** The administrator's id; null for the command line. */
  granted_by: string | null;
}

/** Gives a plan, in place of an earlier grant. The reason names it in the audit log. */
export const grantPlano = (db: Database, grant: PlanoGrant): Promise<void> =>
  asPayments(db, "grant a plan", (tx) => upsertGrant(tx, grant));

const upsertGrant = async (tx: Tx, grant: PlanoGrant): Promise<void> => {
  await tx.query(
    `insert into plano_grants (user_id, plano, until, granted_by) values ($1, $2, $3, $4)
     on conflict (user_id) do update set plano = excluded.plano, until = excluded.until,
       granted_by = excluded.granted_by, created_at = now()`,
    [grant.user_id, grant.plano, grant.until, grant.granted_by],
  );
};

/**
 * Gives a plan until the end of a day in America/Sao_Paulo.
 * @throws AppError GRANT_ENDED for a day that has ended
 */
export const grantUntilDay = (
  db: Database,
  { day, ...grant }: Omit<PlanoGrant, "until"> & { day: string | null },
): Promise<void> =>
  asPayments(db, "grant a plan", async (tx) => {
    const until = day === null ? null : endOfDay(day, DEFAULT_TIME_ZONE);
    const [clock] = await tx.query<{ has_ended: boolean | null }>(
      "select $1::timestamptz <= billing_now() as has_ended",
      [until],
    );
    if (clock?.has_ended === true) throw new AppError("GRANT_ENDED");
    await upsertGrant(tx, { ...grant, until });
  });

/** False if there was no grant. */
export const revokePlano = (db: Database, userId: string): Promise<boolean> =>
  asPayments(db, "revoke a granted plan", async (tx) => {
    const rows = await tx.query("delete from plano_grants where user_id = $1 returning user_id", [
      userId,
    ]);
    return rows.length > 0;
  });
