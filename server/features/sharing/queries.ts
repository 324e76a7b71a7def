import type { SecureLink, SentMail } from "@relato/shared/contract/sharing.ts";
import { MAX_LINK_FAILURES } from "@relato/shared/domain/sharing.ts";
import type { Tx } from "../../platform/database/database.ts";
import type {
  DocumentMailRow,
  OpeningRow,
  SecureLinkRow,
} from "../../platform/database/schema/sharing.ts";

/** Entries of a link's log that are shown. */
const LOG = 50;

type LinkRow = Omit<SecureLinkRow, "token_sha256" | "secret_hash" | "medico_id" | "version_id"> & {
  version: number;
  openings: number;
  log: { outcome: OpeningRow["outcome"]; at: string }[] | null;
};

const stateOf = (row: LinkRow, now: string): SecureLink["state"] => {
  if (row.revoked_at !== null) return "revoked";
  if (row.expires_at <= now) return "expired";
  return row.failures >= MAX_LINK_FAILURES ? "locked" : "open";
};

const toLink = (row: LinkRow): SecureLink => ({
  id: row.id,
  version: row.version,
  protection: row.protection,
  state: stateOf(row, new Date().toISOString()),
  created_at: row.created_at,
  expires_at: row.expires_at,
  openings: row.openings,
  log: (row.log ?? []).map(({ outcome, at }) => ({ outcome, at: new Date(at).toISOString() })),
});

const selectLinks = async (tx: Tx, condition: string, id: string): Promise<SecureLink[]> => {
  const rows = await tx.query<LinkRow>(
    `select l.id, v.number as version, l.protection, l.created_at, l.expires_at, l.revoked_at, l.failures,
            (select count(*)::int from secure_link_openings o
              where o.link_id = l.id and o.outcome in ('opened', 'downloaded')) as openings,
            (select jsonb_agg(jsonb_build_object('outcome', o.outcome, 'at', o.at) order by o.at desc, o.id desc)
               from (select * from secure_link_openings o where o.link_id = l.id order by o.at desc, o.id desc limit ${LOG}) o) as log
       from secure_links l join document_versions v on v.id = l.version_id
      where ${condition} order by l.created_at desc, l.id desc`,
    [id],
  );
  return rows.map(toLink);
};

export const listLinks = (tx: Tx, documentoId: string): Promise<SecureLink[]> =>
  selectLinks(tx, "v.documento_id = $1", documentoId);

export const findOwnLink = async (tx: Tx, id: string): Promise<SecureLink | null> =>
  (await selectLinks(tx, "l.id = $1", id))[0] ?? null;

export const insertLink = async (
  tx: Tx,
  link: Pick<SecureLinkRow, "version_id" | "token_sha256" | "protection" | "secret_hash"> & {
    days: number;
  },
): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    `insert into secure_links (version_id, medico_id, token_sha256, protection, secret_hash, expires_at)
     values ($1, app_user_id(), $2, $3, $4, now() + make_interval(days => $5)) returning id`,
    [link.version_id, link.token_sha256, link.protection, link.secret_hash, link.days],
  );
  if (row === undefined) throw new TypeError("the link was not stored");
  return row.id;
};

export const revokeLink = (tx: Tx, id: string): Promise<unknown> =>
  tx.query(`update secure_links set revoked_at = now() where id = $1 and revoked_at is null`, [id]);

/** What sharing a document needs to know of it; null when this doctor has no such document with a text. */
export interface Shared {
  version_id: string;
  signed: boolean;
  patient_email: string | null;
  birth_date: string | null;
}

export const findShared = async (tx: Tx, documentoId: string): Promise<Shared | null> => {
  const [row] = await tx.query<Shared>(
    `select v.id as version_id, s.version_id is not null as signed, p.email as patient_email,
            p.data_nascimento as birth_date
       from documentos d join document_versions v on v.documento_id = d.id
       join consultas c on c.id = d.consulta_id
       left join pacientes p on p.id = c.paciente_id
       left join sign_offs s on s.version_id = v.id
      where d.id = $1 order by v.number desc limit 1`,
    [documentoId],
  );
  return row ?? null;
};

type MailRow = Pick<DocumentMailRow, "id" | "to_address" | "created_at" | "sent_at" | "failed_at">;
const MAIL = "m.id, m.to_address, m.created_at, m.sent_at, m.failed_at";

const toMail = (row: MailRow): SentMail => ({
  id: row.id,
  to: row.to_address,
  created_at: row.created_at,
  state: row.sent_at !== null ? "sent" : row.failed_at !== null ? "failed" : "waiting",
});

export const listMails = async (tx: Tx, documentoId: string): Promise<SentMail[]> => {
  const rows = await tx.query<MailRow>(
    `select ${MAIL} from document_mails m join document_versions v on v.id = m.version_id
      where v.documento_id = $1 order by m.created_at desc limit 20`,
    [documentoId],
  );
  return rows.map(toMail);
};

export const findMail = async (tx: Tx, id: string): Promise<SentMail | null> => {
  const [row] = await tx.query<MailRow>(`select ${MAIL} from document_mails m where m.id = $1`, [
    id,
  ]);
  return row === undefined ? null : toMail(row);
};

/** False when this id is there already: the request was repeated. */
export const insertMail = async (
  tx: Tx,
  mail: Pick<DocumentMailRow, "id" | "version_id" | "to_address">,
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into document_mails (id, version_id, medico_id, to_address) values ($1, $2, app_user_id(), $3)
     on conflict do nothing returning id`,
    [mail.id, mail.version_id, mail.to_address],
  );
  return rows.length === 1;
};

export interface MailToSend {
  to: string;
  documento_id: string;
  number: number;
  consulta_id: string;
}

/** What is still to be sent under this id; null when it was sent. */
export const findMailToSend = async (tx: Tx, id: string): Promise<MailToSend | null> => {
  const [row] = await tx.query<MailToSend>(
    `select m.to_address as to, v.documento_id, v.number, d.consulta_id
       from document_mails m join document_versions v on v.id = m.version_id
       join documentos d on d.id = v.documento_id
      where m.id = $1 and m.sent_at is null`,
    [id],
  );
  return row ?? null;
};

export const endMail = (tx: Tx, id: string, end: "sent_at" | "failed_at"): Promise<unknown> =>
  tx.query(`update document_mails set ${end} = now() where id = $1`, [id]);
