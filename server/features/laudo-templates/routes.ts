import * as contract from "@relato/shared/contract/laudo-templates.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { createMask, deleteMask, listMasks, requireMask, updateMask } from "./queries.ts";

export const registerLaudoTemplatesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  bind(app, contract.listLaudoTemplates, async ({ user }) => ({
    items: await readAs(db, user.id, listMasks),
  }));

  bind(app, contract.getLaudoTemplate, ({ user, params: { id } }) =>
    readAs(db, user.id, (tx) => requireMask(tx, id)),
  );

  bind(app, contract.createLaudoTemplate, ({ user, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return createMask(tx, user.id, body);
    }),
  );

  bind(app, contract.updateLaudoTemplate, ({ user, params: { id }, body }) =>
    withUser(db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return updateMask(tx, id, body);
    }),
  );

  bind(app, contract.deleteLaudoTemplate, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      await deleteMask(tx, id);
      return { deleted: true as const };
    }),
  );
};
