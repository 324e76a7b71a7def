import * as contract from "@relato/shared/contract/busca.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { search } from "./search.ts";

export const registerBuscaRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.search, ({ user, body }) =>
    readAs(db, user.id, (tx) => search(tx, user.id, body.text)),
  );
};
