import { readFile } from "node:fs/promises";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { phraseForm, type PhraseFields } from "@relato/shared/domain/laudo/laudo.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";

/** A phrase that ships with Relato. The id is the same in every installation and release. */
type SystemPhrase = PhraseFields & { id: string };

/**
 * The phrases of a language, from `system/<language>.tsv`. The position makes the id: append new
 * phrases at the end of the file.
 */
export const readSystemPhrases = async (language: Language): Promise<SystemPhrase[]> => {
  const file = await readFile(new URL(`system/${language}.tsv`, import.meta.url), "utf8");
  const [, ...lines] = file.trimEnd().split("\n");
  const series = LANGUAGES.indexOf(language) + 1;
  return lines.map((line, n) => {
    const [categoria, trigger, place, anchor, phrase] = line.split("\t");
    const fields = phraseForm.parse({ categoria, trigger, place, anchor, phrase, language });
    const number = String(n + 1).padStart(4, "0");
    return { ...fields, id: `019aa002-0000-7000-8000-0000000${series}${number}` };
  });
};

/** Inserts new system phrases and updates changed ones, at each start. */
export const installSystemPhrases = async (db: Database): Promise<void> => {
  const phrases = (await Promise.all(LANGUAGES.map(readSystemPhrases))).flat();
  await asSystem(db, "install system phrases", async (tx) => {
    await tx.query(
      `insert into laudo_phrases as p
         (id, categoria, trigger, phrase, place, anchor, language, system)
       select id, categoria, trigger, phrase, place, anchor, language, true
         from jsonb_to_recordset($1::jsonb)
              as t(id uuid, categoria text, trigger text, phrase text, place text, anchor text,
                   language text)
       on conflict (id) do update
         set categoria = excluded.categoria, trigger = excluded.trigger,
             phrase = excluded.phrase, place = excluded.place, anchor = excluded.anchor
       where (p.categoria, p.trigger, p.phrase, p.place, p.anchor)
             is distinct from (excluded.categoria, excluded.trigger, excluded.phrase,
                               excluded.place, excluded.anchor)`,
      [JSON.stringify(phrases)],
    );
  });
};
