import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoFields } from "@relato/shared/domain/laudo/laudo.ts";
import { dayOf } from "@relato/shared/domain/birth-date.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import type { SignOffRow } from "../../platform/database/schema/documentos.ts";
import {
  type LaudoImageRow,
  type LaudoRow,
  laudos,
} from "../../platform/database/schema/laudos.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { findOwnName } from "../contas/queries.ts";
import { findVersion, OWN } from "../documentos/queries.ts";
import { findPerfil } from "../perfil/queries.ts";
import { contentHtml } from "./content-html.ts";
import { missingData } from "./missing.ts";
import { laudoCan, statusOf } from "./policy.ts";
import { saveLaudoWords } from "./words.ts";

type Row = Omit<LaudoRow, "deleted_at" | "stored_revision"> &
  Pick<Laudo, "paciente" | "version" | "signed_version"> & { signed: number };

const findRow = async (tx: Tx, id: string): Promise<Row | null> => {
  const [row] = await tx.query<Row>(
    `select l.id, l.medico_id, l.paciente_id, l.titulo, l.content, l.content_html, l.language,
            l.template_id, l.exam_date, l.revision, l.created_at, l.updated_at,
            case when p.id is not null then jsonb_build_object('nome', p.nome, 'sexo', p.sexo,
              'data_nascimento', p.data_nascimento, 'documento', p.documento) end as paciente,
            (select max(v.number) from document_versions v where v.documento_id = l.id) as version,
            s.signed_version, s.signed
       from laudos l left join pacientes p on p.id = l.paciente_id
      cross join lateral (
            select max(v.number) as signed_version, count(*)::int as signed
              from document_versions v join sign_offs o on o.version_id = v.id
             where v.documento_id = l.id) s
      where l.id = $1 and l.deleted_at is null`,
    [id],
    "laudo",
  );
  return row ?? null;
};

export const listImages = (tx: Tx, laudoId: string): Promise<Laudo["images"]> =>
  tx.query<Pick<LaudoImageRow, "id" | "caption" | "position" | "width" | "height">>(
    `select id, caption, position, width, height from laudo_images
      where laudo_id = $1 order by position, id`,
    [laudoId],
  );

const findSignOff = async (
  tx: Tx,
  id: string,
  signedVersion: number | null,
): Promise<Laudo["sign_off"]> => {
  if (signedVersion === null) return null;
  const version = await findVersion(tx, id, signedVersion);
  if (version === null || version.sign_off === null) return null;
  const [row] = await tx.query<Pick<SignOffRow, "lint_answers">>(
    "select lint_answers from sign_offs where version_id = $1",
    [version.id],
  );
  return { ...version.sign_off, lint_answers: row?.lint_answers ?? [] };
};

/** Null if this doctor has no such laudo, or removed it. */
export const findLaudo = async (tx: Tx, id: string): Promise<Laudo | null> => {
  const row = await findRow(tx, id);
  if (row === null) return null;
  const { signed, medico_id, ...laudo } = row;
  const perfil = await findPerfil(tx);
  const name = `${perfil.first_name} ${perfil.last_name}`.trim() || (await findOwnName(tx));
  return {
    ...laudo,
    status: statusOf(signed),
    images: await listImages(tx, id),
    sign_off: await findSignOff(tx, id, row.signed_version),
    missing: missingData({
      doctor_name: name,
      perfil,
      paciente: row.paciente,
      exam_date: row.exam_date,
      today: dayOf(new Date(), await timeZoneOf(tx, medico_id)),
    }),
    can: laudoCan(row),
  };
};

/** Inserts the row of a document of kind `laudo`. */
export const insertLaudo = async (
  tx: Tx,
  laudo: Pick<LaudoRow, "id" | "paciente_id" | "titulo" | "content" | "language" | "exam_date">,
): Promise<void> => {
  const content_html = contentHtml(laudo.content);
  await tx.drizzle.insert(laudos).values({ ...OWN, ...laudo, content_html });
  await saveLaudoWords(tx, laudo.id);
};

/** Saves the fields as the revision after `base`. False if that is not the newest one. */
export const updateLaudo = async (
  tx: Tx,
  id: string,
  base: number,
  fields: Partial<LaudoFields>,
): Promise<boolean> => {
  const { content } = fields;
  const updated = await tx.drizzle
    .update(laudos)
    .set({
      ...fields,
      ...(content !== undefined && { content_html: contentHtml(content) }),
      revision: base + 1,
      updated_at: sql`now()`,
    })
    .where(and(eq(laudos.id, id), eq(laudos.revision, base)))
    .returning({ id: laudos.id });
  if (updated.length === 0) return false;
  await saveLaudoWords(tx, id);
  return true;
};

export const setStoredRevision = async (
  { drizzle }: Tx,
  id: string,
  stored_revision: number,
): Promise<void> => {
  await drizzle.update(laudos).set({ stored_revision }).where(eq(laudos.id, id));
};

/** Hides the laudo from every list, and ends the links to its drafts. */
export const removeLaudo = async (tx: Tx, id: string): Promise<void> => {
  await tx.query("update laudos set deleted_at = now() where id = $1", [id]);
  await saveLaudoWords(tx, id);
  await tx.query(
    `update secure_links set revoked_at = now()
      where revoked_at is null
        and version_id in (select id from document_versions where documento_id = $1)`,
    [id],
  );
};
