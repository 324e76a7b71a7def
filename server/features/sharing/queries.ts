import type { SecureLink, SentMail } from "@relato/shared/contract/sharing.ts";
import { linkFields } from "@relato/shared/domain/secure-link.ts";
import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  document_versions,
  type DocumentVersionRow,
} from "../../platform/database/schema/documentos.ts";
import type { PacienteRow } from "../../platform/database/schema/pacientes.ts";
import {
  document_mails,
  type DocumentMailRow,
  secure_links,
  type SecureLinkRow,
} from "../../platform/database/schema/sharing.ts";
import { selectList } from "../../platform/database/select-list.ts";

/** Entries of a link's log that are shown. */
const MAX_LOG = 50;

const selectLinks = async (tx: Tx, condition: string, id: string): Promise<SecureLink[]> => {
  const rows = await tx.query<SecureLink>(
    `select ${selectList(linkFields, "l")}, v.number as version,
            case when l.revoked_at is not null then 'revoked' when l.expires_at <= now()
              then 'expired' when l.failures >= $2 then 'locked' else 'open' end as state,
            (select count(*)::int from secure_link_openings o
              where o.link_id = l.id and o.outcome in ('opened', 'downloaded')) as openings,
            (select coalesce(
                jsonb_agg(jsonb_build_object('outcome', o.outcome, 'at', o.at)
                  order by o.at desc, o.id desc), '[]')
               from (select * from secure_link_openings o where o.link_id = l.id
                      order by o.at desc, o.id desc limit $3) o) as log
       from secure_links l join document_versions v on v.id = l.version_id
      where ${condition} order by l.created_at desc, l.id desc`,
    [id, MAX_LINK_FAILURES, MAX_LOG],
  );
  // Inside jsonb an instant is PostgreSQL's own text.
  return rows.map(({ log, ...link }) => ({
    ...link,
    log: log.map(({ outcome, at }) => ({ outcome, at: new Date(at).toISOString() })),
  }));
};

export const listLinks = (tx: Tx, documentoId: string): Promise<SecureLink[]> =>
  selectLinks(tx, "v.documento_id = $1", documentoId);

export const findLinkById = async (tx: Tx, id: string): Promise<SecureLink | undefined> =>
  (await selectLinks(tx, "l.id = $1", id))[0];

/** Returns the link's id. */
export const insertLink = async (
  tx: Tx,
  link: Pick<
    SecureLinkRow,
    "version_id" | "medico_id" | "token_sha256" | "protection" | "secret_hash"
  >,
  days: number,
): Promise<string> => {
  const expires_at = sql`now() + make_interval(days => ${days})`;
  const [row] = await tx.drizzle
    .insert(secure_links)
    .values({ ...link, expires_at })
    .returning({ id: secure_links.id });
  if (row === undefined) throw new TypeError("the link was not stored");
  return row.id;
};

export const revokeLink = (tx: Tx, id: string): Promise<unknown> =>
  tx.drizzle
    .update(secure_links)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(secure_links.id, id), isNull(secure_links.revoked_at)));

/** What sharing needs of a document's newest version. */
export interface SharedDocument {
  version_id: DocumentVersionRow["id"];
  signed: boolean;
  patient_email: PacienteRow["email"];
  whatsapp: PacienteRow["whatsapp"];
  telefone: PacienteRow["telefone"];
  birth_date: PacienteRow["data_nascimento"];
}

/** Undefined when the doctor has no such document, or it has no version. */
export const findSharedDocument = async (
  tx: Tx,
  documentoId: string,
): Promise<SharedDocument | undefined> => {
  const [row] = await tx.query<SharedDocument>(
    `select v.id as version_id, s.version_id is not null as signed, p.email as patient_email,
            p.whatsapp, p.telefone, p.data_nascimento as birth_date
       from documentos d join document_versions v on v.documento_id = d.id
       left join consultas c on c.id = d.consulta_id
       left join laudos l on l.id = d.id
       left join pacientes p on p.id = coalesce(c.paciente_id, l.paciente_id)
       left join sign_offs s on s.version_id = v.id
      where d.id = $1 and d.hidden_at is null and l.deleted_at is null
      order by v.number desc limit 1`,
    [documentoId],
  );
  return row;
};

const SELECT_MAILS = `select m.id, m.to_address as to, m.created_at,
    case when m.sent_at is not null then 'sent' when m.stored_at is not null then 'stored'
      when m.failed_at is not null then 'failed' else 'waiting' end as state
  from document_mails m`;

/** The document's mails, newest first, 20 at most. */
export const listMails = (tx: Tx, documentoId: string): Promise<SentMail[]> =>
  tx.query<SentMail>(
    `${SELECT_MAILS} join document_versions v on v.id = m.version_id
      where v.documento_id = $1 order by m.created_at desc limit 20`,
    [documentoId],
  );

export const findMail = async (tx: Tx, id: string): Promise<SentMail | undefined> =>
  (await tx.query<SentMail>(`${SELECT_MAILS} where m.id = $1`, [id]))[0];

/** False when the id exists: the client retried. */
export const insertMail = async (
  tx: Tx,
  mail: Pick<DocumentMailRow, "id" | "version_id" | "medico_id" | "to_address">,
): Promise<boolean> => {
  const rows = await tx.drizzle
    .insert(document_mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: document_mails.id });
  return rows.length === 1;
};

/** The document is not hidden, and its consultation has the patient that it had at the mail. */
const isStillWanted = sql`not exists (
  select 1 from document_versions v join documentos d on d.id = v.documento_id
    left join consulta_patients h on h.consulta_id = d.consulta_id
   where v.id = ${document_mails.version_id}
     and (d.hidden_at is not null or h.changed_at >= ${document_mails.created_at}))`;

/** Undefined when the mail ended, or its patient is another one since. */
export const findMailToSend = async (tx: Tx, id: string) => {
  const { to_address, version_id, sent_at, stored_at, failed_at } = document_mails;
  const { documento_id, number } = document_versions;
  const [row] = await tx.drizzle
    .select({ to_address, documento_id, number })
    .from(document_mails)
    .innerJoin(document_versions, eq(document_versions.id, version_id))
    .where(
      and(
        ...[eq(document_mails.id, id), isNull(sent_at), isNull(stored_at), isNull(failed_at)],
        isStillWanted,
      ),
    );
  return row;
};

/**
 * Makes a mail that failed or was stored ready for another attempt. False for another one, and when
 * the patient is another one since.
 */
export const reopenMail = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx.drizzle
    .update(document_mails)
    .set({ stored_at: null, failed_at: null })
    .where(and(eq(document_mails.id, id), isNull(document_mails.sent_at), isStillWanted))
    .returning({ id: document_mails.id });
  return rows.length === 1;
};

export const endMail = (tx: Tx, id: string, end: "sent" | "stored" | "failed"): Promise<unknown> =>
  tx.drizzle
    .update(document_mails)
    .set({ [`${end}_at`]: sql`now()` })
    .where(eq(document_mails.id, id));
