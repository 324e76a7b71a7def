import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx } from "../../platform/database/database.ts";
import { outside_calendars } from "../../platform/database/schema/calendars.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { openAddress, sealAddress } from "./address.ts";
import { createCalendarProcess } from "./calendar-process.ts";
import { refreshCalendar, type RefreshDeps } from "./refresh.ts";

/** Calendars of one doctor at once. */
const CONCURRENCY = 2;
const EVERY_FIVE_MINUTES = "*/5 * * * *";
const PAGE = 1000;

/** Enqueues reading a calendar, unless that is enqueued. */
export const enqueueRefresh = (
  tx: Tx,
  jobs: Jobs,
  payload: { calendar_id: string; user_id: string },
): Promise<void> => jobs.enqueue(tx, "refresh-calendar", payload, { key: payload.calendar_id });

/** Enqueues calendars that are due within the next minute. */
const sweepCalendars = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> =>
  asSystem(db, "find outside calendars to read", async (tx) => {
    const rows = await tx.query<{ calendar_id: string; user_id: string }>(
      `select c.id as calendar_id, c.user_id from outside_calendars c
         join auth."user" u on u.id = c.user_id and u.banned is not true
        where c.next_refresh_at <= now() + interval '1 minute'
        order by c.next_refresh_at limit $1`,
      [PAGE],
    );
    for (const row of rows) await enqueueRefresh(tx, jobs, row);
  });

/** Encrypts addresses again after AUTH_SECRET was replaced. */
const resealAddresses = (deps: Pick<Deps, "auth" | "config" | "db">): Promise<void> =>
  asSystem(deps.db, "encrypt calendar addresses with the new secret", async (tx) => {
    const { id, address } = outside_calendars;
    for (const row of await tx.drizzle.select({ id, address }).from(outside_calendars)) {
      const opened = await openAddress(deps, row.address);
      if (opened?.isFormer !== true) continue;
      await tx.drizzle
        .update(outside_calendars)
        .set(await sealAddress(deps, opened.url))
        .where(eq(id, row.id));
    }
  });

/** Starts the jobs that read outside calendars. The returned function ends the child process. */
export const startCalendarJobs = async (
  deps: RefreshDeps & Pick<Deps, "jobs">,
): Promise<() => Promise<void>> => {
  const { config, jobs } = deps;
  if (config.auth_secret_previous !== undefined) await resealAddresses(deps);
  const calendars = createCalendarProcess();
  await jobs.work("refresh-calendar", { concurrency: CONCURRENCY }, (payload, context) =>
    refreshCalendar(deps, calendars, payload, context),
  );
  await jobs.work("refresh-calendars", { concurrency: 1 }, () => sweepCalendars(deps));
  await jobs.schedule("refresh-calendars", EVERY_FIVE_MINUTES);
  return () => calendars.close();
};
