import { WEBHOOK_EVENT_DAYS } from "@relato/shared/domain/webhooks.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Database, type Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";

const PAGE = 200;

/** Enqueues the next attempt of a delivery. */
export const enqueueDelivery = (
  tx: Tx,
  jobs: Jobs,
  payload: { delivery_id: string; user_id: string },
  start_after_s = 0,
): Promise<void> => jobs.enqueue(tx, "deliver-webhook", payload, { start_after_s });

const dispatchPage = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<number> =>
  asSystem(db, "enqueue deliveries of webhooks", async (tx) => {
    const rows = await tx.query<{ delivery_id: string; user_id: string }>(
      `update webhook_deliveries set state = 'queued'
        where id in (select id from webhook_deliveries where state = 'new'
                      order by id limit $1 for update skip locked)
       returning id as delivery_id, user_id`,
      [PAGE],
    );
    for (const row of rows) await enqueueDelivery(tx, jobs, row);
    return rows.length;
  });

/** Gives each new delivery its job. Processes may run it at the same time. */
export const dispatchDeliveries = async (deps: Pick<Deps, "db" | "jobs">): Promise<void> => {
  while ((await dispatchPage(deps)) === PAGE);
};

/** Deletes events of over 30 days, with their deliveries. */
export const pruneWebhookEvents = async (db: Database): Promise<void> => {
  await asSystem(db, "prune events of webhooks", (tx) =>
    tx.query("delete from webhook_events where created_at < now() - make_interval(days => $1)", [
      WEBHOOK_EVENT_DAYS,
    ]),
  );
};
