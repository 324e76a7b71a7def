import * as versions from "@relato/shared/contract/documento-versions.ts";
import * as contract from "@relato/shared/contract/documentos.ts";
import * as rewriting from "@relato/shared/contract/rewriting.ts";
import { MAX_DOCUMENT } from "@relato/shared/domain/documento.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { beginByDoctor } from "./versions/begin-by-doctor.ts";
import { createVersion } from "./versions/change.ts";
import { askDocumento, askRewrite, stopRewriting } from "./ask-rewrite.ts";
import { acceptProposal, discardProposal } from "./versions/proposal.ts";
import { removeDocumento } from "./versions/remove.ts";
import { signDocumento } from "./sign/sign.ts";
import { registerPdfRoutes } from "./pdf-routes.ts";
import { findDocumento, findVersion, listDocumentos, listVersions } from "./queries.ts";

/** The longest document, where every letter needs four bytes, and what stands around it. */
const MAX_BYTES = 4 * MAX_DOCUMENT + 65_536;

/** What is there, or NOT_FOUND. */
const required = <T>(found: T | null): T => {
  if (found === null) throw new AppError("NOT_FOUND");
  return found;
};

export const registerDocumentosRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  registerPdfRoutes(app, deps);

  bind(app, contract.listDocumentos, ({ user, params }) =>
    withUser(db, user.id, async (tx) => ({ items: required(await listDocumentos(tx, params.id)) })),
  );

  bind(
    app,
    contract.createDocumento,
    ({ user, params, body }) =>
      body.from === "template"
        ? askDocumento(deps, user.id, params.id, body)
        : beginByDoctor(deps, user, params.id, body),
    { bodyLimit: MAX_BYTES },
  );

  bind(app, contract.getDocumento, ({ user, params }) =>
    withUser(db, user.id, async (tx) => required(await findDocumento(tx, params.id))),
  );

  bind(app, contract.removeDocumento, async ({ user, params }) => {
    await removeDocumento(deps, user.id, params.id);
    return { removed: true as const };
  });

  bind(app, versions.listVersions, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      required(await findDocumento(tx, params.id));
      return { items: await listVersions(tx, params.id) };
    }),
  );

  bind(app, versions.getVersion, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      required(await findDocumento(tx, params.id));
      const version = await findVersion(tx, params.id, params.number);
      if (version === null) throw new AppError("VERSION_NOT_FOUND");
      return version;
    }),
  );

  bind(
    app,
    versions.createVersion,
    ({ user, params, body }) => createVersion(deps, user, params.id, body),
    { bodyLimit: MAX_BYTES },
  );

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

  bind(app, versions.signDocumento, ({ user, params, body }) =>
    signDocumento(deps, user, params.id, body.base),
  );
};
