import { proposeMask } from "@relato/shared/contract/laudo-checks.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { proposeMaskOf } from "./propose.ts";

export const registerLaudoMaskRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(
    app,
    proposeMask,
    ({ user, params, body }) => proposeMaskOf(deps, user.id, params.id, body),
    // The longest laudo, with four bytes per letter and its marks.
    { bodyLimit: 4 * 1024 * 1024 },
  );
};
