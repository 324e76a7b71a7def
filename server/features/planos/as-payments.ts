import { asSystem, type Database, type Tx } from "../../platform/database/database.ts";

/**
 * A transaction on the rows of plans, trials and referrals, which doctors may only read. `reason`
 * goes into the audit log.
 */
export const asPayments = <T>(
  db: Database,
  reason: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => asSystem(db, reason, work);
