import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Caller, signUp } from "../parts/caller.ts";
import { createInstallation, type Installation } from "../parts/installation.ts";
import { hashStored } from "../parts/stored-hashes.ts";
import { loseMachine } from "./lose-machine.ts";
import { runCommand } from "./run-command.ts";
import { type Written, writeConsultations } from "./write-consultations.ts";

/** RESTORE_POINT_DRILLS: another number. */
const DRILLS = Number(process.env["RESTORE_POINT_DRILLS"] ?? 3);
/** The machine is lost between these seconds after a backup. */
const [SHORTEST_S, LONGEST_S] = [60, 120];
/** What may be lost. */
const WINDOW_MS = 60_000;
const NO_END = 100_000;

export interface PointFigures {
  drills: number;
  restored: number;
  /** Consultations that were confirmed since the backups, and how many of them were restored. */
  written_since_backup: number;
  restored_since_backup: number;
  /** Confirmed more than a minute before the loss, and not there or not whole. */
  rows_lost_older_than_60_s: number;
  hash_mismatches: number;
  /** The age of the oldest lost consultation at the moment of the loss. */
  seconds_lost_at_most: number;
  slowest_restore_s: number;
}

interface Scene {
  installation: Installation;
  disk: string;
  key: string;
  caller: Caller;
  figures: PointFigures;
  written: number;
}

/** Writes until server, database and disk are lost. Returns what was confirmed, and the moment. */
const writeAndLose = async (scene: Scene): Promise<{ written: Written[]; lostAt: number }> => {
  const { installation, caller } = scene;
  const server = installation.start("server");
  await installation.ready();
  const written: Written[] = [];
  let lostAt = Number.POSITIVE_INFINITY;
  const writing = writeConsultations(caller, scene.written, NO_END, (consultation) => {
    if (consultation.at < lostAt) written.push(consultation);
  });
  writing.catch(() => undefined);
  await pause(1000 * (SHORTEST_S + Math.random() * (LONGEST_S - SHORTEST_S)));
  lostAt = Date.now();
  await loseMachine(installation.data, [server]);
  await Promise.allSettled([writing]);
  scene.written += written.length + 1;
  return { written, lostAt };
};

const check = async (
  { installation, caller, figures }: Scene,
  { written, lostAt }: { written: Written[]; lostAt: number },
): Promise<void> => {
  const stored = await hashStored(installation.data);
  for (const { id, gravacao_id, sha256, at } of written) {
    const isThere = (await caller.call(`/api/consultas/${id}`)).ok;
    const isWhole = stored.get(gravacao_id) === sha256;
    figures.written_since_backup++;
    if (isThere && isWhole) figures.restored_since_backup++;
    else {
      figures.seconds_lost_at_most = Math.max(
        figures.seconds_lost_at_most,
        Math.round((lostAt - at) / 100) / 10,
      );
      if (lostAt - at > WINDOW_MS) figures.rows_lost_older_than_60_s++;
      // A restored row must have its file.
      if (isThere) figures.hash_mismatches++;
    }
  }
};

const drill = async (scene: Scene): Promise<void> => {
  const { installation, disk, key, figures } = scene;
  await runCommand(installation.env, "backup").output;
  const lost = await writeAndLose(scene);
  figures.drills++;
  const since = performance.now();
  const place = ["--identity", key, "--into", installation.data];
  await runCommand(installation.env, "restore", disk, "--to", "latest", ...place).output;
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  figures.slowest_restore_s = Math.max(figures.slowest_restore_s, seconds);
  const server = installation.start("server");
  await installation.ready();
  await check(scene, lost);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  figures.restored++;
};

/**
 * Consultations with audio are written after a backup. At a random moment server, database and disk
 * are lost, and the end of the archive is restored into an empty folder.
 */
export const measurePointInTime = async (): Promise<PointFigures> => {
  const disk = await mkdtemp("/tmp/relato-archive-");
  const installation = await createInstallation({ BACKUP_TO: disk });
  const key = join(disk, "recovery-key.txt");
  const none = { hash_mismatches: 0, seconds_lost_at_most: 0, slowest_restore_s: 0 };
  const figures: PointFigures = {
    ...{ drills: 0, restored: 0, written_since_backup: 0, restored_since_backup: 0 },
    ...{ rows_lost_older_than_60_s: 0, ...none },
  };
  try {
    const server = installation.start("server");
    await installation.ready();
    const caller = await signUp(installation.url);
    // The free plan has a monthly limit.
    await runCommand(installation.env, "plan", caller.email, "yearly").output;
    await writeFile(key, await runCommand(installation.env, "backup", "--accept-key").output);
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    const scene: Scene = { installation, disk, key, caller, figures, written: 0 };
    for (let n = 1; n <= DRILLS; n++) {
      await drill(scene);
      console.error(`point in time ${n}: ${JSON.stringify(figures)}`);
    }
    return figures;
  } finally {
    await installation.remove();
    await rm(disk, { recursive: true, force: true });
  }
};
