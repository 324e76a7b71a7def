import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Service, ServiceState } from "@relato/shared/contract/admin-operations.ts";
import type { ServiceHealth } from "@relato/shared/contract/services.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Deps } from "../../deps.ts";
import { ROOT } from "../../platform/config/environment.ts";
import { createAutomation } from "../../providers/automation/create.ts";
import { deliveryOf } from "../services/delivery.ts";
import { speechHealth, storageHealth, writerHealth } from "../services/health.ts";

const TIMEOUT_MS = 5000;

type Checked = Omit<ServiceState, "service">;

const online = (detail: string | null): Checked => ({ state: "online", reason: null, detail });
const local = (detail: string | null): Checked => ({ state: "local", reason: null, detail });
const reached = (isReachable: boolean, detail: string | null): Checked =>
  isReachable ? online(detail) : { state: "offline", reason: "unreachable", detail };
const ofHealth = (health: ServiceHealth, detail: string | null): Checked =>
  health.state === "online" ? online(detail) : { ...health, detail };

const queryText = async ({ db }: Pick<Deps, "db">, sql: string): Promise<string | null> =>
  (await db.pool.query<{ text: string }>(sql)).rows[0]?.text ?? null;

const checkWriter = async ({ findModelWriter, writer }: Deps): Promise<Checked> => {
  const model = await findModelWriter();
  return ofHealth(await writerHealth(model ?? writer), model?.name ?? null);
};

const checkPayments = async ({ payments }: Deps): Promise<Checked> => {
  if (payments === null) return { state: "off", reason: null, detail: null };
  const { kind, stripe } = payments;
  const isReachable = await stripe.prices.list({ limit: 1 }).then(
    () => true,
    () => false,
  );
  return kind === "sandbox" && isReachable ? local(null) : reached(isReachable, "Stripe");
};

const checkAutomation = async ({ config }: Deps): Promise<Checked> => {
  const automation = createAutomation(config);
  if (automation === null) return { state: "off", reason: null, detail: null };
  return reached(await automation.isHealthy(), automation.host);
};

/** One request to each service. @throws Error when a service fails */
const checks: Record<Service, (deps: Deps) => Promise<Checked>> = {
  database: async (deps) =>
    online(
      await queryText(deps, "select 'PostgreSQL ' || current_setting('server_version') as text"),
    ),
  queue: async (deps) => {
    await deps.jobs.check();
    return online(
      await queryText(deps, "select 'pg-boss, schema ' || version as text from pgboss.version"),
    );
  },
  storage: async ({ storage }) =>
    ofHealth(storageHealth(await storage.health().catch(() => null)), storage.name),
  speech: async ({ speech }) => {
    const readiness = await speech.readiness();
    const state = ofHealth(await speechHealth(speech, readiness), readiness.model);
    const choice = await speech.choice?.();
    return choice === undefined ? state : { ...state, choice };
  },
  writer: checkWriter,
  mail: async ({ config, mail }) =>
    deliveryOf(config).mail ? reached(await mail.reachable(), mail.name) : local(null),
  whatsapp: async ({ config, whatsapp }) =>
    deliveryOf(config).whatsapp ? reached(await whatsapp.reachable(), whatsapp.name) : local(null),
  payments: checkPayments,
  automation: checkAutomation,
};

const FAILED: Checked = { state: "offline", reason: "failed", detail: null };
const LATE: Checked = { state: "offline", reason: "unreachable", detail: null };

const check = async (deps: Deps, service: Service): Promise<ServiceState> => {
  const { promise: late, resolve } = Promise.withResolvers<Checked>();
  const timer = setTimeout(() => resolve(LATE), TIMEOUT_MS);
  const checked = checks[service](deps).catch((error: unknown) => {
    deps.log.warn({ err: error, service }, "service check failed");
    return FAILED;
  });
  const state = await Promise.race([checked, late]);
  clearTimeout(timer);
  return { service, ...state };
};

/** All services at the same time. A service that does not answer in five seconds is offline. */
export const checkServices = (deps: Deps): Promise<ServiceState[]> =>
  Promise.all((Object.keys(checks) as Service[]).map((service) => check(deps, service)));

export const readVersions = async (): Promise<{
  relato: string;
  node: string;
  migration: string;
}> => {
  const manifest = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  return {
    relato: manifest.version,
    node: process.versions.node,
    migration: journal.entries.at(-1)!.tag,
  };
};
