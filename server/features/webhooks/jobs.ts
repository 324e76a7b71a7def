import type { Deps } from "../../deps.ts";
import { KeptConnection } from "../../platform/database/kept-connection.ts";
import { type DeliverDeps, deliverWebhook } from "./deliver.ts";
import { dispatchDeliveries, pruneWebhookEvents } from "./dispatch.ts";

/** Deliveries of one doctor at once. */
const CONCURRENCY = 4;
const EVERY_MINUTE = "* * * * *";

/** Starts the jobs of webhooks. The returned function stops listening for new deliveries. */
export const startWebhookJobs = async (
  deps: DeliverDeps & Pick<Deps, "clock" | "log">,
): Promise<() => Promise<void>> => {
  const { clock, db, jobs, log } = deps;
  await jobs.work("deliver-webhook", { concurrency: CONCURRENCY }, (payload, context) =>
    deliverWebhook(deps, payload, context),
  );
  await jobs.work("dispatch-webhooks", { concurrency: 1 }, async () => {
    await dispatchDeliveries(deps);
    await clock.guard("prune-webhook-events", () => pruneWebhookEvents(db));
  });
  await jobs.schedule("dispatch-webhooks", EVERY_MINUTE);
  const dispatch = (): void => {
    dispatchDeliveries(deps).catch((error: unknown) =>
      // The sweep of the next minute retries.
      log.warn({ err: error }, "deliveries of webhooks not enqueued"),
    );
  };
  // A trigger notifies in the transaction that adds deliveries.
  const connection = new KeptConnection({
    url: db.url,
    name: "webhooks",
    log,
    onConnect: async (client) => {
      client.on("notification", dispatch);
      await client.query("listen relato_webhooks");
      dispatch();
    },
  });
  return () => connection.close();
};
