import { type SQL, sql } from "drizzle-orm";
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

/**
 * What a launched session may reach of a table: the rows for which `rows` is true; without it none.
 * Its transactions are limited to one patient (docs/decisions/0054-launched-sessions.md).
 */
export const launchedRows = (rows?: SQL) =>
  pgPolicy("launched_rows", {
    as: "restrictive",
    for: "all",
    to: relatoUser,
    using:
      rows === undefined
        ? sql`app_paciente_id() is null`
        : sql`app_paciente_id() is null or ${rows}`,
  });

/** The rows of the launched session's patient. */
export const ofPatient = (paciente_id: AnyPgColumn): SQL => sql`${paciente_id} = app_paciente_id()`;

/**
 * The rows that refer to a row of another table that the launched session sees. A function, so that
 * other transactions do not plan the subquery.
 */
export const ofVisible = (
  table:
    | "consentimentos"
    | "consultas"
    | "laudos"
    | "documentos"
    | "document_versions"
    | "gravacoes",
  column: AnyPgColumn,
): SQL => sql`launched_sees('${sql.raw(table)}', ${column})`;

/**
 * The policies of most tables with a doctor's rows. `launched`: what a launched session may reach;
 * by default nothing, `all` for data of the doctor that belongs to no patient.
 */
export const tenantRows = (owner: AnyPgColumn, launched?: SQL | "all") => [
  ownRows(owner),
  systemRows(),
  ...(launched === "all" ? [] : [launchedRows(launched)]),
];

/** A reference by id and doctor, so that no row can refer to another doctor's row. */
export const ownReference = (
  name: string,
  columns: [id: AnyPgColumn, owner: AnyPgColumn],
  { id, medico_id }: { id: AnyPgColumn; medico_id: AnyPgColumn },
) => foreignKey({ name, columns, foreignColumns: [id, medico_id] });
