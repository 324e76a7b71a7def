import * as contract from "@relato/shared/contract/compliance.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { registerDocumentRoutes } from "./document-routes.ts";
import { registerIncidentRoutes } from "./incident-routes.ts";
import { listConsultaRetention, previewRetention } from "./retention-preview.ts";

/** What the law asks of the installation: retention periods, documents, the incident register. */
export const registerComplianceRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db } = deps;

  registerIncidentRoutes(app, deps);
  registerDocumentRoutes(app, deps);

  bind(app, contract.getRetentionPreview, () => previewRetention(deps));

  bind(app, contract.getConsultaRetention, async ({ params, user }) => ({
    items: await readAs(db, user.id, (tx) => listConsultaRetention(tx, config, params.id)),
  }));
};
