import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@relato/shared/domain/language.ts";
import { readCases } from "../fixtures/cases.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readSentences } from "../talk/sentences.ts";
import { normalise } from "./normalise.ts";
import { normalisationOf } from "./phrase-lists.ts";
import { findNumbers } from "./numbers.ts";
import { tokenise } from "./text.ts";

const SETS = ["cases", "heldout", "heldout5", "heldout9", "judged"];
const sentencesIn = (language: Language): string[] =>
  SETS.flatMap((set) => readCases(set))
    .filter(({ locale }) => locale === language)
    .flatMap(({ turns }) => readSentences(turns, language).map(({ text }) => text));
const sentence = fc.constantFrom(...LANGUAGES).chain((language) => {
  const said = sentencesIn(language);
  return fc.constantFrom(...said).map((text) => ({ language, text }));
});
const said = fc.sample(sentence, { numRuns: 3000, seed: 5 });

/** As written after digits. */
const UNITS = ["mg", "mcg", "ml", "kg", "mmhg", "x"];

const words = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind === "word")
    .map(({ t }) => t);

describe("normalise", () => {
  it.each<[Language, string, string]>([
    [
      "pt-BR",
      "Uai, é que tá ardendo demais pra fazer xixi.",
      "Está ardendo demais para fazer xixi.",
    ],
    ["pt-BR", "Então, dona Cleide, parece uma cistite.", "Parece uma cistite."],
    ["pt-BR", "Olha, a pressão tá treze por oito.", "A pressão está 130x80."],
    ["pt-BR", "É de cinquenta miligramas, né?", "É de 50 mg."],
    ["es", "Pues sí, doctora, me duele mucho.", "Me duele mucho."],
    ["pt-BR", "Anotei: sulfa, com urticária.", "Sulfa, com urticária."],
    ["pt-BR", "Agora presta atenção: se sangrar, vem.", "Se sangrar, vem."],
    ["pt-BR", "Hoje tá com, deixa eu ver na rodinha, nove semanas.", "Hoje está com, 9 semanas."],
    ["pt-BR", "É grave, doutora?", "É grave?"],
    ["pt-BR", "Foi a, a perna esquerda, uns... dez dias.", "Foi a perna esquerda, uns 10 dias."],
    ["pt-BR", "Hérnia em L quatro, L cinco, e S um.", "Hérnia em L4, L5, e S1."],
    ["pt-BR", "Vitamina C dois comprimidos.", "Vitamina C 2 comprimidos."],
    ["pt-BR", "Hoje é um sete.", "Hoje é um 7."],
    ["pt-BR", "TSH deu um oito.", "TSH deu 1,8."],
    ["pt-BR", "Liga um oito oito.", "Liga um oito oito."],
    ["pt-BR", "Semana vinte e quatro barra vinte e seis.", "Semana 24/26."],
    ["pt-BR", "Pesa onze quilos e duzentos.", "Pesa 11,2 kg."],
    ["pt-BR", "Losartana cinquenta duas vezes.", "Losartana 50, 2 vezes."],
    ["pt-BR", "Em jejum, entre cento e trinta e cento e cinquenta.", "Em jejum, entre 130 e 150."],
    ["es", "¿Y la presión, doctora?", "¿La presión?"],
    ["es", "Tensión ciento diez setenta y dos.", "Tensión 110/72."],
    ["en-US", "I was, I was told two a day, okay?", "I was told 2 a day."],
    ["en-US", "My cardiologist, Dr. Huang, said so.", "My cardiologist, Dr. Huang, said so."],
    ["en-US", "Call nine one one.", "Call nine one one."],
    [
      "en-US",
      "So, Mrs. Parker, I think this is a rotator cuff tear.",
      "I think this is a rotator cuff tear.",
    ],
  ])("%s: %s", (language, text, clean) => {
    expect(normalise(text, language)).toBe(clean);
  });

  it("keeps every denial", () => {
    for (const { language, text } of said) {
      const no = lexiconOf(language).words("no");
      const count = (one: string): number => words(one).filter((word) => no.has(word)).length;
      expect(count(normalise(text, language)), text).toBe(count(text));
    }
  });

  it("keeps every medicine, number and symptom", () => {
    for (const { language, text } of said) {
      // "Dona Ingrid" contains the name of a medicine; "ponto oito" contains a word of another
      // term.
      const known = !/dona|doña|point|ponto|punto|factor/i.test(text);
      const terms = (one: string): string[] =>
        lexiconOf(language)
          .concepts.find(tokenise(one))
          .filter(({ concept }) => ["drug", "symptom", "disease"].includes(concept.type))
          .map(({ concept }) => concept.id);
      const clean = normalise(text, language);
      expect(known ? terms(clean) : [], text).toEqual(known ? terms(text) : []);
      const digits = clean.replace(/[.,](?=\d)/g, "");
      const lost = findNumbers(tokenise(text), language)
        .filter(({ form, decimals }) => form === "words" && decimals === undefined)
        .filter(({ value }) => value > 30 && value % 10 !== 0)
        .filter(({ value }) => !digits.includes(String(value).replace(".", "")));
      expect(lost, text).toEqual([]);
    }
  });

  it("keeps every side", () => {
    for (const { language, text } of said) {
      // "All right" and "…, right?" name no side.
      if (/right[,?.!]|all right/i.test(text)) continue;
      const sides = (one: string): string[] => {
        const { cues } = lexiconOf(language);
        return cues
          .findAll(tokenise(one))
          .map(({ concept }) => concept.id)
          .filter((id) => id === "left" || id === "right");
      };
      expect(sides(normalise(text, language)), text).toEqual(sides(text));
    }
  });

  it("adds no words except expanded contractions and units", () => {
    for (const { language, text } of said) {
      const before = new Set(words(text));
      const added = words(normalise(text, language)).filter((word) => !before.has(word));
      const known = new Set(
        [...normalisationOf(language).spelling.values()].flatMap(words).concat(UNITS),
      );
      expect(
        added.filter((word) => !known.has(word)),
        text,
      ).toEqual([]);
    }
  });

  it("is idempotent on numbers: digits have the spoken value", () => {
    for (const { language, text } of said) {
      const clean = normalise(text, language);
      expect(normalise(clean, language), text).toBe(clean);
      expect(findNumbers(tokenise(clean), language).length, text).toBeLessThanOrEqual(
        findNumbers(tokenise(text), language).length,
      );
    }
  });

  it("never throws on any characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        for (const language of LANGUAGES) expect(normalise(text, language)).toBeTypeOf("string");
      }),
      { numRuns: 300 },
    );
  });
});
