import { readFile } from "node:fs/promises";
import { uptime } from "node:os";
import { join } from "node:path";
import type { Log } from "./audit/log.ts";
import type { Database } from "./database/database.ts";
import { ignore, makeFolder, writeFileDurably } from "./files/durable.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_JUMP_MS = DAY_MS;
/** How long a computer may be switched off. A longer time counts as a jump. */
const MAX_OFF_MS = 30 * DAY_MS;

/** `at`: the clock. `up_ms`: since the computer started, also while it sleeps. Milliseconds. */
export interface ClockSample {
  at: number;
  up_ms: number;
  /** Identifies this start of the computer; empty if the system does not tell. */
  boot_id: string;
}

/**
 * How far the clock is ahead of where it should be, in milliseconds. After a restart of the
 * computer, the time that it was off is unknown, and up to MAX_OFF_MS count as no jump.
 */
export const jumpOf = (before: ClockSample, now: ClockSample): number => {
  const isSameBoot = before.boot_id === now.boot_id && now.up_ms >= before.up_ms;
  if (isSameBoot) return now.at - before.at - (now.up_ms - before.up_ms);
  const off = now.at - now.up_ms - before.at;
  return off > MAX_OFF_MS ? off : 0;
};

const readSample = async (): Promise<ClockSample> => ({
  at: Date.now(),
  up_ms: Math.round(uptime() * 1000),
  boot_id: (
    (await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(ignore("ENOENT"))) ?? ""
  ).trim(),
});

/** Guards what deletes by age: a wrong clock would delete everything at once. */
export interface Clock {
  /**
   * Runs `sweep` unless the clock has jumped ahead by more than a day. It stays stopped until the
   * clock is right again, or a person confirms it by deleting the file that the log names.
   */
  guard(name: string, sweep: () => Promise<void>): Promise<void>;
  /** False after a jump, which is logged. */
  check(): Promise<boolean>;
}

export interface ClockOptions {
  data_dir: string;
  log: Log;
  /** Statements delete by the database's clock, which may be another machine's. */
  db: Pick<Database, "pool">;
  /** For tests. */
  read?: () => Promise<ClockSample>;
}

export const createClock = ({ data_dir, log, db, read = readSample }: ClockOptions): Clock => {
  const file = join(data_dir, "clock.json");

  const check = async (): Promise<boolean> => {
    const { rows } = await db.pool.query<{ at: string }>(
      "select floor(extract(epoch from clock_timestamp()) * 1000)::text as at",
    );
    const sample = await read();
    const now = { ...sample, at: Math.max(sample.at, Number(rows[0]?.at)) };
    const text = await readFile(file, "utf8").catch(ignore("ENOENT"));
    const before = text === undefined ? null : (JSON.parse(text) as ClockSample);
    const jump = before === null ? 0 : jumpOf(before, now);
    if (jump > MAX_JUMP_MS) {
      const days = Math.round(jump / DAY_MS);
      const fix = `set the clock; if ${new Date(now.at).toISOString()} is right, delete ${file}`;
      log.error({ days, fix }, "clock jumped ahead, nothing is deleted by age");
      return false;
    }
    // A clock that was set back is behind the stored sample until it is right again.
    if (before !== null && now.at < before.at) return true;
    await makeFolder(data_dir);
    await writeFileDurably(file, JSON.stringify(now));
    return true;
  };

  return {
    check,
    guard: async (name, sweep) => {
      if (await check()) await sweep();
      else log.error({ sweep: name }, "sweep skipped");
    },
  };
};
