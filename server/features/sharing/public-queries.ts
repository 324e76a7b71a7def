import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";
import { findAccount } from "../contas/queries.ts";
import type { OpeningRow, SecureLinkRow } from "../../platform/database/schema/sharing.ts";

/* What is reached without an account: by a secret that only whoever was given it has. */

export interface IssuedCode {
  issued_at: string;
  issued_by: string;
}

/** Who issued the document with this code, and when; nothing else of it. */
export const findIssued = (db: Database, code: string): Promise<IssuedCode | null> =>
  asSystem(db, "a document's code is verified", async (tx) => {
    const [row] = await tx.query<IssuedCode>(
      `select issued_at, issued_by from issued_codes where code = $1`,
      [code],
    );
    return row ?? null;
  });

/** Whether a file with this digest went out under the code. */
export const wasIssued = (db: Database, code: string, sha256: string): Promise<boolean> =>
  asSystem(db, "a document's file is compared", async (tx) => {
    const rows = await tx.query(`select 1 from issued_files where code = $1 and sha256 = $2`, [
      code,
      sha256,
    ]);
    return rows.length === 1;
  });

export type FoundLink = Pick<
  SecureLinkRow,
  "id" | "medico_id" | "protection" | "secret_hash" | "expires_at" | "failures"
> & {
  documento_id: string;
  number: number;
  /** Whose name the document bears. */
  name: string;
};

const ALIVE = `l.token_sha256 = $1 and l.revoked_at is null and l.expires_at > now()`;

/** A link that still lives; a locked one is among them. */
export const findLink = async (db: Database, tokenSha256: string): Promise<FoundLink | null> => {
  const link = await asSystem(db, "a secure link is opened", async (tx) => {
    const [row] = await tx.query<FoundLink>(
      `select l.id, l.medico_id, l.protection, l.secret_hash, l.expires_at, l.failures, v.documento_id, v.number,
              trim(concat_ws(' ', u.first_name, u.last_name)) as name
         from secure_links l join document_versions v on v.id = l.version_id
         left join user_profiles u on u.user_id = l.medico_id
        where ${ALIVE}`,
      [tokenSha256],
    );
    return row ?? null;
  });
  if (link === null || link.name !== "") return link;
  return { ...link, name: (await findAccount(db, link.medico_id))?.name ?? "" };
};

/**
 * Takes one try before it is known whether it is right, so that many at once are as many tries. Resolves with how many are left after it;
 * null when there was none.
 */
export const takeTry = (db: Database, tokenSha256: string): Promise<number | null> =>
  asSystem(db, "a secure link is tried", async (tx) => {
    const [row] = await tx.query<{ failures: number }>(
      `update secure_links l set failures = failures + 1 where ${ALIVE} and failures < $2 returning failures`,
      [tokenSha256, MAX_LINK_FAILURES],
    );
    return row === undefined ? null : MAX_LINK_FAILURES - row.failures;
  });

/** Tells the doctor what became of a try; a right answer gives the tries back. */
export const logOpening = (
  db: Database,
  link: Pick<FoundLink, "id" | "medico_id">,
  outcome: OpeningRow["outcome"],
): Promise<void> =>
  asSystem(db, "a secure link's use is logged", async (tx) => {
    if (outcome === "opened" || outcome === "downloaded")
      await tx.query(`update secure_links set failures = 0 where id = $1`, [link.id]);
    await tx.query(
      `insert into secure_link_openings (link_id, medico_id, outcome) values ($1, $2, $3)`,
      [link.id, link.medico_id, outcome],
    );
  });
