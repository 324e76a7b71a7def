import * as versions from "@relato/shared/contract/documento-versions.ts";
import * as contract from "@relato/shared/contract/documentos.ts";
import { getLastPrescription } from "@relato/shared/contract/prescriptions.ts";
import * as rewriting from "@relato/shared/contract/rewriting.ts";
import { MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { askDocumento, askRewrite, stopRewriting } from "./ask-rewrite.ts";
import { registerPdfRoutes } from "./pdf-routes.ts";
import { findLastPrescription } from "./last-prescription.ts";
import { findDocumento, findVersion, listDocumentos, listVersions } from "./queries.ts";
import { signDocumento } from "./sign/sign.ts";
import { beginByDoctor } from "./versions/begin-by-doctor.ts";
import { createVersion } from "./versions/change.ts";
import { acceptProposal, discardProposal } from "./versions/proposal.ts";
import { removeDocumento, restoreDocumento } from "./versions/remove.ts";

/** The longest document, with four bytes per letter, and the rest of the request. */
const LIMIT = { bodyLimit: 4 * MAX_DOCUMENT + 65_536 };

export const registerDocumentosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  registerPdfRoutes(app, deps);

  bind(app, contract.listDocumentos, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => ({ items: requireRow(await listDocumentos(tx, id)) })),
  );

  bind(
    app,
    contract.createDocumento,
    ({ user, params, body }) =>
      body.from === "template"
        ? askDocumento(deps, user.id, params.id, body)
        : beginByDoctor(deps, user, params.id, body),
    LIMIT,
  );

  bind(app, getLastPrescription, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => ({ prescription: await findLastPrescription(tx, id) })),
  );

  bind(app, contract.getDocumento, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => requireRow(await findDocumento(tx, id))),
  );

  bind(app, contract.removeDocumento, async ({ user, params }) => {
    await removeDocumento(deps, user.id, params.id);
    return { removed: true as const };
  });

  bind(app, contract.restoreDocumento, ({ user, params }) =>
    restoreDocumento(deps, user.id, params.id),
  );

  bind(app, versions.listVersions, ({ user, params: { id } }) =>
    withUser(db, user.id, async (tx) => {
      requireRow(await findDocumento(tx, id));
      return { items: await listVersions(tx, id) };
    }),
  );

  bind(app, versions.getVersion, ({ user, params: { id, number } }) =>
    withUser(db, user.id, async (tx) => {
      requireRow(await findDocumento(tx, id));
      return requireRow(await findVersion(tx, id, number), "VERSION_NOT_FOUND");
    }),
  );

  bind(
    app,
    versions.createVersion,
    ({ user, params, body }) => createVersion(deps, user, params.id, body),
    LIMIT,
  );

  registerRewritingRoutes(app, deps);

  bind(app, versions.signDocumento, ({ user, params, body }) =>
    signDocumento(deps, user, params.id, body.base),
  );
};

const registerRewritingRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(app, rewriting.rewriteDocumento, ({ user, params, body }) =>
    askRewrite(deps, user.id, params.id, body),
  );

  bind(app, rewriting.stopRewriting, ({ user, params }) => stopRewriting(deps, user.id, params.id));

  bind(app, rewriting.acceptProposal, ({ user, params, body }) =>
    acceptProposal(deps, user.id, params.id, body.base),
  );

  bind(app, rewriting.discardProposal, ({ user, params }) =>
    discardProposal(deps, user.id, params.id),
  );
};
