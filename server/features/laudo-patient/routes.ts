import * as contract from "@relato/shared/contract/laudo-patient.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { findPatientContexts } from "./patient-context.ts";
import { comparePriorsOf } from "./priors.ts";

/** The longest laudo, with four bytes per letter and its marks. */
const LIMIT = { bodyLimit: 4 * 1024 * 1024 };

export const registerLaudoPatientRoutes = (app: FastifyInstance, deps: Deps): void => {
  bind(app, contract.findPatientContext, ({ user, body }) =>
    readAs(deps.db, user.id, async (tx) => {
      await requireProPlano(tx, deps);
      return { items: await findPatientContexts(tx, user.id, body.identifier) };
    }),
  );

  bind(
    app,
    contract.comparePriors,
    ({ user, params, body }) => comparePriorsOf(deps, user.id, params.id, body.content),
    LIMIT,
  );
};
