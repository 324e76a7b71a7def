import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createLog } from "./audit/log.ts";
import { type ClockSample, createClock, jumpOf } from "./clock.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = { at: Date.parse("2026-11-20T03:00:00Z"), up_ms: 50 * HOUR, boot_id: "a" };

test.each([
  ["time that passed, also asleep", 9 * DAY, 9 * DAY, "a", 0],
  ["a jump", 9 * DAY, DAY, "a", 8 * DAY],
  ["a clock set back", -DAY, DAY, "a", -2 * DAY],
  ["two weeks switched off", 14 * DAY, -49 * HOUR, "b", 0],
  ["two weeks switched off, then a long run", 20 * DAY, 6 * DAY, "b", 0],
])("measures the jump after %s", (_what, at, up_ms, boot_id, expected) => {
  const now = { at: START.at + at, up_ms: START.up_ms + up_ms, boot_id };
  expect(jumpOf(START, now)).toBe(expected);
});

test("a year of which the computer knows nothing counts as a jump", () => {
  expect(jumpOf(START, { at: START.at + 365 * DAY, up_ms: HOUR, boot_id: "b" })).toBe(
    365 * DAY - HOUR,
  );
});

let database: TestDatabase;
let data_dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  data_dir = await mkdtemp(join(tmpdir(), "relato-clock-"));
});
afterAll(async () => {
  await database.drop();
  await rm(data_dir, { recursive: true });
});

test("sweeps stop after a jump, also after a restart, until the clock is right", async () => {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => logged.push(line) });
  let sample: ClockSample = { at: Date.now(), up_ms: HOUR, boot_id: "a" };
  const start = () =>
    createClock({ data_dir, log, db: database.db, read: () => Promise.resolve(sample) });
  let swept = 0;
  const sweep = async (): Promise<void> => void (swept += 1);
  let clock = start();
  await clock.guard("test", sweep);
  expect(swept).toBe(1);
  const right = sample.at;
  sample = { ...sample, at: right + 400 * DAY, up_ms: 2 * HOUR };
  await clock.guard("test", sweep);
  clock = start();
  await clock.guard("test", sweep);
  expect(swept).toBe(1);
  expect(logged.join("")).toContain("clock jumped ahead");
  sample = { ...sample, at: right + HOUR };
  await clock.guard("test", sweep);
  expect(swept).toBe(2);
  // A person confirms a jump by deleting the file.
  sample = { ...sample, at: right + 400 * DAY };
  await rm(join(data_dir, "clock.json"));
  await clock.guard("test", sweep);
  expect(swept).toBe(3);
});
