import * as contract from "@relato/shared/contract/waiting-list.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { readAs, type Tx, withUser } from "../../../platform/database/database.ts";
import { bind } from "../../../platform/http/bind.ts";
import { requireAgendamento } from "../queries.ts";
import { bookWaitingEntry, restoreWaitingEntry } from "./book.ts";
import {
  changeWaitingEntry,
  insertWaitingEntry,
  listComingAppointments,
  listWaitingEntries,
  lockWaitingEntry,
  requireWaitingEntry,
  setEnded,
} from "./queries.ts";

/** The waiting list (docs/decisions/0068-waiting-list.md). */
export const registerWaitingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, events } = deps;
  /** Runs a change in one transaction and announces it to the doctor's screens. */
  const change = <T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    withUser(db, userId, async (tx) => {
      const result = await work(tx);
      await events.publish(tx, userId, { type: "waiting_list_changed" });
      return result;
    });

  bind(app, contract.listWaitingEntries, ({ user }) =>
    readAs(db, user.id, async (tx) => ({ items: await listWaitingEntries(tx, user.id) })),
  );
  bind(app, contract.createWaitingEntry, ({ user, body }) =>
    change(user.id, async (tx) => {
      await insertWaitingEntry(tx, user.id, body);
      return requireWaitingEntry(tx, body.id);
    }),
  );
  bind(app, contract.updateWaitingEntry, ({ user, params, body }) =>
    change(user.id, async (tx) => {
      await changeWaitingEntry(tx, params.id, body);
      return requireWaitingEntry(tx, params.id);
    }),
  );
  bind(app, contract.removeWaitingEntry, ({ user, params }) =>
    change(user.id, async (tx) => {
      const { removed_at } = await lockWaitingEntry(tx, params.id);
      if (removed_at === null) await setEnded(tx, params.id, { booked_id: null, moved_from: null });
      return { removed: true as const };
    }),
  );
  bind(app, contract.restoreWaitingEntry, ({ user, params, query }) =>
    change(user.id, async (tx) => {
      await restoreWaitingEntry(tx, deps, params.id, query.notify === "true");
      return requireWaitingEntry(tx, params.id);
    }),
  );
  bind(app, contract.bookWaitingEntry, ({ user, params, body }) =>
    change(user.id, async (tx) =>
      requireAgendamento(tx, user.id, await bookWaitingEntry(tx, deps, params.id, body)),
    ),
  );
  bind(app, contract.listComingAppointments, ({ user, params }) =>
    readAs(db, user.id, async (tx) => ({ items: await listComingAppointments(tx, params.id) })),
  );
};
