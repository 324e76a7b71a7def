import * as contract from "@relato/shared/contract/patient-merges.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requirePaciente } from "../pacientes/queries.ts";
import { mergePatients } from "./merge.ts";
import { findPatientMerges } from "./queries.ts";
import { undoMerge } from "./undo.ts";

/** Duplicate patients become one, and two again for 30 days. */
export const registerPatientMergesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;
  // The route's own entry has the patient of its path; the log shows the other one too.
  const recordOther = (actor: string, action: string, subject: string): void =>
    audit.record({ actor, action, subject, outcome: "success" });

  bind(app, contract.listPatientMerges, ({ user, params }) =>
    readAs(db, user.id, (tx) => findPatientMerges(tx, params.id)),
  );

  bind(app, contract.mergePatients, async ({ user, params, body }) => {
    const merges = await withUser(db, user.id, async (tx) => {
      await mergePatients(tx, deps, user, params.id, body);
      return findPatientMerges(tx, params.id);
    });
    recordOther(user.id, "patient.merge", body.from);
    return merges;
  });

  bind(app, contract.undoPatientMerge, async ({ user, params, body }) => {
    const paciente = await withUser(db, user.id, async (tx) => {
      const id = await undoMerge(tx, deps, user, params.id, body.merge_id);
      return requirePaciente(tx, id);
    });
    recordOther(user.id, "patient.merge-undo", paciente.id);
    return paciente;
  });
};
