import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../../deps.ts";
import type { PhysicalDatabase } from "../../../platform/database/embedded.ts";
import { openFileIndex } from "../file-index.ts";
import { openStore } from "../open-store.ts";
import { readRecipient } from "../recovery-key.ts";
import { type KnownBase, readKnownBase, type Shipped, writeShipped } from "./state.ts";
import { readSpool, type Shipment, shipSpool } from "./ship.ts";

/** One process of an installation ships. */
const LOCK = 7_322_864_010;
const POLL_MS = 2000;
const RETRY_MS = 10_000;
/** How often the state is written when nothing happens. */
const NOTE_MS = 30_000;
/** Transactions may have begun before the base and ended after it. */
const MARGIN_MS = 60 * 60 * 1000;
/** The last segment is sent when the server stops, if the place of the backups answers. */
const STOP_MS = 5000;

type ShippingDeps = Pick<Deps, "backup_url" | "config" | "log" | "physical" | "storage">;

interface Session {
  base: KnownBase;
  shipment: Shipment;
}

const connect = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: url, application_name: "relato archive" });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1) as locked",
    [LOCK],
  );
  if (rows[0]?.locked === true) return client;
  await client.end();
  return null;
};

/**
 * A checkpointer that looked at `archive_timeout` while the database was starting sleeps for five
 * minutes. Rereading its settings wakes it.
 */
const wakeCheckpointer = async ({ adminUrl }: PhysicalDatabase): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl, application_name: "relato archive" });
  admin.on("error", () => undefined);
  await admin.connect();
  await admin.query("select pg_reload_conf()").finally(() => admin.end());
};

/** Null while there is no base, or another process ships. */
const openSession = async (
  { backup_url, config, physical, storage }: ShippingDeps,
  base: KnownBase,
): Promise<Session | null> => {
  const recipient = await readRecipient(config.data_dir);
  if (physical === null || recipient === null) return null;
  // Not openTarget, which removes the drafts of a running backup.
  const store = await openStore(base.place, config);
  const client = await connect(backup_url);
  if (client === null) return null;
  // Closing the connection releases the lock.
  const index = await wakeCheckpointer(physical)
    .then(() => openFileIndex(config.data_dir, store.place, recipient))
    .catch(async (error: unknown) => {
      await client.end().catch(() => undefined);
      throw error;
    });
  const since = new Date(Date.parse(base.ready_at) - MARGIN_MS);
  const { system } = base;
  return { base, shipment: { store, recipient, storage, physical, client, index, system, since } };
};

const createShipper = (deps: ShippingDeps) => {
  const { config, log, physical } = deps;
  let session: Session | null = null;
  let noted: Shipped | null = null;
  let notedAt = 0;
  const note = async (shipped: Shipped, isNew: boolean): Promise<void> => {
    const changed = shipped.is_broken !== noted?.is_broken || shipped.fault !== noted.fault;
    if (!changed && !isNew && Date.now() - notedAt < NOTE_MS) return;
    if (shipped.is_broken && noted?.is_broken !== true)
      log.error(
        { fix: "npm run -s relato -- backup" },
        "archive broken, its spool was full; the next backup begins a new one",
      );
    [noted, notedAt] = [shipped, Date.now()];
    await writeShipped(config.data_dir, shipped);
  };
  const close = async (): Promise<void> => {
    await session?.shipment.client.end().catch(() => undefined);
    session = null;
  };
  /** Sends what is there. False when this process does not ship. */
  const ship = async (): Promise<boolean> => {
    if (physical === null) return false;
    const base = await readKnownBase(config.data_dir);
    if (base === null) return false;
    if (session?.base.id !== base.id) await close();
    session ??= await openSession(deps, base);
    if (session === null) return false;
    const at = new Date().toISOString();
    const sent = await shipSpool(session.shipment);
    const isBroken = (await readSpool(physical))?.isBroken === true;
    const archived_until = isBroken ? (noted?.archived_until ?? null) : at;
    await note({ base_id: base.id, archived_until, is_broken: isBroken, fault: null }, sent > 0);
    return true;
  };
  const fail = async (error: unknown): Promise<void> => {
    const fault = error instanceof Error ? error.message : "unknown";
    if (noted?.fault !== fault) log.warn({ err: error }, "archive not sent");
    const base_id = session?.base.id ?? noted?.base_id ?? "";
    await close();
    const spool = physical && (await readSpool(physical).catch(() => null));
    const is_broken = spool?.isBroken === true;
    const archived_until = noted?.archived_until ?? null;
    await note({ base_id, archived_until, is_broken, fault }, false).catch(() => undefined);
  };
  return { ship, fail, close };
};

/** Finishes the segment that is being written, and sends it. */
const shipLast = async (deps: ShippingDeps, ship: () => Promise<boolean>): Promise<void> => {
  const { config, physical } = deps;
  if (physical === null || (await readKnownBase(config.data_dir)) === null) return;
  const client = new pg.Client({ connectionString: physical.adminUrl });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_switch_wal()").finally(() => client.end());
  for (let waited = 0; waited < 2000; waited += 100) {
    if ((await readSpool(physical))?.names.length !== 0) break;
    await pause(100);
  }
  await ship();
};

/** Sends the archived WAL and new files to the backups until the returned function is called. */
export const startShipping = (deps: ShippingDeps): (() => Promise<void>) => {
  if (deps.physical === null) return () => Promise.resolve();
  const stopping = new AbortController();
  const shipper = createShipper(deps);
  const wait = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const repeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const delay = await shipper.ship().then(
        (isActive) => (isActive ? POLL_MS : RETRY_MS),
        async (error: unknown) => {
          await shipper.fail(error);
          return RETRY_MS;
        },
      );
      await wait(delay);
    }
  };
  const running = repeat();
  return async () => {
    stopping.abort();
    await running;
    const last = shipLast(deps, shipper.ship).catch((error: unknown) =>
      deps.log.warn({ err: error }, "last segment not sent"),
    );
    await Promise.race([last, pause(STOP_MS, undefined, { ref: false })]);
    await shipper.close();
  };
};
