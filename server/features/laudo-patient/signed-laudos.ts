import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { LaudoRow } from "../../platform/database/schema/laudos.ts";

/** The newest signed version of the laudo `l`. */
const SIGNED = `
  cross join lateral (
        select left(v.content ->> 'markdown', 30000) as markdown
          from document_versions v join sign_offs s on s.version_id = v.id
         where v.documento_id = l.id order by v.number desc limit 1) signed`;

const MOST_CANDIDATES = 200;

/** The patient's other signed laudos up to a day, newest first. */
export const listSignedLaudos = (
  tx: Tx,
  { id, paciente_id, exam_date }: Pick<LaudoRow, "id" | "paciente_id" | "exam_date">,
): Promise<Pick<LaudoRow, "id" | "titulo" | "template_id" | "exam_date">[]> =>
  tx.query(
    `select l.id, l.titulo, l.template_id, l.exam_date from laudos l
      where l.paciente_id = $1 and l.id <> $2 and l.exam_date <= $3 and l.deleted_at is null
        and exists (select from document_versions v join sign_offs s on s.version_id = v.id
                     where v.documento_id = l.id)
      order by l.exam_date desc, l.id desc limit ${MOST_CANDIDATES}`,
    [paciente_id, id, exam_date],
  );

/** The signed markdown of laudos, by their id. */
export const findSignedTexts = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await tx.query<{ id: string; markdown: string }>(
    `select l.id, signed.markdown from laudos l ${SIGNED} where l.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, markdown }) => [id, markdown]));
};

const [MOST_LEARNED, MOST_CHARACTERS] = [200, 1_500_000];

/** The doctor's newest signed laudos in a language, as plain text. Bounded in number and size. */
export const listOwnSignedTexts = async (
  tx: Tx,
  { id, language }: { id: string; language: Language },
): Promise<{ text: string; patient: string }[]> => {
  const rows = await tx.query<{ markdown: string; patient: string }>(
    `select signed.markdown, coalesce(l.paciente_id, l.id) as patient from laudos l ${SIGNED}
      where l.language = $1 and l.id <> $2 and l.deleted_at is null
      order by l.updated_at desc nulls first, l.id desc nulls first limit ${MOST_LEARNED}`,
    [language, id],
  );
  let characters = 0;
  return rows
    .map(({ markdown, patient }) => ({ text: plainMarkdown(markdown), patient }))
    .filter(({ text }) => (characters += text.length) <= MOST_CHARACTERS);
};

/** Markdown of `laudoMarkdown` without escapes and signs of bold and italic. */
export const plainMarkdown = (markdown: string): string =>
  markdown.replaceAll(/\\([^\w\s])|\*+/g, "$1");
