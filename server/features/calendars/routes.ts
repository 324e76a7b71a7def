import * as contract from "@relato/shared/contract/calendars.ts";
import * as hours from "@relato/shared/contract/working-hours.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { findSettings, saveSettings } from "../configuracoes/queries.ts";
import { sealAddress } from "./address.ts";
import {
  insertBlockedTime,
  listBlockedTimes,
  listOwnBlockedTimes,
  removeBlockedTime,
} from "./blocked-times.ts";
import {
  changeCalendar,
  insertCalendar,
  listCalendars,
  removeCalendar,
  requireCalendar,
  toCalendar,
} from "./calendars.ts";
import { enqueueRefresh } from "./jobs.ts";
import { rangeOf } from "./range.ts";

const MINUTE_MS = 60_000;

/** The weekly hours in which the doctor sees patients. */
const registerHourRoutes = (app: FastifyInstance, { db, events }: Deps): void => {
  bind(app, hours.getWorkingHours, ({ user }) =>
    readAs(db, user.id, async (tx) => ({
      intervals: (await findSettings(tx)).working_hours ?? [],
    })),
  );
  bind(app, hours.saveWorkingHours, ({ user, body: { intervals } }) =>
    withUser(db, user.id, async (tx) => {
      await saveSettings(tx, { working_hours: intervals.length === 0 ? null : intervals });
      await events.publish(tx, user.id, { type: "blocked_times_changed" });
      return { intervals };
    }),
  );
};

/** Working hours, and blocked times: the doctor's own, and those of outside calendars. */
export const registerCalendarRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db, events, jobs } = deps;
  registerHourRoutes(app, deps);
  const publish = (tx: Tx, userId: string): Promise<void> =>
    events.publish(tx, userId, { type: "blocked_times_changed" });

  bind(app, contract.listBlockedTimes, ({ user, query }) => {
    const range = rangeOf(query);
    return readAs(db, user.id, async (tx) => ({
      items: await listBlockedTimes(tx, user.id, range),
    }));
  });
  bind(app, contract.listOwnBlockedTimes, ({ user }) =>
    readAs(db, user.id, async (tx) => ({ items: await listOwnBlockedTimes(tx, user.id) })),
  );
  bind(app, contract.createBlockedTime, ({ user, body }) =>
    withUser(db, user.id, async (tx) => {
      const created = await insertBlockedTime(tx, user.id, body);
      await publish(tx, user.id);
      return created;
    }),
  );
  bind(app, contract.deleteBlockedTime, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await removeBlockedTime(tx, params.id);
      await publish(tx, user.id);
      return { deleted: true as const };
    }),
  );

  bind(app, contract.listCalendars, ({ user }) =>
    readAs(db, user.id, async (tx) => ({ items: (await listCalendars(tx)).map(toCalendar) })),
  );
  // Each reads an address of the doctor's choice.
  const refreshes = createLimit(app, {
    max: 30 * config.rate_limit_factor,
    window_ms: 10 * MINUTE_MS,
    keyOf: ({ caller }) => caller?.id ?? "",
  });
  bind(app, contract.createCalendar, async ({ user, body: { address, ...form }, request }) => {
    await refreshes.count(request);
    const sealed = await sealAddress(deps, address);
    return withUser(db, user.id, async (tx) => {
      const row = await insertCalendar(tx, user.id, { ...form, ...sealed });
      await enqueueRefresh(tx, jobs, { calendar_id: row.id, user_id: user.id });
      return toCalendar(row);
    });
  });
  bind(app, contract.updateCalendar, ({ user, params, body }) =>
    withUser(db, user.id, async (tx) => {
      const row = await changeCalendar(tx, params.id, body);
      await enqueueRefresh(tx, jobs, { calendar_id: row.id, user_id: user.id });
      await publish(tx, user.id);
      return toCalendar(row);
    }),
  );
  bind(app, contract.refreshCalendar, async ({ user, params, request }) => {
    await refreshes.count(request);
    return withUser(db, user.id, async (tx) => {
      const row = await requireCalendar(tx, params.id);
      await enqueueRefresh(tx, jobs, { calendar_id: row.id, user_id: user.id });
      return toCalendar(row);
    });
  });
  bind(app, contract.deleteCalendar, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await removeCalendar(tx, params.id);
      await publish(tx, user.id);
      return { deleted: true as const };
    }),
  );
};
