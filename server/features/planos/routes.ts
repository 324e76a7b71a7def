import * as contract from "@relato/shared/contract/planos.ts";
import { toSubscriptionStatus } from "@relato/shared/domain/subscription.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { planCan } from "./policy.ts";
import { findSubscription } from "./queries.ts";

export const registerPlanosRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.getSubscription, async ({ user }) => {
    const row = await readAs(db, user.id, findSubscription);
    const status = toSubscriptionStatus(row?.subscription_status ?? null);
    return {
      status,
      price_id: row?.price_id ?? null,
      current_period_end: row?.current_period_end ?? null,
      cancel_at_period_end: row?.cancel_at_period_end ?? false,
      can: planCan(status),
    };
  });
};
