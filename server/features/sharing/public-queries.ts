import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { asSystem, type Database } from "../../platform/database/database.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { document_versions, documentos } from "../../platform/database/schema/documentos.ts";
import { user_profiles } from "../../platform/database/schema/profile.ts";
import {
  issued_codes,
  issued_files,
  type OpeningRow,
  secure_link_openings,
  secure_links,
} from "../../platform/database/schema/sharing.ts";
import { chosenName } from "../contas/chosen-name.ts";
import { isEnabled } from "../contas/is-enabled.ts";
import { findAccount } from "../contas/queries.ts";

/* What a reader without an account reaches, by a code or by a link's secret. */

export type IssuedCode = Pick<typeof issued_codes.$inferSelect, "issued_at" | "issued_by"> & {
  is_example: boolean;
};

const { first_name, last_name } = user_profiles;
const profileName = sql<string>`trim(concat_ws(' ', ${first_name}, ${last_name}))`;

/**
 * Who issued the document with this code, and when. The name is the doctor's current one if there
 * was none at the time; empty without any.
 */
export const findIssued = async (db: Database, code: string): Promise<IssuedCode | null> => {
  const issued = await asSystem(db, "a document's code is verified", async (tx) => {
    const { issued_at, issued_by, medico_id } = issued_codes;
    const { is_example } = consultas;
    const [row] = await tx.drizzle
      .select({ issued_at, issued_by, medico_id, current: profileName, is_example })
      .from(issued_codes)
      .innerJoin(document_versions, eq(document_versions.id, issued_codes.version_id))
      .innerJoin(documentos, eq(documentos.id, document_versions.documento_id))
      .leftJoin(consultas, eq(consultas.id, documentos.consulta_id))
      .leftJoin(user_profiles, eq(user_profiles.user_id, medico_id))
      .where(eq(issued_codes.code, code));
    return row ?? null;
  });
  if (issued === null) return null;
  const { medico_id, issued_at, issued_by, current } = issued;
  const { name, email } = (await findAccount(db, medico_id)) ?? { name: "", email: "" };
  // Earlier releases stored the address' local part as the name.
  const then = chosenName({ name: issued_by, email });
  const is_example = issued.is_example ?? false;
  return { issued_at, is_example, issued_by: then || current || chosenName({ name, email }) };
};

/** Whether a file with this digest was issued under the code. */
export const wasIssued = (db: Database, code: string, sha256: string): Promise<boolean> =>
  asSystem(db, "a document's file is compared", async (tx) => {
    const isFile = and(eq(issued_files.code, code), eq(issued_files.sha256, sha256));
    return (await tx.drizzle.$count(issued_files, isFile)) === 1;
  });

/** The link is neither revoked nor expired nor of a disabled account; it may be locked. */
const isAlive = (tokenSha256: string) =>
  and(
    eq(secure_links.token_sha256, tokenSha256),
    isNull(secure_links.revoked_at),
    gt(secure_links.expires_at, sql`now()`),
    isEnabled(secure_links.medico_id),
  );

/** A link that is neither revoked nor expired. `name`: of its doctor; empty without one. */
export const findLink = async (db: Database, tokenSha256: string) => {
  const { id, medico_id, protection, secret_hash, expires_at, failures } = secure_links;
  const { documento_id, number } = document_versions;
  const columns = { id, medico_id, protection, secret_hash, expires_at, failures };
  const link = await asSystem(db, "a secure link is opened", async (tx) => {
    const [row] = await tx.drizzle
      .select({ ...columns, documento_id, number, name: profileName })
      .from(secure_links)
      .innerJoin(document_versions, eq(document_versions.id, secure_links.version_id))
      .leftJoin(user_profiles, eq(user_profiles.user_id, secure_links.medico_id))
      .where(isAlive(tokenSha256));
    return row ?? null;
  });
  if (link === null || link.name !== "") return link;
  const account = await findAccount(db, link.medico_id);
  return { ...link, name: account === null ? "" : chosenName(account) };
};
export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * Counts an attempt as wrong before its answer is checked, so that parallel attempts count too.
 * Returns how many are left after this one; null when there was none.
 */
export const takeAttempt = (db: Database, tokenSha256: string): Promise<number | null> =>
  asSystem(db, "a secure link is tried", async (tx) => {
    const [row] = await tx.drizzle
      .update(secure_links)
      .set({ failures: sql`${secure_links.failures} + 1` })
      .where(and(isAlive(tokenSha256), lt(secure_links.failures, MAX_LINK_FAILURES)))
      .returning({ failures: secure_links.failures });
    return row === undefined ? null : MAX_LINK_FAILURES - row.failures;
  });

/** Logs an attempt for the doctor. A right answer resets the count of wrong ones. */
export const logOpening = (
  db: Database,
  { id, medico_id }: Pick<FoundLink, "id" | "medico_id">,
  outcome: OpeningRow["outcome"],
): Promise<void> =>
  asSystem(db, "a secure link's use is logged", async (tx) => {
    if (outcome === "opened" || outcome === "downloaded")
      await tx.drizzle.update(secure_links).set({ failures: 0 }).where(eq(secure_links.id, id));
    await tx.drizzle.insert(secure_link_openings).values({ link_id: id, medico_id, outcome });
  });
