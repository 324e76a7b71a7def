import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, instantNow, primaryId } from "./columns.ts";
import { document_versions } from "./documentos.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/** The code printed on a version's PDF. It verifies the document and gives no access to it. */
export const issued_codes = pgTable(
  "issued_codes",
  {
    code: text().primaryKey(),
    version_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** The name of the issuing doctor. */
    issued_by: text().notNull(),
    issued_at: instantNow(),
    /** The head of the doctor's audit chain at that time, printed beside the code. */
    audit_seq: bigint({ mode: "number" }),
    audit_hash: text(),
  },
  (t) => [
    unique("issued_codes_version_key").on(t.version_id),
    unique("issued_codes_code_medico_key").on(t.code, t.medico_id),
    ownReference(
      "issued_codes_version_fk",
      [t.version_id, t.medico_id],
      document_versions,
    ).onDelete("cascade"),
    ...tenantRows(t.medico_id),
  ],
);

/** Digests of the files issued under a code, to compare a file with. */
export const issued_files = pgTable(
  "issued_files",
  {
    code: text().notNull(),
    medico_id: text().notNull(),
    sha256: text().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.sha256] }),
    foreignKey({
      name: "issued_files_code_fk",
      columns: [t.code, t.medico_id],
      foreignColumns: [issued_codes.code, issued_codes.medico_id],
    }).onDelete("cascade"),
    check("issued_files_sha256_check", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    ...tenantRows(t.medico_id),
  ],
);

/** Links that open a document without an account, protected by a code or a birth date. */
export const secure_links = pgTable(
  "secure_links",
  {
    id: primaryId(),
    version_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** Digest of the link's secret, which is not stored. */
    token_sha256: text().notNull().unique(),
    protection: text().$type<"code" | "birth_date">().notNull(),
    /** scrypt of the code or birth date, salted with the link's secret. */
    secret_hash: text().notNull(),
    created_at: instantNow(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** Wrong answers since the last right one; the link locks at MAX_LINK_FAILURES. */
    failures: integer().notNull().default(0),
  },
  (t) => [
    unique("secure_links_id_medico_key").on(t.id, t.medico_id),
    ownReference(
      "secure_links_version_fk",
      [t.version_id, t.medico_id],
      document_versions,
    ).onDelete("cascade"),
    index("secure_links_version_idx").on(t.version_id),
    check("secure_links_protection_check", sql`${t.protection} in ('code', 'birth_date')`),
    ...tenantRows(t.medico_id),
  ],
);

/** Uses of a link, shown to the doctor. They contain nothing about the visitor. */
export const secure_link_openings = pgTable(
  "secure_link_openings",
  {
    id: primaryId(),
    link_id: uuid().notNull(),
    medico_id: text().notNull(),
    outcome: text().$type<"opened" | "downloaded" | "wrong" | "locked">().notNull(),
    at: instantNow(),
  },
  (t) => [
    ownReference("secure_link_openings_link_fk", [t.link_id, t.medico_id], secure_links).onDelete(
      "cascade",
    ),
    index("secure_link_openings_link_idx").on(t.link_id, t.at.desc().nullsFirst()),
    check(
      "secure_link_openings_outcome_check",
      sql`${t.outcome} in ('opened', 'downloaded', 'wrong', 'locked')`,
    ),
    ...tenantRows(t.medico_id),
  ],
);

/** PDFs sent by e-mail. The job reads the address here, so that the queue contains none. */
export const document_mails = pgTable(
  "document_mails",
  {
    id: uuid().primaryKey(),
    version_id: uuid().notNull(),
    medico_id: text().notNull(),
    to_address: text().notNull(),
    created_at: instantNow(),
    /** When a mail server accepted it. */
    sent_at: instant(),
    /** When the outbox stored it, on a server that sends no mail. */
    stored_at: instant(),
    failed_at: instant(),
  },
  (t) => [
    ownReference(
      "document_mails_version_fk",
      [t.version_id, t.medico_id],
      document_versions,
    ).onDelete("cascade"),
    index("document_mails_version_idx").on(t.version_id),
    ...tenantRows(t.medico_id),
  ],
);

export type SecureLinkRow = typeof secure_links.$inferSelect;
export type OpeningRow = typeof secure_link_openings.$inferSelect;
export type DocumentMailRow = typeof document_mails.$inferSelect;
