import {
  WEBHOOK_FIELDS,
  type WebhookField,
  type WebhookRecord,
} from "@relato/shared/domain/webhooks.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { WebhookEventRow } from "../../platform/database/schema/webhooks.ts";
import type { Message } from "./send.ts";

/** Reads a record by its id; the columns are those of WEBHOOK_FIELDS. */
const SOURCES: Record<WebhookRecord, string> = {
  consulta: "consultas",
  paciente: "pacientes",
  agendamento: "agendamentos",
  laudo: "laudos",
  // The title is the newest version's.
  documento: `(select d.id, d.kind, v.titulo from documentos d
      join document_versions v on v.documento_id = d.id
     where d.id = $1 order by v.number desc limit 1)`,
};

/** The chosen fields of a record as it is now; null if it is gone. */
const readFields = async (
  tx: Tx,
  record: WebhookRecord,
  id: string,
  columns: readonly string[],
): Promise<Record<string, unknown> | null> => {
  const [row] = await tx.query<{ fields: Record<string, unknown> }>(
    `select json_build_object(${columns.map((name) => `'${name}', r.${name}`).join(", ")}) as fields
       from ${SOURCES[record]} r where r.id = $1`,
    [id],
  );
  return row?.fields ?? null;
};

/**
 * The message of an event: `type`, `timestamp` and `data`, which has the ids of the records. A
 * record whose fields the endpoint wants is an object beside its id.
 */
export const writeMessage = async (
  tx: Tx,
  event: WebhookEventRow,
  wanted: readonly WebhookField[],
): Promise<Message> => {
  const data: Record<string, unknown> = { ...event.data };
  for (const record of Object.keys(WEBHOOK_FIELDS) as WebhookRecord[]) {
    const id = event.data[`${record}_id`];
    const names: readonly string[] = WEBHOOK_FIELDS[record];
    const columns = names.filter((name) => wanted.includes(`${record}.${name}` as WebhookField));
    if (typeof id === "string" && columns.length > 0)
      data[record] = await readFields(tx, record, id, columns);
  }
  return {
    id: `evt_${event.id}`,
    body: JSON.stringify({ type: event.type, timestamp: event.created_at, data }),
  };
};
