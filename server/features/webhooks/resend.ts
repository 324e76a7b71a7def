import type { WebhookEventType } from "@relato/shared/domain/webhooks.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { enqueueDelivery } from "./dispatch.ts";

/**
 * Sends an ended delivery again, with ten new attempts; one that waits is sent now.
 * @throws AppError NOT_FOUND, WEBHOOK_DISABLED
 */
export const resendDelivery = async (tx: Tx, jobs: Jobs, id: string): Promise<void> => {
  const [row] = await tx.query<{ user_id: string; disabled: boolean }>(
    `select d.user_id, p.disabled_at is not null as disabled
       from webhook_deliveries d join webhook_endpoints p on p.id = d.endpoint_id
      where d.id = $1 for update of d`,
    [id],
  );
  const { user_id, disabled } = requireRow(row);
  if (disabled) throw new AppError("WEBHOOK_DISABLED");
  await tx.query(
    `update webhook_deliveries set state = 'queued', attempts = 0, next_attempt_at = null
      where id = $1`,
    [id],
  );
  await enqueueDelivery(tx, jobs, { delivery_id: id, user_id });
};

interface ListedEvent {
  id: number;
  type: WebhookEventType;
  timestamp: string;
  data: Record<string, string | null>;
}

/** The doctor's events after an id, oldest first. Row-level security limits them. */
export const listEvents = async (
  tx: Tx,
  { after, limit }: { after: number; limit: number },
): Promise<{ items: ListedEvent[]; next_cursor: string | null }> => {
  const rows = await tx.query<ListedEvent>(
    `select id::int, type, created_at as timestamp, data from webhook_events
      where user_id = app_user_id() and id > $1 order by id limit $2`,
    [after, limit + 1],
  );
  const items = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return { items, next_cursor: hasMore ? String(items.at(-1)?.id) : null };
};
