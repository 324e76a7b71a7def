import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { readSentence } from "../facts/read.ts";

/** What patients say, and the term by which a note would name it. */
const SAID: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  "pt-BR": [
    ["Escarrei sangue duas vezes.", "hemoptysis"],
    ["Canso pra subir a escada.", "dyspnea"],
    ["Acordo encharcado toda noite.", "night sweats"],
    ["Botei pra fora o almoço.", "vomiting"],
    ["Minha calça tá caindo.", "weight loss"],
    ["Qualquer barulho me mata.", "phonophobia"],
    ["O xixi tá queimando.", "dysuria"],
    ["Não seguro a urina.", "incontinence"],
  ],
  es: [
    ["Escupió sangre anoche.", "hemoptysis"],
    ["Me agito al subir las gradas.", "dyspnea"],
    ["Amanezco empapada.", "night sweats"],
    ["No retiene nada.", "vomiting"],
    ["La ropa me queda grande.", "weight loss"],
    ["No aguanto el ruido.", "phonophobia"],
    ["Me quema la orina.", "dysuria"],
    ["Casi no oye.", "hearing loss"],
  ],
  "en-US": [
    ["I've been spitting blood.", "hemoptysis"],
    ["It's hard to breathe on the stairs.", "dyspnea"],
    ["I soak the sheets.", "night sweats"],
    ["He can't keep anything down.", "vomiting"],
    ["My pants are loose.", "weight loss"],
    ["I can't stand noise.", "phonophobia"],
    ["It breaks me out.", "rash"],
    ["She can't hold her pee, I can't hold my pee either.", "incontinence"],
  ],
};

describe.each(Object.entries(SAID))("lay words in %s", (language, rows) => {
  it.each(rows)("are read as their term: %s", (text, id) => {
    const { mentions } = readSentence(text, language as Language);
    expect(mentions.map((m) => m.concept.id)).toContain(id);
  });
});
