import type pg from "pg";
import { listAgendamentos } from "../../server/features/agenda/queries.ts";
import { search } from "../../server/features/busca/search.ts";
import { countThisMonth, listConsultas } from "../../server/features/consultas/queries.ts";
import { findOnboarding, findStatistics } from "../../server/features/home/queries.ts";
import { findPlanoStatus } from "../../server/features/planos/plano.ts";
import { createDirectTx } from "../../server/testing/direct-tx.ts";
import type { Caller } from "./caller.ts";
import type { HttpClient } from "./http-client.ts";

const PAGE = 50;
const DAY_MS = 86_400_000;

/** One screen's requests, and the same statements by `pg`. */
export interface Comparison {
  http: () => Promise<unknown>;
  sql: () => Promise<unknown>;
}

export const createRequests = (client: HttpClient, admin: pg.Client) => {
  const tx = createDirectTx(admin);
  const searchFor = ({ id, cookie }: Caller, text: string): Comparison => ({
    http: () => client.call(cookie, "/api/busca", { text }),
    sql: () => search(tx, id, text),
  });
  const agendaOf = ({ id, cookie }: Caller, days: number): Comparison => {
    const start = Date.UTC(2026, 4, 31, 3);
    const from = new Date(start).toISOString();
    const to = new Date(start + days * DAY_MS).toISOString();
    return {
      http: () => client.call(cookie, `/api/agendamentos?from=${from}&to=${to}`),
      sql: () => listAgendamentos(tx, id, { from, to, cancelled: false }),
    };
  };
  const listOf = ({ id, cookie }: Caller): Comparison => ({
    http: () => client.call(cookie, `/api/consultas?limit=${PAGE}`),
    sql: () => listConsultas(tx, id, PAGE, null),
  });
  const homeOf = (caller: Caller): Comparison => ({
    http: () =>
      Promise.all([
        listOf(caller).http(),
        client.call(caller.cookie, "/api/consultas/usage"),
        client.call(caller.cookie, "/api/home/statistics"),
        client.call(caller.cookie, "/api/home/onboarding"),
      ]),
    sql: async () => {
      await listOf(caller).sql();
      await countThisMonth(tx, caller.id);
      await findPlanoStatus(tx, {
        payments: undefined,
        stripe_secret_key: undefined,
        base_url: "http://localhost",
      });
      await findStatistics(tx, caller.id);
      await findOnboarding(tx, caller.id);
    },
  });
  return {
    searchFor,
    /** The measured requests of one doctor, by name. */
    allOf: (caller: Caller): Record<string, Comparison> => ({
      list: listOf(caller),
      home: homeOf(caller),
      search: searchFor(caller, "losartana7"),
      month: agendaOf(caller, 42),
      day: agendaOf(caller, 1),
    }),
  };
};
