import * as contract from "@relato/shared/contract/pacientes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { listPacienteChoices } from "./queries.ts";

export const registerPacientesRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listPacienteChoices, async ({ user }) => ({
    items: await withUser(db, user.id, listPacienteChoices),
  }));
};
