import { type ApiKey, type createApiKey, MAX_API_KEYS } from "@relato/shared/contract/api-keys.ts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { api_keys } from "../../platform/database/schema/api-keys.ts";
import { AppError } from "../../platform/http/errors.ts";
import { hashSecret, prefixOf } from "./secret.ts";

const SHOWN = {
  id: api_keys.id,
  name: api_keys.name,
  prefix: api_keys.prefix,
  scopes: api_keys.scopes,
  addresses: api_keys.addresses,
  origins: api_keys.origins,
  created_at: api_keys.created_at,
  expires_at: api_keys.expires_at,
  last_used_at: api_keys.last_used_at,
};

/** The doctor's keys that are not revoked, newest first. */
export const listKeys = ({ drizzle }: Tx): Promise<ApiKey[]> =>
  drizzle
    .select(SHOWN)
    .from(api_keys)
    .where(isNull(api_keys.revoked_at))
    .orderBy(desc(api_keys.created_at), desc(api_keys.id));

/** @throws AppError API_KEYS_FULL, VALIDATION for an expiry in the past */
export const insertKey = async (
  tx: Tx,
  user_id: string,
  values: z.output<typeof createApiKey.body>,
  secret: string,
): Promise<ApiKey> => {
  if (values.expires_at !== null && Date.parse(values.expires_at) <= Date.now())
    throw new AppError("VALIDATION", { field: "expires_at" });
  // Two parallel requests must not both take the last place.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('api_keys ' || $1, 0))", [user_id]);
  if ((await listKeys(tx)).length >= MAX_API_KEYS) throw new AppError("API_KEYS_FULL");
  const [row] = await tx.drizzle
    .insert(api_keys)
    .values({ ...values, user_id, prefix: prefixOf(secret), secret_sha256: hashSecret(secret) })
    .returning(SHOWN);
  return row!;
};

/** Whether the key existed and was not revoked. */
export const revokeKey = async ({ drizzle }: Tx, id: string): Promise<boolean> => {
  const rows = await drizzle
    .update(api_keys)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(api_keys.id, id), isNull(api_keys.revoked_at)))
    .returning({ id: api_keys.id });
  return rows.length > 0;
};
