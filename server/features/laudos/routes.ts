import * as checks from "@relato/shared/contract/laudo-checks.ts";
import * as versions from "@relato/shared/contract/laudo-versions.ts";
import * as contract from "@relato/shared/contract/laudos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { lockDocumento } from "../documentos/queries.ts";
import { createLaudoOf } from "./create.ts";
import { findLaudo, removeLaudo } from "./queries.ts";
import { saveLaudoOf } from "./save.ts";
import { searchLaudosOf } from "./search.ts";

/** The longest laudo, with four bytes per letter, its marks and the rest of the request. */
const LIMIT = { bodyLimit: 4 * 1024 * 1024 };

export const registerLaudosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  bind(app, contract.searchLaudos, ({ user, body }) => searchLaudosOf(db, user.id, body));

  bind(app, contract.createLaudo, ({ user, body }) => createLaudoOf(deps, user.id, body));

  bind(app, contract.getLaudo, ({ user, params: { id } }) =>
    readAs(db, user.id, async (tx) => requireRow(await findLaudo(tx, id))),
  );

  bind(
    app,
    contract.saveLaudo,
    ({ user, params: { id }, body }) => saveLaudoOf(deps, user, id, body),
    LIMIT,
  );

  bind(app, contract.deleteLaudo, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      await lockDocumento(tx, id);
      const laudo = requireRow(await findLaudo(tx, id));
      if (!laudo.can.remove) throw new AppError("LAUDO_SIGNED");
      await removeLaudo(tx, id);
      return { deleted: true as const };
    }),
  );
};
