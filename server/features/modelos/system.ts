import { readFile } from "node:fs/promises";
import type { Language } from "@relato/shared/domain/language.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";

interface SystemTemplate {
  /** Fixed, so that every installation and every release speaks of the same template. */
  id: string;
  language: Language;
  file: string;
}

/** The templates that ship with the product; the first of a language is what its example consultation uses. */
export const SYSTEM_TEMPLATES: readonly SystemTemplate[] = [
  {
    id: "019aa000-0000-7000-8000-000000000101",
    language: "pt-BR",
    file: "pt-BR/anamnese-geral.md",
  },
  { id: "019aa000-0000-7000-8000-000000000102", language: "pt-BR", file: "pt-BR/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000103", language: "pt-BR", file: "pt-BR/retorno.md" },
  { id: "019aa000-0000-7000-8000-000000000104", language: "pt-BR", file: "pt-BR/pre-natal.md" },
  { id: "019aa000-0000-7000-8000-000000000105", language: "pt-BR", file: "pt-BR/pediatria.md" },
  { id: "019aa000-0000-7000-8000-000000000106", language: "pt-BR", file: "pt-BR/psiquiatria.md" },
  { id: "019aa000-0000-7000-8000-000000000107", language: "pt-BR", file: "pt-BR/cardiologia.md" },
  { id: "019aa000-0000-7000-8000-000000000108", language: "pt-BR", file: "pt-BR/ortopedia.md" },
  { id: "019aa000-0000-7000-8000-000000000109", language: "pt-BR", file: "pt-BR/dermatologia.md" },
  { id: "019aa000-0000-7000-8000-000000000110", language: "pt-BR", file: "pt-BR/ginecologia.md" },
  { id: "019aa000-0000-7000-8000-000000000111", language: "pt-BR", file: "pt-BR/nutricao.md" },
  { id: "019aa000-0000-7000-8000-000000000112", language: "pt-BR", file: "pt-BR/atestado.md" },
  { id: "019aa000-0000-7000-8000-000000000113", language: "pt-BR", file: "pt-BR/receituario.md" },
  {
    id: "019aa000-0000-7000-8000-000000000114",
    language: "pt-BR",
    file: "pt-BR/encaminhamento.md",
  },
  { id: "019aa000-0000-7000-8000-000000000115", language: "pt-BR", file: "pt-BR/relatorio.md" },
  {
    id: "019aa000-0000-7000-8000-000000000201",
    language: "en-US",
    file: "en-US/general-history.md",
  },
  { id: "019aa000-0000-7000-8000-000000000202", language: "en-US", file: "en-US/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000203", language: "en-US", file: "en-US/follow-up.md" },
  { id: "019aa000-0000-7000-8000-000000000204", language: "en-US", file: "en-US/prenatal.md" },
  { id: "019aa000-0000-7000-8000-000000000205", language: "en-US", file: "en-US/pediatrics.md" },
  { id: "019aa000-0000-7000-8000-000000000206", language: "en-US", file: "en-US/psychiatry.md" },
  { id: "019aa000-0000-7000-8000-000000000207", language: "en-US", file: "en-US/cardiology.md" },
  { id: "019aa000-0000-7000-8000-000000000208", language: "en-US", file: "en-US/orthopedics.md" },
  { id: "019aa000-0000-7000-8000-000000000209", language: "en-US", file: "en-US/dermatology.md" },
  { id: "019aa000-0000-7000-8000-000000000210", language: "en-US", file: "en-US/gynecology.md" },
  { id: "019aa000-0000-7000-8000-000000000211", language: "en-US", file: "en-US/nutrition.md" },
  { id: "019aa000-0000-7000-8000-000000000212", language: "en-US", file: "en-US/certificate.md" },
  { id: "019aa000-0000-7000-8000-000000000213", language: "en-US", file: "en-US/prescription.md" },
  { id: "019aa000-0000-7000-8000-000000000214", language: "en-US", file: "en-US/referral.md" },
  { id: "019aa000-0000-7000-8000-000000000215", language: "en-US", file: "en-US/report.md" },
  { id: "019aa000-0000-7000-8000-000000000301", language: "es", file: "es/anamnesis-general.md" },
  { id: "019aa000-0000-7000-8000-000000000302", language: "es", file: "es/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000303", language: "es", file: "es/control.md" },
  { id: "019aa000-0000-7000-8000-000000000304", language: "es", file: "es/prenatal.md" },
  { id: "019aa000-0000-7000-8000-000000000305", language: "es", file: "es/pediatria.md" },
  { id: "019aa000-0000-7000-8000-000000000306", language: "es", file: "es/psiquiatria.md" },
  { id: "019aa000-0000-7000-8000-000000000307", language: "es", file: "es/cardiologia.md" },
  { id: "019aa000-0000-7000-8000-000000000308", language: "es", file: "es/traumatologia.md" },
  { id: "019aa000-0000-7000-8000-000000000309", language: "es", file: "es/dermatologia.md" },
  { id: "019aa000-0000-7000-8000-000000000310", language: "es", file: "es/ginecologia.md" },
  { id: "019aa000-0000-7000-8000-000000000311", language: "es", file: "es/nutricion.md" },
  { id: "019aa000-0000-7000-8000-000000000312", language: "es", file: "es/certificado.md" },
  { id: "019aa000-0000-7000-8000-000000000313", language: "es", file: "es/receta.md" },
  { id: "019aa000-0000-7000-8000-000000000314", language: "es", file: "es/derivacion.md" },
  { id: "019aa000-0000-7000-8000-000000000315", language: "es", file: "es/informe.md" },
];

/** The template that an example or a demo uses where nobody chose one: the language's general history. */
export const defaultTemplateId = (language: Language): string => {
  const found = SYSTEM_TEMPLATES.find((template) => template.language === language);
  if (found === undefined) throw new Error(`no system template in ${language}`);
  return found.id;
};

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? "";

/** A system template's title and markdown, as it ships. */
export const readSystemTemplate = async (
  id: string,
): Promise<{ titulo: string; markdown: string }> => {
  const found = SYSTEM_TEMPLATES.find((template) => template.id === id);
  if (found === undefined) throw new Error(`no system template ${id}`);
  const markdown = await readFile(new URL(`system/${found.file}`, import.meta.url), "utf8");
  return { titulo: titleOf(markdown), markdown };
};

/** Puts the shipped templates into the database, at each start: inserts what is new and updates what a release changed. */
export const installSystemTemplates = async (db: Database): Promise<void> => {
  const templates = await Promise.all(
    SYSTEM_TEMPLATES.map(async (template) => ({
      ...template,
      ...(await readSystemTemplate(template.id)),
    })),
  );
  await asSystem(db, "install system templates", async (tx) => {
    await tx.query(
      `insert into modelos_anamnese (id, titulo, markdown, language, is_global)
       select id, titulo, markdown, language, true
         from jsonb_to_recordset($1::jsonb) as t(id uuid, titulo text, markdown text, language text)
       on conflict (id) do update
         set titulo = excluded.titulo, markdown = excluded.markdown, updated_at = now()
       where (modelos_anamnese.titulo, modelos_anamnese.markdown) is distinct from (excluded.titulo, excluded.markdown)`,
      [JSON.stringify(templates)],
    );
  });
};
