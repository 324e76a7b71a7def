import { sql } from "drizzle-orm";
import { type AnyPgColumn, foreignKey, pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** The role of `withUser`. */
export const relatoUser = pgRole("relato_user").existing();
/** The role of `asSystem`. */
export const relatoSystem = pgRole("relato_system").existing();

/** The transaction's doctor; null matches no row. */
const me = sql`app_user_id()`;

/** A doctor reads and writes only rows with their id in `owner`. */
export const ownRows = (owner: AnyPgColumn) =>
  pgPolicy("own_rows", {
    for: "all",
    to: relatoUser,
    using: sql`${owner} = ${me}`,
    withCheck: sql`${owner} = ${me}`,
  });

/** `asSystem` reads and writes every row. */
export const systemRows = () =>
  pgPolicy("system_rows", { for: "all", to: relatoSystem, using: sql`true`, withCheck: sql`true` });

/** The policies of most tables with a doctor's rows. */
export const tenantRows = (owner: AnyPgColumn) => [ownRows(owner), systemRows()];

/** A reference by id and doctor, so that no row can refer to another doctor's row. */
export const ownReference = (
  name: string,
  columns: [id: AnyPgColumn, owner: AnyPgColumn],
  { id, medico_id }: { id: AnyPgColumn; medico_id: AnyPgColumn },
) => foreignKey({ name, columns, foreignColumns: [id, medico_id] });
