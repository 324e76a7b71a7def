import { sql } from "drizzle-orm";
import { type AnyPgColumn, pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** What a doctor's transaction becomes (`withUser`). */
export const relatoUser = pgRole("relato_user").existing();
/** What a system transaction becomes (`asSystem`). */
export const relatoSystem = pgRole("relato_system").existing();

/** The doctor of the running transaction, null when none is set (a null matches no row). */
const me = sql`app_user_id()`;

/** The doctor reads and writes the rows whose `owner` is theirs, and no other. */
export const ownRows = (owner: AnyPgColumn) =>
  pgPolicy("own_rows", {
    for: "all",
    to: relatoUser,
    using: sql`${owner} = ${me}`,
    withCheck: sql`${owner} = ${me}`,
  });

/** Jobs, seeds and administration reach every row, through `asSystem` only. */
export const systemRows = () =>
  pgPolicy("system_rows", { for: "all", to: relatoSystem, using: sql`true`, withCheck: sql`true` });
