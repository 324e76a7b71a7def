import { randomBytes } from "node:crypto";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { DocumentVersionRow, SignOffRow } from "../../platform/database/schema/documentos.ts";
import { findOwnName } from "../contas/queries.ts";
import type { UserProfileRow } from "../../platform/database/schema/profile.ts";

/** All that a version's PDF is made of. */
export interface PdfSource {
  version: Pick<
    DocumentVersionRow,
    "id" | "number" | "titulo" | "content" | "made_by" | "author_name" | "writer" | "created_at"
  >;
  kind: DocumentKind;
  consulta: { id: string; data_criacao: string; language: Language };
  paciente: { nome: string; data_nascimento: string | null } | null;
  sign_off: Pick<SignOffRow, "signed_name" | "signed_at"> | null;
  perfil: Pick<
    UserProfileRow,
    | "first_name"
    | "last_name"
    | "specialty"
    | "crm"
    | "phone"
    | "clinic_hospital"
    | "address"
    | "avatar_url"
    | "logo_url"
  >;
  account_name: string;
  time_zone: string;
  /** Null until its first PDF. */
  issued: Issued | null;
}

export interface Issued {
  code: string;
  issued_at: string;
}

/** The newest version, or the one with this number; null when this doctor has none such. */
export const findPdfSource = async (
  tx: Tx,
  documentoId: string,
  number: number | null,
): Promise<PdfSource | null> => {
  const [row] = await tx.query<{
    source: PdfSource;
    created_at: string;
    data_criacao: string;
    signed_at: string | null;
    code: string | null;
    issued_at: string | null;
  }>(
    `select v.created_at, c.data_criacao, s.signed_at, i.code, i.issued_at, jsonb_build_object(
        'version', jsonb_build_object('id', v.id, 'number', v.number, 'titulo', v.titulo, 'content', v.content,
          'made_by', v.made_by, 'author_name', v.author_name, 'writer', v.writer),
        'kind', d.kind,
        'consulta', jsonb_build_object('id', c.id, 'language', c.language),
        'paciente', case when p.id is null then null
          else jsonb_build_object('nome', p.nome, 'data_nascimento', p.data_nascimento) end,
        'sign_off', case when s.version_id is null then null else jsonb_build_object('signed_name', s.signed_name) end,
        'perfil', coalesce(to_jsonb(u), '{}'::jsonb),
        'time_zone', coalesce(t.time_zone, $3)) as source
       from documentos d
       join document_versions v on v.documento_id = d.id
       join consultas c on c.id = d.consulta_id
       left join sign_offs s on s.version_id = v.id
       left join issued_codes i on i.version_id = v.id
       left join pacientes p on p.id = c.paciente_id
       left join user_profiles u on u.user_id = d.medico_id
       left join user_preferences t on t.user_id = d.medico_id
      where d.id = $1 and ($2::int is null or v.number = $2)
      order by v.number desc limit 1`,
    [documentoId, number, DEFAULT_TIME_ZONE],
    "pdf-source",
  );
  if (row === undefined) return null;
  const { source, created_at, data_criacao, signed_at, code, issued_at } = row;
  const { version, consulta, sign_off } = source;
  return {
    ...source,
    account_name: await findOwnName(tx),
    version: { ...version, created_at },
    consulta: { ...consulta, data_criacao },
    sign_off: sign_off === null || signed_at === null ? null : { ...sign_off, signed_at },
    issued: code === null || issued_at === null ? null : { code, issued_at },
  };
};

/** Without I, L, O and U, which are taken for other signs: https://www.crockford.com/base32.html */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SHAPE = new RegExp(`^[${ALPHABET}]{20}$`);
/** 100 bits: nobody finds one by trying. */
const SIGNS = 20;

/** `XXXXX-XXXXX-XXXXX-XXXXX`. */
export const createCode = (): string => {
  const signs = [...randomBytes(SIGNS)].map((byte) => ALPHABET[byte % 32]).join("");
  return (signs.match(/.{5}/g) ?? []).join("-");
};

/** A code however somebody typed it; null when it cannot be one. */
export const readCode = (typed: string): string | null => {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  if (!SHAPE.test(signs)) return null;
  return (signs.match(/.{5}/g) ?? []).join("-");
};

/** The version's code, made at its first PDF and the same ever after. */
export const issueCode = async (tx: Tx, versionId: string, name: string): Promise<Issued> => {
  await tx.query(
    `insert into issued_codes (code, version_id, medico_id, issued_by) values ($1, $2, app_user_id(), $3)
     on conflict (version_id) do nothing`,
    [createCode(), versionId, name],
  );
  const [row] = await tx.query<Issued>(
    `select code, issued_at from issued_codes where version_id = $1`,
    [versionId],
  );
  if (row === undefined) throw new TypeError("a version has no code after it was given one");
  return row;
};

export const rememberFile = (tx: Tx, code: string, sha256: string): Promise<unknown> =>
  tx.query(
    `insert into issued_files (code, medico_id, sha256) values ($1, app_user_id(), $2) on conflict do nothing`,
    [code, sha256],
  );
