import * as contract from "@relato/shared/contract/home.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { findHomeStart, findOnboarding, findStatistics, saveOnboarding } from "./queries.ts";

export const registerHomeRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.getStatistics, ({ user }) =>
    readAs(db, user.id, (tx) => findStatistics(tx, user.id)),
  );

  bind(app, contract.getHomeStart, ({ user }) =>
    readAs(db, user.id, (tx) => findHomeStart(tx, user.id)),
  );

  bind(app, contract.getOnboarding, ({ user }) =>
    withUser(db, user.id, (tx) => findOnboarding(tx, user.id)),
  );

  bind(app, contract.saveOnboarding, ({ user, body }) =>
    withUser(db, user.id, async (tx) => {
      await saveOnboarding(tx, user.id, body);
      return findOnboarding(tx, user.id);
    }),
  );
};
