import type { Reason } from "@relato/shared/domain/document.ts";
import { doubtReasons as enUs } from "@relato/shared/locales/en-us/doubt-reasons.ts";
import { doubtReasons as es } from "@relato/shared/locales/es/doubt-reasons.ts";
import { doubtReasons as ptBr } from "@relato/shared/locales/pt-br/doubt-reasons.ts";
import { describe, expect, it } from "vitest";
import { wordReasons } from "./reason-sentences.ts";

const LANGUAGES = [
  ["pt-br", ptBr],
  ["en-us", enUs],
  ["es", es],
] as const;

const inPortuguese = (...reasons: Reason[]): string[] =>
  wordReasons("pt-br", ptBr, reasons, ptBr.where.talk);

describe("the sentences of reasons", () => {
  it("quote the words of the document and of the talk that conflict", () => {
    expect(
      inPortuguese({ kind: "laterality", detail: "direito", said: "Dói o joelho esquerdo." }),
    ).toEqual(["O texto diz “direito”, mas na conversa o lado é outro: “Dói o joelho esquerdo”."]);
    expect(inPortuguese({ kind: "drug", detail: "metformina" })).toEqual([
      "O medicamento “metformina” não está na conversa.",
    ]);
  });

  it("join words with the same passage, and words that were not said", () => {
    const said = "Vomitou, teve diarreia? — Não.";
    expect(
      inPortuguese(
        { kind: "negation", detail: "vômitos", said },
        { kind: "foreign", detail: "punção" },
        { kind: "negation", detail: "diarreia", said },
        { kind: "foreign", detail: "lombar" },
      ),
    ).toEqual([
      "Sobre “vômitos” e “diarreia”, na conversa está o contrário: " +
        "“Vomitou, teve diarreia? — Não”.",
      "Não está na conversa: “punção” e “lombar”.",
    ]);
  });

  it.each(LANGUAGES)("have no names of the engine in documents of older releases: %s", (...one) => {
    const [locale, words] = one;
    const old: Reason[] = [
      { kind: "laterality", detail: "left, right" },
      { kind: "temporality", detail: "ongoing / stopped" },
      { kind: "temporality", detail: "past, examFinding" },
      { kind: "attribution", detail: "" },
      { kind: "typed", detail: "Hipertensa." },
    ];
    const sentences = wordReasons(locale, words, old, words.where.sources);
    expect(sentences).toEqual([
      words.plain.laterality(words.where.sources),
      words.plain.temporality(words.where.sources),
      words.plain.attribution(words.where.sources),
      words.plain.typed(words.where.sources),
    ]);
    expect(sentences.join(" ")).not.toMatch(/left|right|ongoing|stopped|past|examFinding/);
  });

  it.each(LANGUAGES)("are sentences in %s for every kind", (locale, words) => {
    const where = words.where.talk;
    const kinds = Object.keys(words.plain) as Reason["kind"][];
    for (const said of [undefined, "z"])
      for (const kind of kinds)
        for (const detail of ["x", ""]) {
          const reason = { kind, detail, ...(said === undefined ? {} : { said }) };
          const [sentence] = wordReasons(locale, words, [reason], where);
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
          expect(sentence).not.toMatch(/undefined|“”/);
        }
  });
});
