import { randomBytes } from "node:crypto";
import type { Representative } from "@relato/shared/domain/consent.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { audit_heads } from "../../platform/database/schema/audit.ts";
import type { ConsultaRow } from "../../platform/database/schema/consultas.ts";
import type {
  DocumentoRow,
  DocumentVersionRow,
  SignOffRow,
} from "../../platform/database/schema/documentos.ts";
import { laudo_images } from "../../platform/database/schema/laudos.ts";
import type { PacienteRow } from "../../platform/database/schema/pacientes.ts";
import type { UserProfileRow } from "../../platform/database/schema/profile.ts";
import { issued_codes, issued_files } from "../../platform/database/schema/sharing.ts";
import { chosenName } from "../contas/chosen-name.ts";
import { findOwnAccount } from "../contas/queries.ts";
import { type LeftJoined, OWN } from "./queries.ts";

export type Issued = Pick<
  typeof issued_codes.$inferSelect,
  "code" | "issued_at" | "audit_seq" | "audit_hash"
>;

/** What the PDF of a version contains. Without a code, it has no PDF yet. */
export interface PdfSource
  extends
    Pick<DocumentVersionRow, "titulo" | "content" | "made_by" | "author_name" | "writer">,
    Pick<DocumentVersionRow, "created_at" | "change">,
    Pick<DocumentoRow, "id" | "kind" | "consulta_id">,
    Pick<ConsultaRow, "language" | "data_criacao">,
    Pick<UserProfileRow, "first_name" | "last_name" | "specialty" | "crm" | "phone">,
    Pick<UserProfileRow, "clinic_hospital" | "address" | "logo_url" | "rqe">,
    LeftJoined<Pick<UserProfileRow, "pdf_style">>,
    Pick<LeftJoined<PacienteRow>, "nome" | "data_nascimento" | "documento" | "sexo" | "endereco">,
    Pick<LeftJoined<SignOffRow>, "signed_name" | "signed_at">,
    LeftJoined<Issued> {
  version_id: string;
  /** The newest change of the patient since the document was first written. */
  patient_changed_at: string | null;
  patient_changed_by: string | null;
  /** When the signed version before this one was signed; null if there is none. */
  corrected_at: string | null;
  /** The name that the doctor chose for the account; empty without one. */
  account_name: string;
  /** Of the consultation that every doctor can try; its document belongs to no patient. */
  is_example: boolean;
  time_zone: string;
  /** The revocation of the consultation's consent, else its first row; null without one. */
  consent_at: string | null;
  consent_agreed: boolean | null;
  consent_representative: Representative | null;
  /** Statements of the last version up to this one that a machine wrote; null without one. */
  machine_texts: string[] | null;
}

/** The newest version, or the one with this number; null if this doctor has no such version. */
export const findPdfSource = async (
  tx: Tx,
  documentoId: string,
  number: number | null,
): Promise<PdfSource | null> => {
  const [row] = await tx.query<Omit<PdfSource, "account_name">>(
    `select v.id as version_id, v.titulo, v.content, v.made_by, v.author_name, v.writer,
            v.created_at, v.change, d.id, d.kind, d.consulta_id,
            coalesce(c.language, l.language) as language,
            coalesce(c.is_example, false) as is_example,
            coalesce(c.data_criacao, l.exam_date::timestamp at time zone 'UTC') as data_criacao,
            (select max(o.signed_at)
               from document_versions e join sign_offs o on o.version_id = e.id
              where e.documento_id = d.id and e.number < v.number) as corrected_at,
            p.nome, p.data_nascimento, p.documento, p.sexo, p.endereco, s.signed_name, s.signed_at,
            i.code, i.issued_at, i.audit_seq::float8 as audit_seq, i.audit_hash,
            u.first_name, u.last_name, u.specialty, u.crm, u.phone, u.clinic_hospital, u.address,
            u.rqe, u.logo_url, u.pdf_style, coalesce(t.time_zone, $3) as time_zone,
            h.changed_at as patient_changed_at, h.changed_name as patient_changed_by,
            k.told_at as consent_at, k.agreed as consent_agreed,
            k.representative as consent_representative,
            (select jsonb_path_query_array(e.content, '$.sections[*].statements[*].text')
               from document_versions e
              where e.documento_id = d.id and e.number <= v.number and e.made_by <> 'doctor'
              order by e.number desc limit 1) as machine_texts
       from documentos d
       join document_versions v on v.documento_id = d.id
       left join consultas c on c.id = d.consulta_id
       left join laudos l on l.id = d.id
       left join sign_offs s on s.version_id = v.id
       left join issued_codes i on i.version_id = v.id
       left join pacientes p on p.id = coalesce(c.paciente_id, l.paciente_id)
       left join user_profiles u on u.user_id = d.medico_id
       left join user_preferences t on t.user_id = d.medico_id
       left join lateral (select told_at, agreed, representative from consentimentos
                           where consulta_id = c.id order by agreed, told_at, id limit 1) k on true
       left join lateral (
            select changed_at, changed_name from consulta_patients
             where consulta_id = c.id and changed_at > (
                   select min(created_at) from document_versions where documento_id = d.id)
             order by id desc limit 1) h on true
      where d.id = $1 and d.hidden_at is null and l.deleted_at is null
        and ($2::int is null or v.number = $2)
      order by v.number desc limit 1`,
    [documentoId, number, DEFAULT_TIME_ZONE],
    "pdf-source",
  );
  if (row === undefined) return null;
  const account = await findOwnAccount(tx);
  // Versions of earlier releases stored the address' local part as a name.
  const shown = (name: string | null) => name && chosenName({ ...account, name });
  return {
    ...row,
    author_name: shown(row.author_name),
    signed_name: shown(row.signed_name),
    account_name: chosenName(account),
  };
};

/** The storage keys of a laudo's images, by id. */
export const listImageKeys = async (
  { drizzle }: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const { id, storage_key } = laudo_images;
  const rows = await drizzle
    .select({ id, storage_key })
    .from(laudo_images)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.storage_key]));
};

/** Without I, L, O and U, which look like other signs: https://www.crockford.com/base32.html */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 100 bits cannot be guessed. */
const SIGNS = 20;
const CODE = new RegExp(`^[${ALPHABET}]{${SIGNS}}$`);

const groupSigns = (signs: string): string => (signs.match(/.{5}/g) ?? []).join("-");

/** `XXXXX-XXXXX-XXXXX-XXXXX`. */
export const createCode = (): string =>
  groupSigns([...randomBytes(SIGNS)].map((byte) => ALPHABET[byte % 32]).join(""));

/** A typed code in its canonical form; null if it cannot be a code. */
export const readCode = (typed: string): string | null => {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return CODE.test(signs) ? groupSigns(signs) : null;
};

/** The version's code. The first call creates it, with the head of the doctor's audit chain. */
export const issueCode = async (
  { drizzle }: Tx,
  version_id: string,
  issued_by: string,
): Promise<Issued> => {
  // Row-level security shows the doctor's own head only.
  const { seq: audit_seq, hash: audit_hash } = audit_heads;
  const [head] = await drizzle.select({ audit_seq, audit_hash }).from(audit_heads);
  await drizzle
    .insert(issued_codes)
    .values({ ...OWN, ...head, code: createCode(), version_id, issued_by })
    .onConflictDoNothing({ target: issued_codes.version_id });
  const isOfVersion = eq(issued_codes.version_id, version_id);
  const [row] = await drizzle.select().from(issued_codes).where(isOfVersion);
  if (row === undefined) throw new TypeError("a version has no code after one was inserted");
  return row;
};

export const rememberFile = async (
  { drizzle }: Tx,
  code: string,
  sha256: string,
): Promise<void> => {
  await drizzle
    .insert(issued_files)
    .values({ ...OWN, code, sha256 })
    .onConflictDoNothing();
};
