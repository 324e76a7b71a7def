import * as contract from "@relato/shared/contract/patient-data.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { createExportSlots } from "../configuracoes/export-slots.ts";
import { requirePaciente } from "../pacientes/queries.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { listConsents } from "../consultas/list-consents.ts";
import { erasePatient } from "./erase.ts";
import { planErasure } from "./erasure-plan.ts";
import { streamPatientExport } from "./export.ts";
import { liftRestriction, openRestricted } from "./open-restricted.ts";

/** What the law on personal data gives a patient: register of consents, export, erasure. */
export const registerPatientDataRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;
  bind(app, contract.listPatientConsents, ({ user, params }) =>
    readAs(db, user.id, async (tx) => {
      await requirePaciente(tx, params.id);
      return { items: await listConsents(tx, params.id, await nameOf(tx, user)) };
    }),
  );

  const slots = createExportSlots();
  bind(
    app,
    contract.exportPatient,
    async ({ user, params: { id }, reply }) => {
      const zip = await slots.open(user.id, () => streamPatientExport(deps, user, id));
      const entry = { actor: user.id, action: "patient.export", subject: id };
      audit.record({ ...entry, outcome: "success" });
      // A file name in a folder of downloads must not name the patient.
      const filename = `paciente-${id.slice(0, 8)}.zip`;
      reply.headers({
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${filename}"`,
        "cache-control": "private, no-store",
      });
      return reply.send(zip);
    },
    { head: "none" },
  );

  registerErasureRoutes(app, deps);
};

const registerErasureRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;
  bind(app, contract.previewErasure, ({ user, params }) =>
    readAs(db, user.id, async (tx) => requireRow((await planErasure(tx, params.id)) ?? undefined)),
  );

  bind(app, contract.erasePatient, async ({ user, params: { id }, body }) => {
    const result = await erasePatient(deps, user.id, id, body.nome);
    audit.record({ actor: user.id, action: "patient.erase", subject: id, outcome: "success" });
    return result;
  });

  bind(app, contract.openRestricted, async ({ user, body }) => {
    const { nome, reason, lift } = body;
    const items = await withUser(db, user.id, (tx) =>
      lift ? liftRestriction(tx, nome) : openRestricted(tx, nome),
    );
    const action = `patient.${lift ? "lift-restriction" : "open-restricted"}.${reason}`;
    for (const { id } of items)
      audit.record({ actor: user.id, action, subject: id, outcome: "success" });
    return { items };
  });
};
