import * as contract from "@relato/shared/contract/agenda.ts";
import * as notices from "@relato/shared/contract/agenda-notices.ts";
import * as series from "@relato/shared/contract/agenda-series.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { rangeOf } from "../calendars/range.ts";
import { listNotices } from "./notice-queries.ts";
import { listAgendamentos, requireAgendamento } from "./queries.ts";
import { registerReplyPage } from "./reply-page.ts";
import { registerDayPdf } from "./day-pdf-routes.ts";
import { retryNotice } from "./retry-notice.ts";
import { sendingChannels } from "./sending-channels.ts";
import { changeFollowing, checkFollowing } from "./series-change.ts";
import { cancelFollowing, checkRepeats, repeatAgendamento } from "./series.ts";
import { registerWaitingRoutes } from "./waiting/routes.ts";
import { changeAgendamento, createAgendamento, restoreAgendamento, setCancelled } from "./write.ts";

/** The agenda (specification 2.12). */
export const registerAgendaRoutes = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const { db } = deps;
  registerReplyPage(app, deps, documents);
  registerDayPdf(app, deps);
  registerWaitingRoutes(app, deps);

  bind(app, contract.listAgendamentos, ({ user, query }) => {
    const range = { ...rangeOf(query), cancelled: query.cancelled === "true" };
    return readAs(db, user.id, (tx) => listAgendamentos(tx, user.id, range));
  });

  bind(app, contract.getAgendamento, ({ user, params }) =>
    withUser(db, user.id, (tx) => requireAgendamento(tx, user.id, params.id)),
  );

  bind(app, contract.createAgendamento, ({ user, body: { id, ...form } }) =>
    withUser(db, user.id, async (tx) => {
      await createAgendamento(tx, deps, { id, medico_id: user.id, ...form });
      return requireAgendamento(tx, user.id, id);
    }),
  );

  bind(app, contract.updateAgendamento, ({ user, params, body: { base, ...form } }) =>
    withUser(db, user.id, async (tx) => {
      await changeAgendamento(tx, deps, params.id, form, base);
      return requireAgendamento(tx, user.id, params.id);
    }),
  );

  bind(app, contract.cancelAgendamento, ({ user, params, query }) =>
    withUser(db, user.id, async (tx) => {
      if (query.following === "true") await cancelFollowing(tx, deps, params.id);
      else await setCancelled(tx, deps, params.id, true);
      return requireAgendamento(tx, user.id, params.id);
    }),
  );

  bind(app, contract.restoreAgendamento, ({ user, params, query }) =>
    withUser(db, user.id, async (tx) => {
      await restoreAgendamento(tx, deps, params.id, { force: query.force === "true" });
      return requireAgendamento(tx, user.id, params.id);
    }),
  );

  bind(app, series.checkRepeats, ({ user, params, body }) =>
    readAs(db, user.id, async (tx) => ({
      items: await checkRepeats(tx, user.id, params.id, body.dates),
    })),
  );

  bind(app, series.repeatAgendamento, ({ user, params, body }) =>
    withUser(db, user.id, async (tx) => {
      const items = [];
      for (const id of await repeatAgendamento(tx, deps, params.id, body.dates))
        items.push(await requireAgendamento(tx, user.id, id));
      return { items };
    }),
  );

  bind(app, series.checkFollowing, ({ user, params, body }) =>
    readAs(db, user.id, async (tx) => ({
      items: await checkFollowing(tx, user.id, params.id, body),
    })),
  );

  bind(app, series.changeFollowing, ({ user, params, body: { base, following, ...form } }) =>
    withUser(db, user.id, async (tx) => {
      const items = [];
      for (const id of await changeFollowing(tx, deps, params.id, form, base, following))
        items.push(await requireAgendamento(tx, user.id, id));
      return { items };
    }),
  );

  bind(app, notices.listNotices, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await requireAgendamento(tx, user.id, params.id);
      return { items: await listNotices(tx, params.id, sendingChannels(deps.config)) };
    }),
  );

  bind(app, notices.retryNotice, ({ user, params: { id } }) =>
    withUser(db, user.id, (tx) => retryNotice(tx, deps, { id, medico_id: user.id })),
  );
};
