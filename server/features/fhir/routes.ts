import { getLaudoFhir } from "@relato/shared/contract/laudos.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { registerFhirApi } from "./api/routes.ts";
import { loadLaudoBundle } from "./laudo-bundle.ts";

export const registerFhirRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(app, getLaudoFhir, async ({ user, params: { id }, reply }) => {
    const bundle = await loadLaudoBundle(deps, user, id);
    return reply
      .headers({
        "content-type": "application/fhir+json",
        // A file name in a folder of downloads must not name the patient.
        "content-disposition": `attachment; filename="laudo-${id.slice(0, 8)}.fhir.json"`,
        "cache-control": "no-store",
      })
      .send(JSON.stringify(bundle));
  });
  registerFhirApi(app, deps);
};
