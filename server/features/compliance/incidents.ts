import type {
  Incident,
  IncidentEntryData,
  IncidentFacts,
} from "@relato/shared/contract/incidents.ts";
import type { Database } from "../../platform/database/database.ts";
import { incident_entries } from "../../platform/database/schema/compliance.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import type { Scope } from "./affected-patients.ts";
import { termOf } from "./incident-term.ts";

interface EntryRow {
  id: string;
  incident_id: string;
  at: string;
  recorded_by: string;
  entry: IncidentEntryData;
}

const ENTRIES = `
  select e.id, e.incident_id, e.at, coalesce(u.email, e.recorded_by) as recorded_by, e.entry
    from installation.incident_entries e left join auth."user" u on u.id = e.recorded_by`;

const toIncident = (rows: readonly EntryRow[], now: string): Incident => {
  const data = rows.map(({ entry }) => entry);
  const told = data.findLast((entry) => entry.kind === "facts");
  const communicated = data.findLast((entry) => entry.kind === "communicated");
  const { facts } = requireRow(told);
  const first = requireRow(rows[0]);
  return {
    id: first.incident_id,
    opened_at: first.at,
    facts,
    term: termOf(facts.known_at, data, now),
    communicated:
      communicated === undefined ? null : { at: communicated.at, protocol: communicated.protocol },
    notified: data.reduce((n, one) => n + (one.kind === "doctors_notified" ? one.doctors : 0), 0),
    entries: rows.map(({ id, at, recorded_by, entry }) => ({ id, at, recorded_by, entry })),
  };
};

/** Newest first. */
export const listIncidents = async ({ pool }: Database, now: string): Promise<Incident[]> => {
  const { rows } = await pool.query<EntryRow>(`${ENTRIES} order by e.at, e.id`);
  const groups = Map.groupBy(rows, ({ incident_id }) => incident_id);
  return [...groups.values()].map((entries) => toIncident(entries, now)).reverse();
};

/** @throws AppError NOT_FOUND */
export const requireIncident = async (
  { pool }: Database,
  id: string,
  now = new Date().toISOString(),
): Promise<Incident> => {
  const { rows } = await pool.query<EntryRow>(
    `${ENTRIES} where e.incident_id = $1 order by e.at, e.id`,
    [id],
  );
  if (rows.length === 0) throw new AppError("NOT_FOUND");
  return toIncident(rows, now);
};

interface NewEntry {
  id: string;
  incident_id: string;
  recorded_by: string;
  entry: IncidentEntryData;
}

/** False if an entry with this id exists. */
export const insertEntry = async ({ login }: Database, entry: NewEntry): Promise<boolean> => {
  const rows = await login
    .insert(incident_entries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: incident_entries.id });
  return rows.length > 0;
};

/** The users behind the accounts of the facts. @throws AppError INCIDENT_ACCOUNT_UNKNOWN */
export const scopeOf = async (
  { pool }: Database,
  { from, to, accounts }: IncidentFacts,
): Promise<Scope> => {
  const emails = [...new Set(accounts.map((email) => email.trim().toLowerCase()))];
  const { rows } = await pool.query<{ id: string }>(
    `select id from auth."user" where email = any($1)`,
    [emails],
  );
  if (rows.length < emails.length) throw new AppError("INCIDENT_ACCOUNT_UNKNOWN");
  return { from, to, actors: rows.map(({ id }) => id) };
};
