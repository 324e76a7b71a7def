import type { Database } from "../../platform/database/database.ts";
import { asPayments } from "../planos/as-payments.ts";
import { canBeReferred, findReferrer, insertReferral, isLoop, lockReferrals } from "./queries.ts";
import { isSamePerson } from "./same-person.ts";

/**
 * Stores who referred a doctor. False when it is refused: an unknown link, an account that is not
 * new, oneself, the same person, a loop, or another referrer was first.
 */
export const storeReferral = (db: Database, userId: string, ref: string): Promise<boolean> =>
  asPayments(db, "store a referral", async (tx) => {
    await lockReferrals(tx);
    const referrer = await findReferrer(tx, ref);
    if (referrer === null || !(await canBeReferred(tx, userId))) return false;
    if (await isSamePerson(tx, userId, referrer)) return false;
    if (await isLoop(tx, userId, referrer)) return false;
    return insertReferral(tx, referrer, userId);
  });
