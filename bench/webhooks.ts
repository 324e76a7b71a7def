import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { EMPTY_DRAFT } from "@relato/shared/domain/paciente.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { type Caller, signUp } from "./parts/caller.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { countForbiddenConnections } from "./webhooks/forbidden.ts";
import { createBadReceiver, type Received } from "./webhooks/receiver.ts";

const EVENTS = Number(process.env["BENCH_EVENTS"] ?? 1000);
const KILLS = 10;
/** Patients that are created at once. */
const PARALLEL = 8;
/** How long after the last event everything must be delivered, with the clock moved. */
const PATIENCE_MS = 15 * 60_000;
const ENV = { PAYMENTS: "included", WEBHOOK_ALLOW: "127.0.0.1" };

/** The running server, which a kill replaces. */
interface Server {
  caller: Caller;
  kill(): Promise<void>;
}

const startServer = async (installation: Installation): Promise<Server> => {
  let child: ChildProcess = installation.start("server");
  await installation.ready();
  return {
    caller: await signUp(installation.url),
    kill: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      child = installation.start("server");
      await installation.ready();
    },
  };
};

/** Makes waiting attempts due, as if the time had passed. */
const passTime = async (pool: pg.Pool, interval: string): Promise<void> => {
  await pool.query(
    `with jobs as (
       update pgboss.job set start_after = start_after - $1::interval
        where name = 'deliver-webhook' and state < 'active')
     update webhook_deliveries set next_attempt_at = next_attempt_at - $1::interval`,
    [interval],
  );
};

const countWaiting = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from webhook_deliveries where state in ('new', 'queued')",
  );
  return rows[0]?.n ?? 0;
};

/** Creates a patient, and repeats the request until it is answered. */
const createPatient = async ({ caller }: Server): Promise<string> => {
  const id = crypto.randomUUID();
  for (;;) {
    const answer = await caller
      .post("/api/pacientes", { ...EMPTY_DRAFT, id, nome: "Maria da Silva" })
      .catch(() => null);
    if (answer?.status === 201) return id;
    await pause(100);
  }
};

/** Creates the patients, while the server is killed ten times. Returns acknowledged ids. */
const createPatients = async (server: Server): Promise<Set<string>> => {
  const created = new Set<string>();
  let left = EVENTS;
  const lane = async (): Promise<void> => {
    while (left-- > 0) created.add(await createPatient(server));
  };
  const lanes = Promise.all(Array.from({ length: PARALLEL }, lane));
  for (let kill = 1; kill <= KILLS; kill++) {
    const share = (kill * EVENTS) / (KILLS + 1);
    while (created.size < share) await pause(50);
    await server.kill();
    console.error(`kill ${kill}: ${created.size} events acknowledged`);
  }
  await lanes;
  return created;
};

/** Waits until nothing is left to deliver. `interval` passes each second. */
const drain = async (pool: pg.Pool, interval: string): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  while ((await countWaiting(pool)) > 0 && performance.now() < until) {
    await passTime(pool, interval);
    await pause(1000);
  }
};

/** Messages beyond the contract: other ids, other types, or another body for a known id. */
const countOutOfContract = (
  received: readonly Received[],
  created: ReadonlySet<string>,
): number => {
  const known = new Map<string, string>();
  return received.filter(({ id, type, data }) => {
    const text = JSON.stringify([type, data]);
    const isRepeated = known.get(id) ?? text;
    known.set(id, text);
    const patient = data["paciente_id"];
    return (
      type !== "paciente.created" ||
      isRepeated !== text ||
      patient === undefined ||
      !created.has(patient)
    );
  }).length;
};

/**
 * A thousand events to a receiver that fails, stalls, redirects and breaks off, while the server is
 * killed ten times; then an hour in which it answers 500. `lost`: acknowledged changes that the
 * receiver never accepted. `repeated`: accepted more than once, which the contract allows.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const forbidden_connections = await countForbiddenConnections();
  const receiver = await createBadReceiver();
  const installation = await createInstallation(ENV);
  const database = await startEmbedded({ dataDir: installation.data });
  // The superuser: the clock moves for all rows.
  const admin = new URL(database.adminUrl);
  admin.pathname = new URL(database.url).pathname;
  const pool = new pg.Pool({ connectionString: admin.href });
  try {
    const server = await startServer(installation);
    const form = { url: receiver.url, events: ["paciente.created"], fields: [], locale: "pt-br" };
    const made = await server.caller.post("/api/webhooks", {
      id: crypto.randomUUID(),
      ...form,
    });
    receiver.set({ secret: ((await made.json()) as { secret: string }).secret });
    const created = await createPatients(server);
    receiver.set({ mood: "down" });
    for (let minute = 0; minute < 60; minute += 10) {
      await passTime(pool, "10 minutes");
      await pause(1000);
    }
    receiver.set({ mood: "well" });
    await drain(pool, "6 hours");
    const accepted = receiver.received.filter((one) => one.accepted);
    const patients = new Set(accepted.map(({ data }) => data["paciente_id"]));
    return {
      events: created.size,
      lost: [...created].filter((id) => !patients.has(id)).length,
      out_of_contract: countOutOfContract(receiver.received, created) + receiver.forged(),
      kills: KILLS,
      requests: receiver.received.length,
      repeated: accepted.length - patients.size,
      forbidden_connections,
    };
  } finally {
    await pool.end();
    await database.stop();
    await installation.remove();
    receiver.close();
  }
};
