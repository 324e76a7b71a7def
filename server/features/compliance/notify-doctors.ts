import type { AffectedDoctor, Incident, ToldIncident } from "@relato/shared/contract/incidents.ts";
import { DEFAULT_LOCALE } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Database, readAs, type Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { messagesOf } from "../../platform/messages.ts";
import { insertNotificationOnce } from "../notifications/queries.ts";
import { countAffectedPatients, findAffectedIds } from "./affected-patients.ts";
import { requireIncident, scopeOf } from "./incidents.ts";

/** By doctor, how many patients they marked as informed. */
const countInformed = (db: Database, incidentId: string): Promise<Map<string, number>> =>
  asSystem(db, "count the patients who were informed of an incident", async (tx) => {
    const rows = await tx.query<{ medico_id: string; informed: number }>(
      `select i.medico_id, count(*)::int as informed
         from incident_informed i join incident_notices n on n.id = i.notice_id
        where n.incident_id = $1 group by i.medico_id`,
      [incidentId],
    );
    return new Map(rows.map(({ medico_id, informed }) => [medico_id, informed]));
  });

export const listAffectedDoctors = async (
  db: Database,
  { id: incidentId, facts }: Incident,
): Promise<AffectedDoctor[]> => {
  const counted = await countAffectedPatients(db, await scopeOf(db, facts));
  const informed = await countInformed(db, incidentId);
  const { rows } = await db.pool.query<{ id: string; email: string }>(
    `select id, email from auth."user" where id = any($1)`,
    [counted.map(({ id }) => id)],
  );
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return counted.map((one) => ({
    ...one,
    email: emails.get(one.id) ?? one.id,
    informed: informed.get(one.id) ?? 0,
  }));
};

/** Inserts the notice and its notification. Returns false for a doctor who has one already. */
const notifyDoctor = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  incident_id: string,
  medico_id: string,
): Promise<boolean> => {
  const [notice] = await tx.query<{ id: string }>(
    `insert into incident_notices (incident_id, medico_id) values ($1, $2)
     on conflict do nothing returning id`,
    [incident_id, medico_id],
  );
  if (notice === undefined) return false;
  const { title, description } = messagesOf(DEFAULT_LOCALE).notifications.type.incidente;
  const draft = { type: "incidente" as const, title: title(), description, consulta_id: null };
  const notification = await insertNotificationOnce(tx, medico_id, notice.id, draft);
  if (notification !== null)
    await events.publish(tx, medico_id, { type: "notification", notification });
  return true;
};

/** Notifies the affected doctors who have no notice yet. Returns how many. */
export const notifyAffectedDoctors = async (
  deps: Pick<Deps, "db" | "events">,
  incident: Incident,
): Promise<string[]> => {
  const doctors = await listAffectedDoctors(deps.db, incident);
  return asSystem(deps.db, "notify doctors of an incident", async (tx) => {
    const notified: string[] = [];
    for (const { id } of doctors)
      if (await notifyDoctor(deps, tx, incident.id, id)) notified.push(id);
    return notified;
  });
};

/** For the doctor of the notice. Names are read as this doctor. @throws AppError NOT_FOUND */
export const readToldIncident = async (
  db: Database,
  medicoId: string,
  noticeId: string,
): Promise<ToldIncident> => {
  const [notice] = await readAs(db, medicoId, (tx) =>
    tx.query<{ incident_id: string }>("select incident_id from incident_notices where id = $1", [
      noticeId,
    ]),
  );
  const { facts } = await requireIncident(db, requireRow(notice).incident_id);
  const ids = await findAffectedIds(db, await scopeOf(db, facts), medicoId);
  return readAs(db, medicoId, async (tx) => ({
    facts,
    patients: await tx.query<ToldIncident["patients"][number]>(
      `select p.id, p.nome, not (p.id = any($1::uuid[])) as listed, i.informed_at
         from pacientes p
         left join incident_informed i on i.paciente_id = p.id and i.notice_id = $3
        where p.id = any($1::uuid[]) or $2 order by listed, p.nome, p.id`,
      [ids.patients, ids.has_lists, noticeId],
    ),
    consultas: await tx.query<ToldIncident["consultas"][number]>(
      "select id, data_criacao from consultas where id = any($1::uuid[]) order by data_criacao",
      [ids.consultas],
    ),
  }));
};
