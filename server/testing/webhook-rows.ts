import { type Database, withUser } from "../platform/database/database.ts";
import { createPaciente } from "./factories.ts";

const URL = "https://clinic.example.org/events";

/** An endpoint and a patient, whose event a trigger records with a delivery. */
const createDelivery = async (db: Database, user_id: string): Promise<string> => {
  await withUser(db, user_id, (tx) =>
    tx.query(
      `insert into webhook_endpoints (user_id, url, locale, events, fields)
       values ($1, $2, 'pt-br', '{paciente.created}', '{}')`,
      [user_id, URL],
    ),
  );
  await createPaciente(db, { medico_id: user_id });
  const [row] = await withUser(db, user_id, (tx) =>
    tx.query<{ id: string }>("select id from webhook_deliveries order by id desc limit 1"),
  );
  return row!.id;
};

/** Rows of webhooks for the access test. */
export const WEBHOOK_ROWS: Record<string, (db: Database, user_id: string) => Promise<unknown>> = {
  webhook_endpoints: createDelivery,
  webhook_events: createDelivery,
  webhook_deliveries: createDelivery,
  webhook_attempts: async (db, user_id) => {
    const delivery_id = await createDelivery(db, user_id);
    return withUser(db, user_id, (tx) =>
      tx.query(
        `insert into webhook_attempts (user_id, delivery_id, number, status, duration_ms)
         values ($1, $2, 1, 204, 12)`,
        [user_id, delivery_id],
      ),
    );
  },
};
