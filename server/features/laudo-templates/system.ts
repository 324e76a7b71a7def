import { readFile } from "node:fs/promises";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { type NotationMask, parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";
import { contentHtml } from "../laudos/content-html.ts";

interface SystemMask {
  /** The same in every installation and release. */
  id: string;
  language: Language;
  file: string;
}

/** Files without `.md`. The position makes the id: append new masks at the end. */
const SHIPPED: Record<Language, { series: number; files: readonly string[] }> = {
  "pt-BR": {
    series: 1,
    files: [
      "abdome-total",
      "abdome-superior",
      "pelvico-transvaginal",
      "pelvico-masculino-suprapubico",
      "obstetrico-primeiro-trimestre",
      "obstetrico-segundo-trimestre",
      "obstetrico-terceiro-trimestre",
      "tireoide",
      "mamas",
      "prostata",
      "rins-e-vias-urinarias",
      "doppler-carotidas-vertebrais",
      "doppler-venoso-membros-inferiores",
      "rx-torax",
      "rx-cranio",
      "rx-coluna-lombar",
      "rx-joelho",
      "rx-mao",
      "tc-cranio",
      "tc-torax",
      "tc-abdome-pelve",
      "rm-joelho",
      "rm-coluna-lombar",
      "rm-cranio",
      "ecocardiograma-transtoracico",
      "eletrocardiograma",
      "endoscopia-digestiva-alta",
      "colonoscopia",
      "holter-24h",
      "espirometria",
      "densitometria-ossea",
      "mamografia",
    ],
  },
  "en-US": {
    series: 2,
    files: [
      "abdominal-ultrasound",
      "thyroid-ultrasound",
      "breast-ultrasound",
      "chest-x-ray",
      "head-ct",
      "knee-mri",
      "transthoracic-echocardiogram",
      "colonoscopy",
    ],
  },
  es: {
    series: 3,
    files: [
      "ecografia-abdominal",
      "ecografia-tiroides",
      "ecografia-mamaria",
      "radiografia-torax",
      "tc-craneo",
      "rm-rodilla",
      "ecocardiograma-transtoracico",
      "colonoscopia",
    ],
  },
};

/** The masks that ship with Relato. */
export const SYSTEM_MASKS: readonly SystemMask[] = LANGUAGES.flatMap((language) => {
  const { series, files } = SHIPPED[language];
  return files.map((file, n) => ({
    id: `019aa001-0000-7000-8000-000000000${series}${String(n + 1).padStart(2, "0")}`,
    language,
    file: `${language}/${file}.md`,
  }));
});

export const readSystemMask = async ({ file, language }: SystemMask): Promise<NotationMask> =>
  parseNotation(await readFile(new URL(`system/${file}`, import.meta.url), "utf8"), language);

/** Inserts new system masks and updates changed ones, at each start. */
export const installSystemMasks = async (db: Database): Promise<void> => {
  const masks = await Promise.all(
    SYSTEM_MASKS.map(async (mask) => {
      const read = await readSystemMask(mask);
      return { ...mask, ...read, content_html: contentHtml(read.content) };
    }),
  );
  await asSystem(db, "install system masks", async (tx) => {
    await tx.query(
      `insert into laudo_templates as t
         (id, titulo, content, content_html, language, keywords, sexo, system)
       select id, titulo, content, content_html, language, keywords, sexo, true
         from jsonb_to_recordset($1::jsonb)
              as m(id uuid, titulo text, content jsonb, content_html text, language text,
                   keywords text[], sexo text)
       on conflict (id) do update
         set titulo = excluded.titulo, content = excluded.content,
             content_html = excluded.content_html, keywords = excluded.keywords,
             sexo = excluded.sexo, updated_at = now()
       where (t.titulo, t.content, t.content_html, t.keywords, t.sexo)
             is distinct from (excluded.titulo, excluded.content, excluded.content_html,
                               excluded.keywords, excluded.sexo)`,
      [JSON.stringify(masks)],
    );
  });
};
