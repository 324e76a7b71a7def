import * as contract from "@relato/shared/contract/api-keys.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRecentProof } from "../contas/step-up.ts";
import { requireApiPlan } from "../planos/require-api-plan.ts";
import { describeSubscription } from "../planos/subscription.ts";
import { insertKey, listKeys, revokeKey } from "./queries.ts";
import { createSecret } from "./secret.ts";

/** Keys of the integration API (docs/decisions/0050-api-keys.md). */
export const registerApiKeysRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  bind(app, contract.listApiKeys, ({ user }) =>
    readAs(db, user.id, async (tx) => {
      const { can } = await describeSubscription(tx, deps);
      return { items: await listKeys(tx), can: { create: can.use_api } };
    }),
  );

  bind(app, contract.createApiKey, async ({ user, body, request }) => {
    await requireRecentProof(deps, request);
    if (!isLoopback(deps.config.base_url) && body.origins.some((one) => isLoopback(one)))
      throw new AppError("VALIDATION", { field: "origins" });
    const secret = createSecret();
    const key = await withUser(db, user.id, async (tx) => {
      await requireApiPlan(tx, deps);
      return insertKey(tx, user.id, body, secret);
    });
    return { key, secret };
  });

  bind(app, contract.revokeApiKey, async ({ user, params }) => {
    if (!(await withUser(db, user.id, (tx) => revokeKey(tx, params.id))))
      throw new AppError("NOT_FOUND");
    return { revoked: true as const };
  });
};
