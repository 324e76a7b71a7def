import type { ApiScope } from "@relato/shared/domain/api-scopes.ts";
import type { Deps } from "../../deps.ts";
import { isListed } from "../../platform/address-list.ts";
import { withUser } from "../../platform/database/database.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Caller, FindKey } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { roleOf } from "../contas/session.ts";
import type { PlanoRows } from "../planos/plano.ts";
import { planCan } from "../planos/policy.ts";
import { describeAccountPlan } from "../planos/subscription.ts";
import { hashSecret, readSecret } from "./secret.ts";

/** A key with its account and plan, of the view `installation.api_key_owners`. */
export interface KeyOwnerRow extends PlanoRows {
  key_id: string;
  scopes: ApiScope[];
  addresses: string[];
  /** Revoked or expired. */
  has_ended: boolean;
  /** The last use is stored to the minute. */
  is_use_known: boolean;
  id: string;
  email: string;
  name: string;
  role: string | null;
  banned: boolean | null;
  has_second_step: boolean | null;
}

/**
 * Whether the key can be used now, from any address.
 * @throws AppError API_KEY_INVALID, ACCOUNT_DISABLED, API_PLAN_REQUIRED
 */
export const checkKey = (row: KeyOwnerRow, deps: Pick<Deps, "config" | "payments">): void => {
  if (row.has_ended) throw new AppError("API_KEY_INVALID");
  if (row.banned === true) throw new AppError("ACCOUNT_DISABLED");
  const { status, plano } = describeAccountPlan(row, deps);
  if (!planCan(status, plano, false).use_api) throw new AppError("API_PLAN_REQUIRED");
};

/** The account of a key as the caller of a request. */
export const toKeyCaller = (row: KeyOwnerRow, config: Pick<Config, "second_step">): Caller => {
  const { id, email, name, role, has_second_step } = row;
  const lacks = config.second_step === "required" && has_second_step !== true;
  return { id, email, name, role: roleOf(role), ...(lacks && { lacks_second_step: true }) };
};

/**
 * Finds key, account and plan in one statement at every request, so that a revocation, a closed
 * account and an ended plan take effect at once.
 */
export const createFindKey = (deps: Pick<Deps, "config" | "db" | "payments">): FindKey => {
  const { config, db } = deps;
  const find = async (secret: string): Promise<KeyOwnerRow | undefined> => {
    const { rows } = await db.pool.query<KeyOwnerRow>({
      name: "api-key",
      text: "select * from installation.api_key_owners where secret_sha256 = $1",
      values: [hashSecret(secret)],
    });
    return rows[0];
  };

  return async (request) => {
    const secret = readSecret(request.headers.authorization);
    const row = secret === null ? undefined : await find(secret);
    if (row === undefined) throw new AppError("API_KEY_INVALID");
    // No addresses: the key may be used from any.
    if (!row.has_ended && row.addresses.length > 0 && !isListed(request.ip, row.addresses))
      throw new AppError("API_ADDRESS_REFUSED");
    checkKey(row, deps);
    if (!row.is_use_known)
      await withUser(db, row.id, (tx) =>
        tx.query("update api_keys set last_used_at = now() where id = $1", [row.key_id]),
      );
    return { ...toKeyCaller(row, config), key: { id: row.key_id, scopes: row.scopes } };
  };
};
