import { proposeConclusion } from "@relato/shared/contract/laudo-checks.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { proposeConclusionOf } from "./propose.ts";

export const registerLaudoConclusionRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(
    app,
    proposeConclusion,
    ({ user, params, body }) => proposeConclusionOf(deps, user.id, params.id, body.content),
    // The longest laudo, with four bytes per letter and its marks.
    { bodyLimit: 4 * 1024 * 1024 },
  );
};
