import * as contract from "@relato/shared/contract/modelos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { acceptModelo } from "./policy.ts";
import {
  findModelo,
  insertModelo,
  listModelos,
  markDeleted,
  saveModeloSettings,
  updateModelo,
} from "./queries.ts";

/** Explains why a statement changed no row: not visible, a system template, or a conflict. */
const refuse = async (tx: Tx, id: string): Promise<never> => {
  const found = await findModelo(tx, id);
  if (found === null) throw new AppError("NOT_FOUND");
  throw new AppError(found.can.edit ? "MODELO_CHANGED" : "FORBIDDEN");
};

export const registerModelosRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listModelos, async ({ user, query }) => ({
    items: await readAs(db, user.id, (tx) => listModelos(tx, query.language)),
  }));

  bind(app, contract.getModelo, ({ user, params: { id } }) =>
    readAs(db, user.id, async (tx) => (await findModelo(tx, id)) ?? refuse(tx, id)),
  );

  bind(app, contract.createModelo, ({ user, body }) => {
    const modelo = { ...acceptModelo(body), id: body.id };
    return withUser(db, user.id, async (tx) => {
      await insertModelo(tx, user.id, modelo);
      const found = await findModelo(tx, modelo.id);
      // The id belongs to another doctor or to a deleted template.
      if (found === null || !found.can.edit) throw new AppError("NOT_FOUND");
      return found;
    });
  });

  bind(app, contract.updateModelo, ({ user, params: { id }, body }) => {
    const modelo = { ...acceptModelo(body), base: body.base };
    return withUser(
      db,
      user.id,
      async (tx) => (await updateModelo(tx, id, modelo)) ?? refuse(tx, id),
    );
  });

  bind(app, contract.saveModeloSettings, ({ user, params: { id }, body }) =>
    withUser(db, user.id, async (tx) => (await saveModeloSettings(tx, id, body)) ?? refuse(tx, id)),
  );

  bind(app, contract.deleteModelo, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      if (!(await markDeleted(tx, id))) await refuse(tx, id);
      return { deleted: true as const };
    }),
  );
};
