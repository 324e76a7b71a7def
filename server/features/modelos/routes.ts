import * as contract from "@relato/shared/contract/modelos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import {
  createModelo,
  deleteModelo,
  listModelos,
  requireModelo,
  saveModeloSettings,
  updateModelo,
} from "./queries.ts";

export const registerModelosRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listModelos, async ({ user, query }) => ({
    items: await readAs(db, user.id, (tx) => listModelos(tx, query.language)),
  }));

  bind(app, contract.getModelo, ({ user, params: { id } }) =>
    readAs(db, user.id, (tx) => requireModelo(tx, id)),
  );

  bind(app, contract.createModelo, ({ user, body }) =>
    withUser(db, user.id, (tx) => createModelo(tx, user.id, body)),
  );

  bind(app, contract.updateModelo, ({ user, params: { id }, body }) =>
    withUser(db, user.id, (tx) => updateModelo(tx, id, body)),
  );

  bind(app, contract.saveModeloSettings, ({ user, params: { id }, body }) =>
    withUser(db, user.id, (tx) => saveModeloSettings(tx, user.id, id, body)),
  );

  bind(app, contract.deleteModelo, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      await deleteModelo(tx, id);
      return { deleted: true as const };
    }),
  );
};
