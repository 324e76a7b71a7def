import * as contract from "@relato/shared/contract/modelos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { listModelos } from "./queries.ts";

export const registerModelosRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listModelos, async ({ user, query }) => ({
    items: await withUser(db, user.id, (tx) => listModelos(tx, query.language)),
  }));
};
