import { readFile } from "node:fs/promises";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";

interface SystemTemplate {
  /** The same in every installation and release. */
  id: string;
  language: Language;
  file: string;
  especialidade: string | null;
}

/**
 * Files with their specialty, if they have one. The position makes the id: append new templates at
 * the end.
 */
const SHIPPED: Record<
  Language,
  { series: number; files: readonly (readonly [string, string?])[] }
> = {
  "pt-BR": {
    series: 1,
    files: [
      ["anamnese-geral.md", "Clínica médica"],
      ["soap.md"],
      ["retorno.md"],
      ["pre-natal.md", "Obstetrícia"],
      ["pediatria.md", "Pediatria"],
      ["psiquiatria.md", "Psiquiatria"],
      ["cardiologia.md", "Cardiologia"],
      ["ortopedia.md", "Ortopedia"],
      ["dermatologia.md", "Dermatologia"],
      ["ginecologia.md", "Ginecologia"],
      ["nutricao.md", "Nutrição"],
      ["atestado.md"],
      ["receituario.md"],
      ["encaminhamento.md"],
      ["relatorio.md"],
    ],
  },
  "en-US": {
    series: 2,
    files: [
      ["general-history.md", "General medicine"],
      ["soap.md"],
      ["follow-up.md"],
      ["prenatal.md", "Obstetrics"],
      ["pediatrics.md", "Pediatrics"],
      ["psychiatry.md", "Psychiatry"],
      ["cardiology.md", "Cardiology"],
      ["orthopedics.md", "Orthopedics"],
      ["dermatology.md", "Dermatology"],
      ["gynecology.md", "Gynecology"],
      ["nutrition.md", "Nutrition"],
      ["certificate.md"],
      ["prescription.md"],
      ["referral.md"],
      ["report.md"],
    ],
  },
  es: {
    series: 3,
    files: [
      ["anamnesis-general.md", "Medicina general"],
      ["soap.md"],
      ["control.md"],
      ["prenatal.md", "Obstetricia"],
      ["pediatria.md", "Pediatría"],
      ["psiquiatria.md", "Psiquiatría"],
      ["cardiologia.md", "Cardiología"],
      ["traumatologia.md", "Traumatología"],
      ["dermatologia.md", "Dermatología"],
      ["ginecologia.md", "Ginecología"],
      ["nutricion.md", "Nutrición"],
      ["certificado.md"],
      ["receta.md"],
      ["derivacion.md"],
      ["informe.md"],
    ],
  },
};

/** The templates that ship with Relato. The example of a language uses its first one. */
export const SYSTEM_TEMPLATES: readonly SystemTemplate[] = LANGUAGES.flatMap((language) => {
  const { series, files } = SHIPPED[language];
  return files.map(([file, especialidade], n) => ({
    id: `019aa000-0000-7000-8000-000000000${series}${String(n + 1).padStart(2, "0")}`,
    language,
    file: `${language}/${file}`,
    especialidade: especialidade ?? null,
  }));
});

/** The template of an example or demo without a choice: the language's general history. */
export const defaultTemplateId = (language: Language): string => {
  const found = SYSTEM_TEMPLATES.find((template) => template.language === language);
  if (found === undefined) throw new Error(`no system template in ${language}`);
  return found.id;
};

const titleOf = (markdown: string): string => /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? "";

/** A system template's title and markdown. */
export const readSystemTemplate = async (
  id: string,
): Promise<{ titulo: string; markdown: string }> => {
  const found = SYSTEM_TEMPLATES.find((template) => template.id === id);
  if (found === undefined) throw new Error(`no system template ${id}`);
  const markdown = await readFile(new URL(`system/${found.file}`, import.meta.url), "utf8");
  return { titulo: titleOf(markdown), markdown };
};

/** Inserts new system templates and updates changed ones, at each start. */
export const installSystemTemplates = async (db: Database): Promise<void> => {
  const templates = await Promise.all(
    SYSTEM_TEMPLATES.map(async (template) => ({
      ...template,
      ...(await readSystemTemplate(template.id)),
    })),
  );
  await asSystem(db, "install system templates", async (tx) => {
    await tx.query(
      `insert into modelos_anamnese as m (id, titulo, markdown, language, especialidade, is_global)
       select id, titulo, markdown, language, especialidade, true
         from jsonb_to_recordset($1::jsonb)
              as t(id uuid, titulo text, markdown text, language text, especialidade text)
       on conflict (id) do update
         set titulo = excluded.titulo, markdown = excluded.markdown,
             especialidade = excluded.especialidade, updated_at = now()
       where (m.titulo, m.markdown, m.especialidade)
             is distinct from (excluded.titulo, excluded.markdown, excluded.especialidade)`,
      [JSON.stringify(templates)],
    );
  });
};
