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
const SYSTEM_TEMPLATES: readonly SystemTemplate[] = [
  {
    id: "019aa000-0000-7000-8000-000000000101",
    language: "pt-BR",
    file: "pt-BR/anamnese-geral.md",
  },
  { id: "019aa000-0000-7000-8000-000000000102", language: "pt-BR", file: "pt-BR/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000103", language: "pt-BR", file: "pt-BR/retorno.md" },
  {
    id: "019aa000-0000-7000-8000-000000000201",
    language: "en-US",
    file: "en-US/general-history.md",
  },
  { id: "019aa000-0000-7000-8000-000000000202", language: "en-US", file: "en-US/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000203", language: "en-US", file: "en-US/follow-up.md" },
  { id: "019aa000-0000-7000-8000-000000000301", language: "es", file: "es/anamnesis-general.md" },
  { id: "019aa000-0000-7000-8000-000000000302", language: "es", file: "es/soap.md" },
  { id: "019aa000-0000-7000-8000-000000000303", language: "es", file: "es/control.md" },
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
