import type { WebhookForm } from "@relato/shared/contract/webhooks.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import {
  MAX_WEBHOOK_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  type WebhookDisabledReason,
} from "@relato/shared/domain/webhooks.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  type WebhookEndpointRow,
  webhook_endpoints,
} from "../../platform/database/schema/webhooks.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { listEndpoints, requireEndpoint } from "./queries.ts";

/**
 * Checks the form of an address; where it leads is checked at each connection. Without TLS only
 * addresses of WEBHOOK_ALLOW are reached.
 * @throws AppError URL_INVALID, WEBHOOK_URL_REFUSED
 */
const checkUrl = (text: string, allow: readonly string[]): void => {
  if (!URL.canParse(text)) throw new AppError("URL_INVALID", { field: "url" });
  const { protocol, username, password } = new URL(text);
  if (!["https:", "http:"].includes(protocol) || username !== "" || password !== "")
    throw new AppError("URL_INVALID", { field: "url" });
  if (protocol === "http:" && allow.length === 0)
    throw new AppError("WEBHOOK_URL_REFUSED", { field: "url" });
};

/** Creates an endpoint; a repeated id returns the existing one. @throws AppError */
export const createEndpoint = async (
  tx: Tx,
  userId: string,
  { id, ...form }: WebhookForm & { id: string; locale: Locale },
  allow: readonly string[],
): Promise<WebhookEndpointRow> => {
  checkUrl(form.url, allow);
  // Two requests at once count one after the other.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('webhooks ' || $1, 0))", [userId]);
  const existing = await listEndpoints(tx);
  if (!existing.some((one) => one.id === id) && existing.length >= MAX_WEBHOOK_ENDPOINTS)
    throw new AppError("WEBHOOKS_LIMIT");
  await tx.drizzle
    .insert(webhook_endpoints)
    .values({ id, user_id: userId, ...form })
    .onConflictDoNothing();
  return requireEndpoint(tx, id);
};

/** Changes an endpoint. `enabled` false keeps the reason of one that was disabled before. */
export const changeEndpoint = async (
  tx: Tx,
  id: string,
  { enabled, ...form }: WebhookForm & { enabled: boolean },
  allow: readonly string[],
): Promise<WebhookEndpointRow> => {
  checkUrl(form.url, allow);
  const disabled = enabled
    ? { disabled_at: null, disabled_reason: null }
    : {
        disabled_at: sql`coalesce(${webhook_endpoints.disabled_at}, now())`,
        disabled_reason: sql`coalesce(${webhook_endpoints.disabled_reason}, 'doctor')`,
      };
  const rows = tx.drizzle
    .update(webhook_endpoints)
    .set({ ...form, ...disabled })
    .where(eq(webhook_endpoints.id, id))
    .returning();
  return requireRow((await rows)[0]);
};

/** False if it was disabled before. */
export const disableEndpoint = async (
  tx: Tx,
  id: string,
  reason: WebhookDisabledReason,
): Promise<boolean> => {
  const rows = await tx.query(
    `update webhook_endpoints set disabled_at = now(), disabled_reason = $2
      where id = $1 and disabled_at is null returning id`,
    [id, reason],
  );
  return rows.length > 0;
};

/** @throws AppError NOT_FOUND */
export const removeEndpoint = async (tx: Tx, id: string): Promise<void> => {
  const rows = tx.drizzle
    .delete(webhook_endpoints)
    .where(eq(webhook_endpoints.id, id))
    .returning({ id: webhook_endpoints.id });
  requireRow((await rows)[0]);
};

/** The next secret. The former one signs too for a day. @throws AppError NOT_FOUND */
export const rotateSecretOf = async (tx: Tx, id: string): Promise<WebhookEndpointRow> => {
  const rows = tx.drizzle
    .update(webhook_endpoints)
    .set({
      secret_number: sql`${webhook_endpoints.secret_number} + 1`,
      former_secret_until: sql`now() + make_interval(hours => ${SECRET_OVERLAP_HOURS})`,
    })
    .where(eq(webhook_endpoints.id, id))
    .returning();
  return requireRow((await rows)[0]);
};
