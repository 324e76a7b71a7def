import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createFolderStore } from "../server/features/backup/folder-store.ts";
import { listBackups, readManifest } from "../server/features/backup/target.ts";
import { type Caller, signUp } from "./parts/caller.ts";
import { createInstallation, type Installation } from "./parts/installation.ts";
import { hashStored } from "./parts/stored-hashes.ts";
import { loseMachine } from "./restore/lose-machine.ts";
import { measurePointInTime } from "./restore/point-in-time.ts";
import { runCommand, type RunningCommand } from "./restore/run-command.ts";
import { type Written, writeConsultations } from "./restore/write-consultations.ts";

const DRILLS = 10;
/** In all drills together. RESTORE_CONSULTATIONS: fewer, on a busy machine. */
const CONSULTATIONS = Number(process.env["RESTORE_CONSULTATIONS"] ?? 200);
/** The machine is lost within this time after a random consultation, in milliseconds. */
const LONGEST_MS = 30_000;

interface Figures {
  drills: number;
  restored: number;
  /** Consultations confirmed before the restored backup began, and not there or not whole. */
  rows_lost_after_backup_point: number;
  hash_mismatches: number;
  consultations: number;
  /** Consultations that were compared after a restoration. */
  compared: number;
  backups: number;
  /** Backups that were cut off by the loss. */
  backups_cut_off: number;
  /** Consultations that were confirmed after the restored backup began. */
  written_since_backup: number;
  slowest_restore_s: number;
}

/** The installation, the disk with its backups, and what its doctor has written. */
interface Scene {
  installation: Installation;
  disk: string;
  caller: Caller;
  written: Written[];
  figures: Figures;
}

/** Makes backups without a pause until it is stopped. */
const keepBackingUp = ({ installation, disk, figures }: Scene) => {
  let isWanted = true;
  let current: RunningCommand | undefined;
  const repeat = async (): Promise<void> => {
    while (isWanted) {
      current = runCommand(installation.env, "backup", disk);
      await current.output.then(
        () => void figures.backups++,
        (error: unknown) => {
          if (isWanted) throw error;
          figures.backups_cut_off++;
        },
      );
    }
  };
  const done = repeat();
  done.catch(() => undefined);
  return {
    stop: (): void => void (isWanted = false),
    current: (): ChildProcess[] => (current ? [current.child] : []),
    done,
  };
};

/** Writes consultations while backups run, until server, database and disk are lost. */
const writeAndLose = async (scene: Scene, server: ChildProcess, count: number): Promise<void> => {
  const { installation, caller, written, figures } = scene;
  const lossAfter = 1 + Math.floor(Math.random() * count);
  const reached = Promise.withResolvers<void>();
  const backups = keepBackingUp(scene);
  let isLost = false;
  let here = 0;
  const writing = writeConsultations(caller, figures.consultations, count, (consultation) => {
    if (isLost) return;
    written.push(consultation);
    figures.consultations++;
    if (++here === lossAfter) reached.resolve();
  });
  writing.catch((error: unknown) => reached.reject(error));
  try {
    await Promise.race([reached.promise, backups.done]);
    await Promise.race([pause(Math.random() * LONGEST_MS), backups.done]);
  } finally {
    isLost = true;
    backups.stop();
    await loseMachine(installation.data, [server, ...backups.current()]);
    await Promise.allSettled([writing, backups.done]);
  }
};

/** Compares the restored installation with what was confirmed before its backup began. */
const check = async (scene: Scene): Promise<void> => {
  const { caller, disk, figures, installation } = scene;
  const store = await createFolderStore(disk);
  const id = (await listBackups(store)).at(-1) ?? "";
  const point = Date.parse((await readManifest(store, id)).made_at);
  const expected = scene.written.filter(({ at }) => at < point);
  figures.written_since_backup += scene.written.length - expected.length;
  const stored = await hashStored(installation.data);
  for (const { id: consulta, gravacao_id, sha256 } of expected) {
    const answer = await caller.call(`/api/consultas/${consulta}`);
    const { audio_url = null } = (answer.ok ? await answer.json() : {}) as {
      audio_url?: string | null;
    };
    figures.compared++;
    if (audio_url === null) figures.rows_lost_after_backup_point++;
    if (stored.get(gravacao_id) !== sha256) figures.hash_mismatches++;
  }
  // The others were written after the backup; they are gone with the disk.
  scene.written = expected;
};

const restore = async ({ installation, disk, figures }: Scene, key: string): Promise<void> => {
  const since = performance.now();
  const args = ["restore", disk, "--identity", key, "--into", installation.data];
  await runCommand(installation.env, ...args).output;
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  figures.slowest_restore_s = Math.max(figures.slowest_restore_s, seconds);
};

/**
 * Consultations with audio are written while backups run one after the other. Ten times, at a
 * random moment, server, database, the running backup and the disk are lost; the newest complete
 * backup is restored into an empty folder, and writing goes on there. Then the archive is measured.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation();
  const disk = await mkdtemp("/tmp/relato-backups-");
  const key = join(disk, "recovery-key.txt");
  try {
    let server = installation.start("server");
    await installation.ready();
    const caller = await signUp(installation.url);
    // The free plan has a monthly limit.
    await runCommand(installation.env, "plan", caller.email, "yearly").output;
    const none = { restored: 0, rows_lost_after_backup_point: 0, hash_mismatches: 0 };
    const figures: Figures = {
      ...{ drills: 0, ...none, consultations: 0, compared: 0, backups: 1, backups_cut_off: 0 },
      ...{ written_since_backup: 0, slowest_restore_s: 0 },
    };
    const scene: Scene = { installation, disk, caller, written: [], figures };
    await writeFile(key, await runCommand(installation.env, "backup", disk, "--accept-key").output);
    for (let drill = 1; drill <= DRILLS; drill++) {
      const left = CONSULTATIONS - figures.consultations;
      await writeAndLose(scene, server, Math.ceil(left / (DRILLS - drill + 1)));
      figures.drills++;
      await restore(scene, key);
      server = installation.start("server");
      await installation.ready();
      await check(scene);
      figures.restored++;
      console.error(`drill ${drill}: ${JSON.stringify(figures)}`);
    }
    return { ...figures, point_in_time: await measurePointInTime() };
  } finally {
    await installation.remove();
    await rm(disk, { recursive: true, force: true });
  }
};
