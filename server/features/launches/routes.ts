import * as contract from "@relato/shared/contract/launches.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { findCurrentPaciente } from "../pacientes/current-paciente.ts";
import { registerLaunchPages } from "./pages.ts";
import { insertLaunch } from "./queries.ts";
import { createLinkToken, hashToken } from "./tokens.ts";

/** Links with which a clinic's system opens one patient (docs/decisions/0054). */
export const registerLaunchesRoutes = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const { auth, config, db } = deps;

  bind(app, contract.createLaunch, async ({ user, body }) => {
    const { base_url } = config;
    if (!base_url.startsWith("https://") && !isLoopback(base_url))
      throw new AppError("LAUNCH_HTTPS_REQUIRED");
    const { secret } = await auth.$context;
    const token = createLinkToken(secret);
    const key_id = requireRow(user.key, "API_KEY_INVALID").id;
    const expires_at = await withUser(db, user.id, async (tx) => {
      const paciente_id = await findCurrentPaciente(tx, body.paciente_id);
      return insertLaunch(tx, { ...body, paciente_id, user_id: user.id, key_id }, hashToken(token));
    });
    return { url: `${base_url}/launch/${token}`, expires_at };
  });

  registerLaunchPages(app, deps, documents);
};
