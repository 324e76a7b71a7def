import { sql } from "drizzle-orm";
import { type AnyPgColumn, customType, uuid } from "drizzle-orm/pg-core";
import pg from "pg";

const { TIMESTAMPTZ } = pg.types.builtins;
const parseTimestamptz = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;

/** Turns PostgreSQL's text of a `timestamptz` into an ISO string: UTC, milliseconds, `Z`. */
export const toInstant = (text: string): string => parseTimestamptz(text).toISOString();

/** A `timestamptz`, in code an ISO string (`toInstant`). better-auth's tables keep `Date`. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp with time zone",
  fromDriver: toInstant,
});

/** An instant that is set when the row is inserted. */
export const instantNow = () =>
  instant()
    .notNull()
    .default(sql`now()`);

/** The primary key of most tables: ids that grow with time. */
export const primaryId = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`);

/** A check that a column has one of the values of a shared list. A new value needs a migration. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
