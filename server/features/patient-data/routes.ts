import * as contract from "@relato/shared/contract/patient-data.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requirePaciente } from "../pacientes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { listConsents } from "./consents.ts";

/** What the law on personal data gives a patient: register of consents, export, erasure. */
export const registerPatientDataRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.listPatientConsents, ({ user, params }) =>
    readAs(db, user.id, async (tx) => {
      await requirePaciente(tx, params.id);
      return { items: await listConsents(tx, params.id, await nameOf(tx, user)) };
    }),
  );
};
