import type { PlanoId } from "@relato/shared/domain/planos.ts";
import type { Database } from "../../platform/database/database.ts";
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
  asPayments(db, "grant a plan", async (tx) => {
    await tx.query(
      `insert into plano_grants (user_id, plano, until, granted_by) values ($1, $2, $3, $4)
       on conflict (user_id) do update set plano = excluded.plano, until = excluded.until,
         granted_by = excluded.granted_by, created_at = now()`,
      [grant.user_id, grant.plano, grant.until, grant.granted_by],
    );
  });

/** False if there was no grant. */
export const revokePlano = (db: Database, userId: string): Promise<boolean> =>
  asPayments(db, "revoke a granted plan", async (tx) => {
    const rows = await tx.query("delete from plano_grants where user_id = $1 returning user_id", [
      userId,
    ]);
    return rows.length > 0;
  });
