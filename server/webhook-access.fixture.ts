import type { Deps } from "./deps.ts";
import { withUser } from "./platform/database/database.ts";
import { grantPlano } from "./features/planos/grants.ts";
import type { TestClient } from "./testing/app.ts";
import { WEBHOOK_ROWS } from "./testing/webhook-rows.ts";

const FORM = { url: "https://clinic.example.org", events: ["laudo.signed"], fields: [] };

/** A doctor's row, made with the plan that webhooks need. */
const makeRow = async ({ db }: Deps, doctor: TestClient, table: string): Promise<string> => {
  await grantPlano(db, { user_id: doctor.id, plano: "yearly", until: null, granted_by: null });
  await WEBHOOK_ROWS[table]?.(db, doctor.id);
  const rows = await withUser(db, doctor.id, (tx) =>
    tx.query<{ id: string }>(`select id from ${table} order by id desc limit 1`),
  );
  return rows[0]!.id;
};

/** For the access test: rows of the routes of webhooks. */
export const webhookRows = (deps: Deps) => ({
  "/api/webhooks/:id": {
    make: (doctor: TestClient) => makeRow(deps, doctor, "webhook_endpoints"),
    payload: { ...FORM, enabled: true },
  },
  "/api/webhook-deliveries/:id": {
    make: (doctor: TestClient) => makeRow(deps, doctor, "webhook_deliveries"),
  },
});
