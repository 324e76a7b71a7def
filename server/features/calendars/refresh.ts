import { createHash } from "node:crypto";
import type { CalendarFailure } from "@relato/shared/domain/calendars.ts";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import {
  outside_calendars,
  type OutsideCalendarRow,
} from "../../platform/database/schema/calendars.ts";
import type { JobContext, JobPayloads } from "../../platform/jobs/jobs.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { isAccountEnabled } from "../contas/is-enabled.ts";
import { openAddress } from "./address.ts";
import type { CalendarProcess } from "./calendar-process.ts";
import { type Fetched, fetchCalendar } from "./fetch-calendar.ts";
import type { BusyTime, ReadCalendar } from "./read/read-calendar.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const REFRESH_MS = 15 * MINUTE_MS;
/** After failures: half an hour, an hour and so on. */
const MAX_BACKOFF_MS = DAY_MS;
/** Blocked times are read from a week ago to thirteen months ahead. */
const PAST_MS = 7 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;

export type RefreshDeps = Pick<Deps, "auth" | "config" | "db" | "events" | "log">;

/** Milliseconds until the next attempt after so many failures in sequence. */
export const backoffAfter = (failures: number): number =>
  Math.min(REFRESH_MS * 2 ** Math.min(failures, 10), MAX_BACKOFF_MS);

interface Started {
  row: OutsideCalendarRow;
  time_zone: string;
}

/** The calendar to read; null if it was removed, or its account is disabled. */
const start = (
  { db }: RefreshDeps,
  { calendar_id, user_id }: JobPayloads["refresh-calendar"],
): Promise<Started | null> =>
  withUser(db, user_id, async (tx) => {
    if (!(await isAccountEnabled(tx, user_id))) return null;
    const [row] = await tx.drizzle
      .select()
      .from(outside_calendars)
      .where(eq(outside_calendars.id, calendar_id));
    return row === undefined ? null : { row, time_zone: await timeZoneOf(tx, user_id) };
  });

/** Recurring events reach further each day, and whole days depend on the zone. */
const isCurrent = ({ row, time_zone }: Started): boolean =>
  row.time_zone === time_zone &&
  row.expanded_at !== null &&
  Date.now() - Date.parse(row.expanded_at) < DAY_MS;

const fetchOf = async (
  deps: RefreshDeps,
  started: Started,
  signal: AbortSignal,
): Promise<Fetched> => {
  const opened = await openAddress(deps, started.row.address);
  // The installation's secret was replaced: the doctor has to enter the address again.
  if (opened === null) return { kind: "failed", reason: "refused" };
  const { etag, last_modified } = isCurrent(started)
    ? started.row
    : { etag: null, last_modified: null };
  const { webhook_allow: allow } = deps.config;
  return fetchCalendar(opened.url, { allow, etag, last_modified, signal });
};

type Content = Extract<Fetched, { kind: "content" }>;
type Change =
  | { kind: "unchanged" }
  | { kind: "failed"; reason: CalendarFailure }
  | { kind: "read"; content: Content; digest: string; read: ReadCalendar };

const changeOf = async (
  deps: RefreshDeps,
  calendars: CalendarProcess,
  started: Started,
  signal: AbortSignal,
): Promise<Change> => {
  const fetched = await fetchOf(deps, started, signal);
  if (fetched.kind === "failed") return fetched;
  if (fetched.kind === "unchanged")
    // Without a conditional request, a 304 has no content to keep.
    return isCurrent(started) ? fetched : { kind: "failed", reason: "status" };
  const digest = createHash("sha256").update(fetched.body).digest("hex");
  if (digest === started.row.digest && isCurrent(started)) return { kind: "unchanged" };
  const { time_zone } = started;
  const now = Date.now();
  const read = await calendars.read(
    { bytes: fetched.body, time_zone, from: now - PAST_MS, to: now + AHEAD_MS },
    signal,
  );
  return read.kind === "failed" ? read : { kind: "read", content: fetched, digest, read };
};

const replaceTimes = async (
  tx: Tx,
  { id, user_id, show_titles }: OutsideCalendarRow,
  times: readonly BusyTime[],
): Promise<void> => {
  await tx.query("delete from blocked_times where calendar_id = $1", [id]);
  await tx.query(
    `insert into blocked_times (user_id, source, calendar_id, starts_at, ends_at, title)
     select $1, 'calendar', $2, * from unnest($3::timestamptz[], $4::timestamptz[], $5::text[])`,
    [
      user_id,
      id,
      times.map(({ starts_at }) => starts_at),
      times.map(({ ends_at }) => ends_at),
      times.map(({ title }) => (show_titles ? title : null)),
    ],
  );
};

const FINE = { failure: null, failing_since: null, failures: 0 };

const valuesOf = (
  row: OutsideCalendarRow,
  change: Change,
  time_zone: string,
): Partial<OutsideCalendarRow> => {
  const now = new Date().toISOString();
  const after = (ms: number): string => new Date(Date.now() + ms).toISOString();
  if (change.kind === "failed") {
    const failures = row.failures + 1;
    return {
      failures,
      failure: change.reason,
      failing_since: row.failing_since ?? now,
      next_refresh_at: after(backoffAfter(failures)),
    };
  }
  const read = { ...FINE, refreshed_at: now, next_refresh_at: after(REFRESH_MS) };
  if (change.kind === "unchanged") return read;
  const { content, digest } = change;
  const { etag, last_modified } = content;
  const { is_partial } = change.read;
  return { ...read, etag, last_modified, digest, time_zone, expanded_at: now, is_partial };
};

/**
 * Reads an outside calendar and replaces its blocked times. A failure is stored for the doctor, and
 * the blocked times stay: an old time is better than a double booking.
 */
export const refreshCalendar = async (
  deps: RefreshDeps,
  calendars: CalendarProcess,
  payload: JobPayloads["refresh-calendar"],
  { signal }: Pick<JobContext, "signal">,
): Promise<void> => {
  const started = await start(deps, payload);
  if (started === null) return;
  const change = await changeOf(deps, calendars, started, signal);
  if (change.kind === "failed")
    deps.log.info(
      { calendar_id: payload.calendar_id, reason: change.reason },
      "outside calendar not read",
    );
  await withUser(deps.db, payload.user_id, async (tx) => {
    const [row] = await tx.drizzle
      .select()
      .from(outside_calendars)
      .where(eq(outside_calendars.id, payload.calendar_id))
      .for("update");
    if (row === undefined) return;
    if (change.kind === "read") await replaceTimes(tx, row, change.read.times);
    await tx.drizzle
      .update(outside_calendars)
      .set(valuesOf(row, change, started.time_zone))
      .where(eq(outside_calendars.id, row.id));
    await deps.events.publish(tx, payload.user_id, { type: "blocked_times_changed" });
  });
};
