import { randomUUID } from "node:crypto";
import * as contract from "@relato/shared/contract/incidents.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { recordAdminAct } from "../../platform/audit/record-admin-act.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { insertEntry, listIncidents, requireIncident, scopeOf } from "./incidents.ts";
import { markInformed } from "./mark-informed.ts";
import { listAffectedDoctors, notifyAffectedDoctors, readToldIncident } from "./notify-doctors.ts";

/** The register of incidents. Every entry is also an act in the audit log. */
export const registerIncidentRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { audit, db } = deps;

  bind(app, contract.listIncidents, async () => ({
    items: await listIncidents(db, new Date().toISOString()),
  }));

  bind(app, contract.recordIncident, async ({ body: { id, facts }, user }) => {
    await scopeOf(db, facts);
    const entry = { kind: "facts" as const, facts };
    // The first entry has the id of the incident, so that a retry inserts nothing.
    if (await insertEntry(db, { id, incident_id: id, recorded_by: user.id, entry }))
      recordAdminAct(audit, {
        ...{ actor: user.id, act: "record-incident", medico_id: null, subject: id },
      });
    return requireIncident(db, id);
  });

  bind(app, contract.addIncidentEntry, async ({ params, body: { id, entry }, user }) => {
    const incident = await requireIncident(db, params.incidentId);
    if (entry.kind === "facts") await scopeOf(db, entry.facts);
    const row = { id, incident_id: incident.id, recorded_by: user.id, entry };
    if (await insertEntry(db, row))
      recordAdminAct(audit, {
        ...{ actor: user.id, act: "add-incident-entry", medico_id: null, subject: incident.id },
      });
    return requireIncident(db, incident.id);
  });

  bind(app, contract.countAffected, async ({ params }) => ({
    doctors: await listAffectedDoctors(db, await requireIncident(db, params.incidentId)),
  }));

  bind(app, contract.notifyDoctors, async ({ params, user }) => {
    const incident = await requireIncident(db, params.incidentId);
    const doctors = await notifyAffectedDoctors(deps, incident);
    if (doctors.length > 0) {
      const entry = { kind: "doctors_notified" as const, doctors: doctors.length };
      const row = { id: randomUUID(), incident_id: incident.id, recorded_by: user.id, entry };
      await insertEntry(db, row);
      for (const medico_id of doctors)
        recordAdminAct(audit, {
          ...{ actor: user.id, act: "notify-incident", medico_id, subject: incident.id },
        });
    }
    return requireIncident(db, incident.id);
  });

  bind(app, contract.getAffectedPatients, ({ params, user }) =>
    readToldIncident(db, user.id, params.noticeId),
  );

  bind(app, contract.markInformed, async ({ params, body, user }) => ({
    informed_at: await withUser(db, user.id, (tx) =>
      markInformed(tx, user.id, { ...params, ...body }),
    ),
  }));
};
