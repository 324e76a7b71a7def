import type { WebhookDelivery, WebhookEndpoint } from "@relato/shared/contract/webhooks.ts";
import type { Tx } from "../../platform/database/database.ts";
import {
  type WebhookAttemptRow,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  type WebhookEventRow,
  webhook_attempts,
  webhook_endpoints,
} from "../../platform/database/schema/webhooks.ts";
import { asc, eq } from "drizzle-orm";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";
import { requireRow } from "../../platform/http/require-row.ts";

const DELIVERIES_PER_PAGE = 25;

export const toEndpoint = (row: WebhookEndpointRow): WebhookEndpoint => {
  const { id, url, events, fields, created_at, former_secret_until } = row;
  const { disabled_at: at, disabled_reason: reason } = row;
  const disabled = at === null || reason === null ? null : { at, reason };
  const isOver = former_secret_until !== null && Date.parse(former_secret_until) <= Date.now();
  const until = isOver ? null : former_secret_until;
  return { id, url, events, fields, created_at, disabled, former_secret_until: until };
};

export const listEndpoints = async ({ drizzle }: Tx): Promise<WebhookEndpointRow[]> =>
  drizzle
    .select()
    .from(webhook_endpoints)
    .orderBy(asc(webhook_endpoints.created_at), asc(webhook_endpoints.id));

/** @throws AppError NOT_FOUND */
export const requireEndpoint = async ({ drizzle }: Tx, id: string): Promise<WebhookEndpointRow> => {
  const rows = drizzle.select().from(webhook_endpoints).where(eq(webhook_endpoints.id, id));
  return requireRow((await rows)[0]);
};

type DeliveryRow = Pick<
  WebhookDeliveryRow,
  "id" | "event_id" | "state" | "next_attempt_at" | "created_at"
> &
  Pick<WebhookEventRow, "type"> & { attempts: WebhookDelivery["attempts"]; cursor_at: string };

/** Deliveries of an endpoint, newest first. `cursor`: null for the first page. */
export const listDeliveries = async (
  tx: Tx,
  endpointId: string,
  cursor: Cursor | null,
): Promise<Page<WebhookDelivery>> => {
  const rows = await tx.query<DeliveryRow>(
    `select d.id, d.event_id::int, e.type, d.state, d.next_attempt_at, d.created_at,
            d.created_at::text as cursor_at,
            coalesce((select json_agg(json_build_object(
                        'at', to_char(a.created_at at time zone 'utc',
                                      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                        'status', a.status, 'failure', a.failure,
                        'duration_ms', a.duration_ms) order by a.created_at, a.id)
                        from webhook_attempts a where a.delivery_id = d.id), '[]') as attempts
       from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.endpoint_id = $1
        and ($2::timestamptz is null or (d.created_at, d.id) < ($2::timestamptz, $3::uuid))
      order by d.created_at desc, d.id desc limit $4`,
    [endpointId, cursor?.at ?? null, cursor?.id ?? null, DELIVERIES_PER_PAGE + 1],
  );
  return toPage(
    rows,
    DELIVERIES_PER_PAGE,
    ({ id, event_id, type, state, next_attempt_at, created_at, attempts }) => ({
      ...{ id, event_id, type, next_attempt_at, created_at, attempts },
      state: state === "new" ? "queued" : state,
    }),
  );
};

/** What a delivery needs to be sent. */
export interface Sendable {
  delivery: WebhookDeliveryRow;
  endpoint: WebhookEndpointRow;
  event: WebhookEventRow;
}

/** Locks a queued delivery that is due; null if it has ended, or another job will send it. */
export const lockQueued = async (tx: Tx, id: string): Promise<Sendable | null> => {
  const [row] = await tx.query<Sendable>(
    `select to_jsonb(d) as delivery, to_jsonb(p) as endpoint, to_jsonb(e) as event
       from webhook_deliveries d
       join webhook_endpoints p on p.id = d.endpoint_id
       join webhook_events e on e.id = d.event_id
      where d.id = $1 and d.state = 'queued'
        and coalesce(d.next_attempt_at <= now() + interval '1 second', true)
        for update of d`,
    [id],
  );
  return row ?? null;
};

export const insertAttempt = async (
  { drizzle }: Tx,
  attempt: Omit<WebhookAttemptRow, "id">,
): Promise<void> => {
  await drizzle.insert(webhook_attempts).values(attempt);
};

/** Counts an attempt before it is sent, so that a worker's death costs one too. */
export const countAttempt = async (tx: Tx, id: string): Promise<number> => {
  const [row] = await tx.query<{ attempts: number }>(
    `update webhook_deliveries set attempts = attempts + 1, next_attempt_at = null
      where id = $1 returning attempts`,
    [id],
  );
  return row?.attempts ?? 0;
};

/** Ends a delivery, or plans its next attempt. */
export const setDeliveryState = async (
  tx: Tx,
  id: string,
  state: WebhookDeliveryRow["state"],
  next_attempt_s: number | null = null,
): Promise<void> => {
  await tx.query(
    `update webhook_deliveries
        set state = $2, next_attempt_at = now() + make_interval(secs => $3) where id = $1`,
    [id, state, next_attempt_s],
  );
};
