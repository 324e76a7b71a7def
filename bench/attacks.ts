import { setTimeout as pause } from "node:timers/promises";
import { buildWeb } from "../tools/web.ts";
import {
  examplesAttack,
  foreignUploadAttack,
  fullDiskAttack,
  loginAttack,
} from "./attacks/account-attacks.ts";
import { idleAttack, slowBodiesAttack } from "./attacks/connection-attacks.ts";
import { templateAttack, textAttack } from "./attacks/engine-attacks.ts";
import { type Honest, startHonest } from "./attacks/honest.ts";
import type { HonestRequest } from "./attacks/honest-requests.ts";
import { type Attack, findChild, type Scene } from "./attacks/scene.ts";
import { packetAttack, startAttack } from "./attacks/sound-attacks.ts";
import { signUp } from "./parts/caller.ts";
import { percentile, round } from "./parts/figures.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { createLocalFetch } from "./parts/local-fetch.ts";
import { mountSmallDisk, type SmallDisk } from "./parts/small-disk.ts";

const ATTACKS: readonly Attack[] = [
  templateAttack,
  textAttack,
  packetAttack,
  foreignUploadAttack,
  startAttack,
  slowBodiesAttack,
  idleAttack,
  examplesAttack,
  loginAttack,
  fullDiskAttack,
];
const DISK_BYTES = 3 * 1024 ** 3;
/** No attack takes longer, unless the server hangs. */
const ATTACK_MS = 150_000;
/** After each attack, so that requests that began during it are answered. */
const SETTLE_MS = 2000;
const BACK_MS = 60_000;
const OWN = "127.0.0.1";
const ATTACKER = "127.0.0.2";
const KILL = "kill -9";
const BETWEEN = "between";

/** ONLY=template,idle runs only attacks whose names have one of these words. */
const isChosen = ({ name }: Attack): boolean =>
  (process.env["ONLY"]?.split(",") ?? [""]).some((word) => name.includes(word));

const createScene = async (
  { url, data }: Installation,
  disk: SmallDisk | null,
  supervisor: number,
): Promise<Omit<Scene, "attacker">> => {
  const colleague = await signUp(url, createLocalFetch({ localAddress: OWN }));
  return {
    url,
    port: Number(new URL(url).port),
    colleague,
    email: colleague.email,
    data,
    disk,
    serverPid: () => findChild(supervisor),
  };
};

/** A new account for each attack: limits of one must not hide another's effect. */
const attackOnce = async (attack: Attack, scene: Omit<Scene, "attacker">): Promise<string[]> => {
  const send = createLocalFetch({ localAddress: ATTACKER, timeout_ms: ATTACK_MS });
  return attack.run({ ...scene, attacker: await signUp(scene.url, send) });
};

const perform = async (attack: Attack, scene: Omit<Scene, "attacker">): Promise<string[]> => {
  const pid = scene.serverPid();
  const timeout = new AbortController();
  const late = pause(ATTACK_MS, ["the attack took too long"], { signal: timeout.signal });
  late.catch(() => undefined);
  const failed = (error: unknown): string[] => [String(error)];
  const problems = await Promise.race([attackOnce(attack, scene).catch(failed), late]);
  timeout.abort();
  if (pid === null || scene.serverPid() !== pid) problems.push("the server was restarted");
  return problems;
};

/** Kills the server while it records. Returns the seconds until it is back. */
const killServer = async (
  { serverPid }: Pick<Scene, "serverPid">,
  { ready }: Installation,
): Promise<number> => {
  const pid = serverPid();
  if (pid !== null) process.kill(pid, "SIGKILL");
  const since = performance.now();
  const late = AbortSignal.timeout(BACK_MS);
  while (serverPid() === pid || serverPid() === null) {
    late.throwIfAborted();
    await pause(50);
  }
  await ready();
  return round((performance.now() - since) / 1000, 1);
};

/** Answers that the honest doctor must not see. */
const describeRefused = (requests: HonestRequest[], { name, uploadStatuses = [] }: Attack) => {
  const counts = new Map<string, number>();
  for (const { phase, kind, status } of requests) {
    const isUpload = kind === "slice" || kind === "offset";
    const isFine =
      status === 200 || status === 204 || (isUpload && uploadStatuses.includes(status));
    const what = `the honest doctor's ${kind} answered ${status}`;
    if (phase === name && !isFine) counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} (${count} times)`);
};

const timesOf = (requests: HonestRequest[]): number[] => requests.map(({ ms }) => ms);
const p99 = (requests: HonestRequest[]): number => round(percentile(timesOf(requests), 0.99), 0);

const attackAll = async (
  scene: Omit<Scene, "attacker">,
  honest: Honest,
  requests: HonestRequest[],
) => {
  const problems = new Map<Attack, string[]>();
  for (const attack of ATTACKS.filter(isChosen)) {
    console.error(`${attack.name} …`);
    requests.push(...(await honest.setPhase(attack.name)));
    const since = performance.now();
    const found = await perform(attack, scene);
    for (const problem of found) console.error(`  FAILED: ${problem}`);
    problems.set(attack, found);
    console.error(`  ${round((performance.now() - since) / 1000, 1)} s`);
    requests.push(...(await honest.setPhase(BETWEEN)));
    await pause(SETTLE_MS);
  }
  return problems;
};

/** Prints each attack's result. Returns how many the server survived. */
const reportAll = (problems: Map<Attack, string[]>, requests: HonestRequest[]): number => {
  let survived = 0;
  for (const [attack, found] of problems) {
    const all = [...found, ...describeRefused(requests, attack)];
    const during = requests.filter(({ phase }) => phase === attack.name);
    const figures = `p99 ${p99(during)} ms of ${during.length} requests`;
    if (all.length === 0) survived += 1;
    console.error(`${all.length === 0 ? "survived" : "FAILED  "} ${attack.name} (${figures})`);
    for (const problem of all) console.error(`         ${problem}`);
  }
  return survived;
};

const measure = async (
  installation: Installation,
  scene: Omit<Scene, "attacker">,
  honest: Honest,
) => {
  const requests: HonestRequest[] = [];
  requests.push(...(await honest.setPhase(BETWEEN)));
  const problems = await attackAll(scene, honest, requests);
  requests.push(...(await honest.setPhase(KILL)));
  const kill_back_s = await killServer(scene, installation);
  await pause(SETTLE_MS);
  requests.push(...(await honest.setPhase("save")));
  const saved = await honest.save();
  requests.push(...(await honest.setPhase("end")));
  console.error(`saved: ${JSON.stringify(saved)}`);
  const survived = reportAll(problems, requests);
  const names = new Set([...problems.keys()].map(({ name }) => name));
  const during = requests.filter(({ phase }) => names.has(phase));
  const before = requests.filter(({ phase }) => phase === BETWEEN);
  return {
    attacks: problems.size,
    survived,
    honest_p99_ms: p99(during),
    honest_lost_s: saved.lost_s,
    honest_requests: during.length,
    honest_p50_ms: round(percentile(timesOf(during), 0.5), 0),
    honest_worst_ms: round(percentile(timesOf(during), 1), 0),
    between_p99_ms: p99(before),
    recorded_s: saved.recorded_s,
    document_s: saved.document_s,
    kill_back_s,
  };
};

/**
 * Performs the ten attacks of the security audit while an honest doctor records and opens pages.
 * `honest_p99_ms` is of all requests during the attacks; `honest_lost_s` is the sound that the
 * saved consultation lacks. At the end, SIGKILL ends the server, and its supervisor restarts it.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  if (process.env["BENCH_ROOT"] === undefined) await buildWeb();
  const installation = await createInstallation({ HOST: "127.0.0.1", RATE_LIMIT_FACTOR: "1" });
  const disk = await mountSmallDisk(installation.data, DISK_BYTES);
  if (disk === null) installation.env["STORED_GB_PER_DOCTOR"] = "1";
  let honest: Honest | null = null;
  try {
    const { pid = 0 } = installation.start("supervised");
    await installation.ready();
    const scene = await createScene(installation, disk, pid);
    honest = await startHonest(installation.url);
    return await measure(installation, scene, honest);
  } finally {
    honest?.end();
    await installation.stop();
    await disk?.remove();
    await installation.remove();
  }
};
