import { text } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";

/** The doctor of a medical record, whose account row is never deleted. */
export const doctorId = () =>
  text()
    .notNull()
    .references(() => user.id);

/** The account of other data, which is deleted with it. */
export const accountId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** The account as primary key: one row per account. */
export const accountKey = () =>
  text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" });
