import * as contract from "@relato/shared/contract/agenda.ts";
import * as notices from "@relato/shared/contract/agenda-notices.ts";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import {
  type AgendamentoDraft,
  type AgendamentoFields,
  MAX_RANGE_DAYS,
  readAgendamento,
} from "@relato/shared/domain/agenda.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { listNotices } from "./notice-queries.ts";
import { retryNotice } from "./retry-notice.ts";
import { findAgendamento, listAgendamentos } from "./queries.ts";
import { changeAgendamento, createAgendamento, setCancelled } from "./write.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stretch that is asked for, as UTC. @throws AppError VALIDATION when it is none, or longer than anybody can look at */
const stretchOf = (query: { from?: string | undefined; to?: string | undefined }) => {
  const from = query.from === undefined ? Date.now() : Date.parse(query.from);
  const to = query.to === undefined ? from + 7 * DAY_MS : Date.parse(query.to);
  // An hour more for clocks that went back.
  if (!(from < to && to - from <= MAX_RANGE_DAYS * DAY_MS + DAY_MS / 24))
    throw new AppError("VALIDATION", { field: "to" });
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};

/** What was typed, as it is stored. @throws AppError with the first field that is wrong */
const requireFields = (draft: AgendamentoDraft): AgendamentoFields => {
  const { fields, errors } = readAgendamento(draft);
  const [error] = errors;
  if (error !== undefined) throw new AppError(error.code, { field: error.field });
  return fields;
};

const require = async (tx: Tx, medicoId: string, id: string): Promise<Agendamento> => {
  const agendamento = await findAgendamento(tx, medicoId, id);
  if (agendamento === null) throw new AppError("NOT_FOUND");
  return agendamento;
};

/** The agenda (specification 2.12). */
export const registerAgendaRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  bind(app, contract.listAgendamentos, ({ user, query }) => {
    const stretch = { ...stretchOf(query), cancelled: query.cancelled === "true" };
    return readAs(db, user.id, (tx) => listAgendamentos(tx, user.id, stretch));
  });

  bind(app, contract.getAgendamento, ({ user, params }) =>
    withUser(db, user.id, (tx) => require(tx, user.id, params.id)),
  );

  bind(app, contract.createAgendamento, ({ user, body: { id, ...draft } }) => {
    const wanted = { id, fields: requireFields(draft), telling: draft };
    return withUser(db, user.id, async (tx) => {
      await createAgendamento(tx, deps, user.id, wanted);
      return require(tx, user.id, id);
    });
  });

  bind(app, contract.updateAgendamento, ({ user, params, body }) => {
    const base = { ...body.base, data: new Date(body.base.data).toISOString() };
    const wanted = { id: params.id, fields: requireFields(body), telling: body, base };
    return withUser(db, user.id, async (tx) => {
      await changeAgendamento(tx, deps, wanted);
      return require(tx, user.id, params.id);
    });
  });

  for (const [route, cancelled] of [
    [contract.cancelAgendamento, true],
    [contract.restoreAgendamento, false],
  ] as const)
    bind(app, route, ({ user, params }) =>
      withUser(db, user.id, async (tx) => {
        await setCancelled(tx, deps, params.id, cancelled);
        return require(tx, user.id, params.id);
      }),
    );

  bind(app, notices.listNotices, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await require(tx, user.id, params.id);
      return { items: await listNotices(tx, params.id) };
    }),
  );

  bind(app, notices.retryNotice, ({ user, params: { id } }) =>
    withUser(db, user.id, (tx) => retryNotice(tx, deps, { id, medico_id: user.id })),
  );
};
