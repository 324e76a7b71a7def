import * as contract from "@relato/shared/contract/agenda.ts";
import * as notices from "@relato/shared/contract/agenda-notices.ts";
import { MAX_RANGE_DAYS } from "@relato/shared/domain/agenda.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { listNotices } from "./notice-queries.ts";
import { listAgendamentos, type Range, requireAgendamento } from "./queries.ts";
import { retryNotice } from "./retry-notice.ts";
import { sendingChannels } from "./sending-channels.ts";
import { changeAgendamento, createAgendamento, setCancelled } from "./write.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** PostgreSQL refuses the year 0, and five digits: the query reads a little around the range. */
const FIRST_MS = Date.parse("1900-01-01T00:00:00Z");
const LAST_MS = Date.parse("9999-01-01T00:00:00Z");

/** The requested range in UTC. @throws AppError VALIDATION when it is empty, too long or outside */
const rangeOf = (query: { from?: string | undefined; to?: string | undefined }): Range => {
  const from = query.from === undefined ? Date.now() : Date.parse(query.from);
  const to = query.to === undefined ? from + 7 * DAY_MS : Date.parse(query.to);
  const isRange = from >= FIRST_MS && from < to && to <= LAST_MS;
  // One hour more: a range may include the end of daylight saving time.
  if (!(isRange && to - from <= MAX_RANGE_DAYS * DAY_MS + DAY_MS / 24))
    throw new AppError("VALIDATION", { field: "to" });
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};

/** The agenda (specification 2.12). */
export const registerAgendaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
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

  for (const [route, cancelled] of [
    [contract.cancelAgendamento, true],
    [contract.restoreAgendamento, false],
  ] as const)
    bind(app, route, ({ user, params }) =>
      withUser(db, user.id, async (tx) => {
        await setCancelled(tx, deps, params.id, cancelled);
        return requireAgendamento(tx, user.id, params.id);
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
