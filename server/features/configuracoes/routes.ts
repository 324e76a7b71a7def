import * as contract from "@relato/shared/contract/configuracoes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { findPreferences, turnPreferences } from "./queries.ts";

/** The settings: saved switches, and everything that the doctor has here as one file. */
export const registerConfiguracoesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  bind(app, contract.getPreferences, ({ user }) => withUser(db, user.id, findPreferences));
  bind(app, contract.savePreferences, ({ body, user }) =>
    withUser(db, user.id, (tx) => turnPreferences(tx, body)),
  );
};
