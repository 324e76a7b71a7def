import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Tx } from "../platform/database/database.ts";

/** The server's queries as a superuser, without its transaction and row-level security (bench). */
export const createDirectTx = (admin: pg.Client): Tx =>
  ({
    query: async (text: string, values?: unknown[], name?: string) =>
      (await admin.query({ text, values, name })).rows,
    drizzle: drizzle({ client: admin }),
  }) as unknown as Tx;
