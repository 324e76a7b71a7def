import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConsultationAnswer } from "@relato/shared/contract/automation.ts";
import type { Rewriting, StoredProposal } from "@relato/shared/contract/documentos.ts";
import type { Document, WriterStamp } from "@relato/shared/domain/document.ts";
import {
  type ChangeKind,
  type Finding,
  MADE_BY,
  type MadeBy,
  STORED_KINDS,
  type StoredKind,
} from "@relato/shared/domain/documento.ts";
import type { LintAnswer } from "@relato/shared/domain/laudo/laudo.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { user } from "./auth.ts";
import { consultas } from "./consultas.ts";
import { isVisibleModelo, modelos_anamnese } from "./modelos.ts";
import { hideRestrictedDocument } from "./patient-erasures.ts";
import {
  launchedRows,
  ofVisible,
  ownReference,
  ownRows,
  relatoUser,
  systemRows,
  tenantRows,
} from "./tenancy.ts";

/** The call of the automation that writes a document, until its note is saved. */
export interface AutomationCallState {
  /** The request that it belongs to (`rewriting.asked_at`). */
  asked_at: string;
  /** Each attempt has its own address of the audio. */
  attempt: number;
  expires_at: string;
  audio_read: boolean;
  /** The automation answers later, at the callback. */
  accepted: boolean;
  /** What the callback got. */
  answer: ConsultationAnswer | null;
}

/**
 * The documents of a consultation. `document_versions` has the text; the newest one is current.
 * The migrations grant updates of `rewriting`, `proposal`, `automation_call` and `hidden_at` only.
 * The policy below allows deletes of documents without a version.
 */
export const documentos = pgTable(
  "documentos",
  {
    id: primaryId(),
    /** Null for a laudo. */
    consulta_id: uuid(),
    medico_id: text().notNull(),
    kind: text().$type<StoredKind>().notNull(),
    /** The running or failed rewrite; null when there is none. */
    rewriting: jsonb().$type<Rewriting>(),
    /** A model's text that waits for the doctor's decision. */
    proposal: jsonb().$type<StoredProposal>(),
    /** Null unless the automation writes. */
    automation_call: jsonb().$type<AutomationCallState>(),
    /** Since then removed by the doctor, unsigned. Its versions stay. */
    hidden_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    unique("documentos_id_medico_id_key").on(t.id, t.medico_id),
    ownReference("documentos_consulta_fk", [t.consulta_id, t.medico_id], consultas).onDelete(
      "cascade",
    ),
    index("documentos_consulta_idx").on(t.consulta_id, t.medico_id),
    uniqueIndex("documentos_one_anamnesis_key")
      .on(t.consulta_id)
      .where(sql`kind = 'anamnesis'`),
    check("documentos_kind_check", isOneOf(t.kind, STORED_KINDS)),
    check("documentos_consulta_check", sql`(${t.kind} = 'laudo') = (${t.consulta_id} is null)`),
    ownRows(t.medico_id),
    hideRestrictedDocument(t.id),
    launchedRows(sql`${ofVisible("consultas", t.consulta_id)} or ${ofVisible("laudos", t.id)}`),
    pgPolicy("unwritten_delete", {
      as: "restrictive",
      for: "delete",
      to: relatoUser,
      using: sql`not exists (select 1 from document_versions v where v.documento_id = ${t.id})`,
    }),
    systemRows(),
  ],
);

/** Every saved state of a document. Append-only: the migration grants no update or delete. */
export const document_versions = pgTable(
  "document_versions",
  {
    id: primaryId(),
    documento_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** 1, 2, 3 … without gaps. */
    number: integer().notNull(),
    titulo: text().notNull(),
    /** The template of its headings. */
    modelo_id: uuid().references(() => modelos_anamnese.id),
    content: jsonb().$type<Document>().notNull(),
    made_by: text().$type<MadeBy>().notNull(),
    /** The doctor who changed it, with the name at that time; null for a machine. */
    author: text().references(() => user.id),
    author_name: text(),
    /** What wrote the original text (CFM 2.454/2026); null when the doctor did. */
    writer: jsonb().$type<WriterStamp>(),
    change: text().$type<ChangeKind>().notNull(),
    restored_from: integer(),
    instruction: text(),
    created_at: instantNow(),
  },
  (t) => [
    unique("document_versions_id_medico_id_key").on(t.id, t.medico_id),
    // Two changes of the same version cannot both succeed.
    unique("document_versions_number_key").on(t.documento_id, t.number),
    ownReference(
      "document_versions_documento_fk",
      [t.documento_id, t.medico_id],
      documentos,
    ).onDelete("cascade"),
    index("document_versions_modelo_id_idx").on(t.modelo_id),
    check("document_versions_number_check", sql`${t.number} > 0`),
    check("document_versions_made_by_check", isOneOf(t.made_by, MADE_BY)),
    check(
      "document_versions_author_check",
      sql.join(
        [
          sql`(${t.made_by} = 'doctor') = (${t.author} is not null)`,
          sql`(${t.author} is null) = (${t.author_name} is null)`,
        ],
        sql` and `,
      ),
    ),
    check(
      "document_versions_change_check",
      sql`${t.change} in ('written', 'edited', 'restored', 'rewritten', 'kept', 'addendum')`,
    ),
    check(
      "document_versions_restored_check",
      sql`(${t.change} = 'restored') = (${t.restored_from} is not null)`,
    ),
    ownRows(t.medico_id),
    hideRestrictedDocument(t.documento_id),
    launchedRows(ofVisible("documentos", t.documento_id)),
    pgPolicy("visible_modelo_insert", {
      as: "restrictive",
      for: "insert",
      to: relatoUser,
      withCheck: sql`${t.modelo_id} is null or ${isVisibleModelo(t.modelo_id)}`,
    }),
    systemRows(),
  ],
);

/** "Revisado e aprovado": one row per signed version, never changed. */
export const sign_offs = pgTable(
  "sign_offs",
  {
    version_id: uuid().primaryKey(),
    medico_id: text().notNull(),
    /** Digest of the signed text (shared/domain/canonical.ts), in hexadecimal. */
    sha256: text().notNull(),
    signed_by: doctorId(),
    /** The name at that time. */
    signed_name: text().notNull(),
    signed_at: instantNow(),
    /** The unsupported statements of this and earlier versions, with the doctor's decisions. */
    findings: jsonb().$type<Finding[]>().notNull(),
    /** Of a laudo: the findings of the linter that blocked signing, with the doctor's answers. */
    lint_answers: jsonb().$type<LintAnswer[]>(),
  },
  (t) => [
    ownReference("sign_offs_version_fk", [t.version_id, t.medico_id], document_versions).onDelete(
      "cascade",
    ),
    check("sign_offs_sha256_check", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    ...tenantRows(t.medico_id, ofVisible("document_versions", t.version_id)),
  ],
);

export type DocumentoRow = typeof documentos.$inferSelect;
export type DocumentVersionRow = typeof document_versions.$inferSelect;
export type SignOffRow = typeof sign_offs.$inferSelect;
