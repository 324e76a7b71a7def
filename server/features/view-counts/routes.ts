import * as contract from "@relato/shared/contract/view-counts.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { addView, readViewCounts } from "./queries.ts";

export const registerViewCountsRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.countView, async ({ body, user }) => {
    const isAllowed = await readAs(db, user.id, (tx) =>
      hasPreference(tx, user.id, "usage_analytics"),
    );
    if (isAllowed) await addView(db, body.view);
    return { counted: isAllowed };
  });

  bind(app, contract.listViewCounts, async () => ({ items: await readViewCounts(db) }));
};
