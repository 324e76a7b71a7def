import * as contract from "@relato/shared/contract/webhooks.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { decodeCursor } from "../../platform/http/paging.ts";
import { requireApiPlan } from "../planos/require-api-plan.ts";
import { describeSubscription } from "../planos/subscription.ts";
import { changeEndpoint, createEndpoint, removeEndpoint, rotateSecretOf } from "./endpoints.ts";
import { listEndpoints, listDeliveries, requireEndpoint, toEndpoint } from "./queries.ts";
import { listEvents, resendDelivery } from "./resend.ts";
import { secretOf } from "./secret.ts";
import { sendMessage } from "./send.ts";

/** Endpoints, their deliveries and the list of events. */
export const registerWebhooksRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db, jobs } = deps;
  /** A transaction of a doctor whose plan has the integration. */
  const withPlan = <T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    withUser(db, userId, async (tx) => {
      await requireApiPlan(tx, deps);
      return work(tx);
    });

  bind(app, contract.listWebhooks, ({ user }) =>
    readAs(db, user.id, async (tx) => {
      const { can } = await describeSubscription(tx, deps);
      const items = (await listEndpoints(tx)).map(toEndpoint);
      return { items, can: { create: can.use_api } };
    }),
  );
  bind(app, contract.createWebhook, async ({ user, body }) => {
    const row = await withPlan(user.id, (tx) =>
      createEndpoint(tx, user.id, body, config.webhook_allow),
    );
    return { endpoint: toEndpoint(row), secret: await secretOf(deps, row) };
  });
  bind(app, contract.updateWebhook, async ({ user, params, body }) =>
    toEndpoint(
      await withPlan(user.id, (tx) => changeEndpoint(tx, params.id, body, config.webhook_allow)),
    ),
  );
  bind(app, contract.deleteWebhook, async ({ user, params }) => {
    await withUser(db, user.id, (tx) => removeEndpoint(tx, params.id));
    return { deleted: true as const };
  });
  bind(app, contract.rotateWebhookSecret, async ({ user, params }) => {
    const row = await withPlan(user.id, (tx) => rotateSecretOf(tx, params.id));
    return { endpoint: toEndpoint(row), secret: await secretOf(deps, row) };
  });
  bind(app, contract.testWebhook, async ({ user, params }) => {
    const endpoint = await withPlan(user.id, (tx) => requireEndpoint(tx, params.id));
    const timestamp = new Date().toISOString();
    const { result, sent } = await sendMessage(deps, endpoint, {
      id: `test_${crypto.randomUUID()}`,
      body: JSON.stringify({ type: "webhook.test", timestamp, data: {} }),
    });
    const { retry_after_s: _, ...attempt } = result;
    return { ...sent, attempt };
  });
  bind(app, contract.listWebhookDeliveries, ({ user, params, query }) =>
    readAs(db, user.id, async (tx) => {
      await requireEndpoint(tx, params.id);
      return listDeliveries(tx, params.id, decodeCursor(query.cursor));
    }),
  );
  bind(app, contract.resendWebhookDelivery, async ({ user, params }) => {
    await withPlan(user.id, (tx) => resendDelivery(tx, jobs, params.id));
    return { queued: true as const };
  });
  bind(app, contract.listWebhookEvents, ({ user, query }) =>
    readAs(db, user.id, (tx) => listEvents(tx, query)),
  );
};
