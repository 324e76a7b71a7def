import { proposeMask } from "@relato/shared/contract/laudo-checks.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { createMaskImport } from "../laudo-templates/mask-import.ts";
import { proposeMaskOf } from "./propose.ts";

export const registerLaudoMaskRoutes = (app: FastifyInstance, deps: Deps): void => {
  const masks = createMaskImport();
  app.addHook("onClose", () => masks.close());
  bind(
    app,
    proposeMask,
    ({ user, params, body }) => proposeMaskOf({ ...deps, masks }, user.id, params.id, body),
    // The longest laudo, with four bytes per letter and its marks.
    { bodyLimit: 4 * 1024 * 1024 },
  );
};
