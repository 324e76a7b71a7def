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
import { addAddendumTo } from "./addendum.ts";
import { createLaudoOf } from "./create.ts";
import { lintContent } from "./lint.ts";
import { findLaudo, removeLaudo } from "./queries.ts";
import { saveLaudoOf } from "./save.ts";
import { searchLaudosOf } from "./search.ts";
import { signLaudoOf } from "./sign.ts";
import { findLaudoVersion, listLaudoVersionsOf, storeSavedVersion } from "./versions.ts";

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
      await deps.events.publish(tx, user.id, { type: "laudo_changed", laudo_id: id });
      return { deleted: true as const };
    }),
  );

  registerVersionRoutes(app, deps);

  bind(
    app,
    checks.lintLaudo,
    async ({ user, params: { id }, body: { content } }) => {
      const laudo = await readAs(db, user.id, async (tx) => requireRow(await findLaudo(tx, id)));
      return { findings: await lintContent(deps.engine, laudo, content) };
    },
    LIMIT,
  );
};

const registerVersionRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  bind(app, versions.listLaudoVersions, ({ user, params: { id } }) =>
    readAs(db, user.id, async (tx) => ({ items: await listLaudoVersionsOf(tx, id) })),
  );

  bind(app, versions.getLaudoVersion, ({ user, params: { id, number } }) =>
    readAs(db, user.id, (tx) => findLaudoVersion(tx, id, number)),
  );

  bind(app, versions.storeLaudoVersion, ({ user, params: { id }, body }) =>
    storeSavedVersion(deps, user, id, body),
  );

  bind(app, versions.signLaudo, ({ user, params: { id }, body }) =>
    signLaudoOf(deps, user, id, body),
  );

  bind(app, versions.addLaudoAddendum, ({ user, params: { id }, body }) =>
    addAddendumTo(deps, user, id, body),
  );
};
