import { execFileSync } from "node:child_process";
import { createConsultation } from "../parts/upload.ts";
import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../parts/caller.ts";
import { waitForDocument } from "./wait-for-document.ts";
import type { SmallDisk } from "../parts/small-disk.ts";

/** What an attack needs. The attacker is a signed-up free doctor at 127.0.0.2. */
export interface Scene {
  url: string;
  port: number;
  attacker: Caller;
  /** Another honest doctor, for requests that the attack must not delay. */
  colleague: Caller;
  /** The colleague's e-mail address. */
  email: string;
  /** DATA_DIR */
  data: string;
  /** The disk of `data`; null where it cannot be mounted. */
  disk: SmallDisk | null;
  /** Process id of the supervised server; null between two. */
  serverPid: () => number | null;
}

/** `run` returns what went wrong; nothing: the server survived. */
export interface Attack {
  name: string;
  /** Statuses with which the honest doctor's uploads may be answered, besides 204 and 200. */
  uploadStatuses?: number[];
  run(scene: Scene): Promise<string[]>;
}

/** Keeps the results that are not null. */
export const listProblems = (...found: (string | false | null)[]): string[] =>
  found.filter((one): one is string => typeof one === "string");

/** The child of the supervising process. */
export const findChild = (parent: number): number | null => {
  try {
    return Number(execFileSync("pgrep", ["-P", String(parent)], { encoding: "utf8" })) || null;
  } catch {
    return null;
  }
};

/** Megabytes of memory of a process and its descendants. */
const readTreeMb = (root: number): number => {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" })
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, rss, name]) => ({
      pid: Number(pid),
      parent: Number(parent),
      rss: Number(rss),
      name,
    }));
  const tree = new Set([root]);
  // Shared buffers would count once for each process of the database.
  for (const { pid, parent, name } of rows)
    if (tree.has(parent) && name !== "postgres") tree.add(pid);
  return rows.reduce((sum, { pid, rss }) => (tree.has(pid) ? sum + rss / 1024 : sum), 0);
};

/** Megabytes of memory of a process, without its children. */
const readMb = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

/**
 * Samples the memory of the server, or with its children, which decode. Those also load models for
 * the honest doctor. The returned function ends it and gives the growth in megabytes.
 */
export const watchMemory = (
  { serverPid }: Scene,
  of: "server" | "with children",
): (() => number) => {
  const readOf = of === "server" ? readMb : readTreeMb;
  const read = (): number => {
    const pid = serverPid();
    return pid === null ? 0 : readOf(pid);
  };
  const before = read();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, read())), 1000);
  return () => {
    clearInterval(timer);
    return Math.round(Math.max(most, read()) - before);
  };
};

const TALK = "Médico: O que sente?\nPaciente: Tosse seca há cinco dias, sem febre.";

/** How long the attack runs before the colleague's request. */
export const LEAD_MS = 4000;

/** Gives the colleague's text to the server. A problem if its document takes too long. */
export const checkColleague = async (
  { colleague }: Scene,
  patience_ms: number,
): Promise<string | null> => {
  await pause(LEAD_MS);
  const since = performance.now();
  const id = await createConsultation(colleague, { kind: "text", text: TALK });
  const { status } = await waitForDocument(colleague, id, patience_ms);
  const s = ((performance.now() - since) / 1000).toFixed(1);
  console.error(`  another doctor's document: ${status} after ${s} s`);
  const isInTime = performance.now() - since < patience_ms;
  return status === "Concluído" && isInTime
    ? null
    : `another doctor's document: ${status} after ${s} s`;
};
