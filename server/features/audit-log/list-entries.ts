import type { AuditActor, AuditEntry, AuditFilters } from "@relato/shared/contract/audit-log.ts";
import { API_KEY_ACTOR, KIND_PATTERNS } from "@relato/shared/domain/audit-log.ts";
import type { Tx } from "../../platform/database/database.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { findPacientesOf, listSubjectsOf } from "./subjects.ts";

/** An entry with what only the export shows. */
export interface ListedEntry extends AuditEntry {
  id: string;
  subject: string | null;
  hash: string;
}

interface Row {
  id: string;
  seq: string;
  at: string;
  actor: string;
  action: string;
  subject: string | null;
  outcome: AuditEntry["outcome"];
  hash: string;
}

/** SQL conditions with their values. */
const conditionsOf = async (
  tx: Tx,
  userId: string,
  { paciente_id, kind, from, until }: AuditFilters,
): Promise<{ sql: string; values: unknown[] }> => {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (paciente_id !== undefined)
    conditions.push(`subject = any (${bind(await listSubjectsOf(tx, paciente_id))}::text[])`);
  if (kind !== undefined) {
    const { matches, except } = KIND_PATTERNS[kind];
    conditions.push(`action ~ ${bind(matches)}`);
    if (except !== null) conditions.push(`action !~ ${bind(except)}`);
  }
  if (from !== undefined || until !== undefined) {
    const zone = bind(await timeZoneOf(tx, userId));
    const startOf = (day: string) => `(${bind(day)}::date)::timestamp at time zone ${zone}`;
    if (from !== undefined) conditions.push(`at >= ${startOf(from)}`);
    if (until !== undefined)
      conditions.push(`at < (${bind(until)}::date + 1)::timestamp at time zone ${zone}`);
  }
  return { sql: conditions.map((one) => ` and ${one}`).join(""), values };
};

/** Actors that are no account. */
const WITHOUT_ACCOUNT = ["system", "reader", "patient", "automation"] as const;

const actorOf = (actor: string, userId: string): AuditActor => {
  if (actor === userId) return "self";
  if (actor.startsWith(API_KEY_ACTOR)) return "api_key";
  return WITHOUT_ACCOUNT.find((one) => one === actor) ?? "admin";
};

/** Names of administrators. Accounts are outside of tenancy. */
const findNames = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.queryAsLogin<{ id: string; name: string }>(
    `select id, name from auth."user" where id = any ($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of the doctor's API keys, revoked ones included, by actor. */
const findKeyNames = async (tx: Tx): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ id: string; name: string }>("select id, name from api_keys");
  return new Map(rows.map(({ id, name }) => [`${API_KEY_ACTOR}${id}`, name]));
};

/** The doctor's entries before the entry `before`, newest first. */
export const listEntries = async (
  tx: Tx,
  userId: string,
  filters: AuditFilters,
  { before, limit }: { before: number | null; limit: number },
): Promise<ListedEntry[]> => {
  const { sql, values } = await conditionsOf(tx, userId, filters);
  const rows = await tx.query<Row>(
    `select id, seq::text, at, actor, action, subject, outcome, hash from audit_log
      where medico_id = app_user_id()${sql}
        and ($${values.length + 1}::bigint is null or seq < $${values.length + 1})
      order by audit_log.seq desc limit $${values.length + 2}`,
    [...values, before, limit],
  );
  const pacientes = await findPacientesOf(
    tx,
    rows.map(({ subject }) => subject),
  );
  const admins = rows.map(({ actor }) => actor).filter((one) => actorOf(one, userId) === "admin");
  const names = new Map([
    ...(await findNames(tx, [...new Set(admins)])),
    ...(await findKeyNames(tx)),
  ]);
  return rows.map(({ actor, seq, ...row }) => ({
    ...row,
    seq: Number(seq),
    actor: actorOf(actor, userId),
    actor_name: names.get(actor) ?? null,
    paciente: (row.subject === null ? undefined : pacientes.get(row.subject)) ?? null,
  }));
};
