import { describe, expect, it } from "vitest";
import type { FurtherDocuments } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { patient, plan, readTalk, type TalkLine } from "../fixtures/read-talk.ts";
import { writeFurtherDocuments } from "./further-documents.ts";

/** The texts of each document that a talk gives. */
const written = (talk: readonly TalkLine[], language: Language): Record<string, string[]> => {
  const documents: FurtherDocuments = writeFurtherDocuments(readTalk(talk, language), language);
  return Object.fromEntries(
    Object.entries(documents).flatMap(([kind, statements]) =>
      statements === null ? [] : [[kind, statements.map(({ text }) => text)]],
    ),
  );
};
const opening = patient("statement", "complaint", "Está ardendo para urinar.");

describe("further documents", () => {
  it("are null if the doctor mentioned none", () => {
    expect(written([opening, opening], "pt-BR")).toEqual({});
  });

  it("separate requests, referrals, medicines and guidance", () => {
    const talk = [
      opening,
      opening,
      opening,
      plan("Vou passar fosfomicina, um envelope de três gramas, dose única."),
      plan("E vou pedir urina um e urocultura, colhe antes de tomar o remédio."),
      plan("Vou encaminhar para a ginecologista."),
      plan("Se der febre alta ou vômito, procura o pronto-socorro."),
    ];
    expect(written(talk, "pt-BR")).toMatchObject({
      prescription: [expect.stringMatching(/^Fosfomicina; concentração: 3 g/)],
      exam_request: ["Pedir urina um e urocultura, colhe antes de tomar o remédio"],
      referral: ["Encaminhar para a ginecologista"],
      guidance: ["Se der febre alta ou vômito, procura o pronto-socorro"],
    });
  });

  it("request no conditional or past examination, and none to bring along", () => {
    const talk = [
      opening,
      opening,
      plan("Se o ultrassom vier alterado, a gente faz a ressonância."),
      plan("Volta em sete dias com o hemograma."),
      plan("Tomografia não precisa."),
    ];
    expect(written(talk, "pt-BR")["exam_request"]).toBeUndefined();
  });

  it("are written in Spanish and English", () => {
    const es = [
      opening,
      opening,
      plan("Te pido una resonancia."),
      plan("La mando con el oftalmólogo."),
    ];
    expect(written(es, "es")).toMatchObject({
      exam_request: ["Te pido una resonancia"],
      referral: ["La mando con el oftalmólogo"],
    });
    const en = [
      opening,
      opening,
      plan("I'm going to order an MRI."),
      plan("I'll refer you to a cardiologist."),
    ];
    expect(Object.keys(written(en, "en-US"))).toEqual(["exam_request", "referral"]);
  });
});

describe("a certificate", () => {
  const of = (text: string, language: Language): string[] | undefined =>
    written([opening, plan(text)], language)["certificate"];

  it("gives length and start", () => {
    expect(of("Vou te dar atestado de quinze dias, a partir de hoje.", "pt-BR")).toEqual([
      "Afastamento: 15 dias; início: a partir de hoje",
    ]);
  });

  it("leaves unknown fields blank, and keeps other sentences", () => {
    const said = "Te doy licencia por quince días, y después vuelves sin levantar peso por un mes.";
    expect(of(said, "es")).toEqual([
      "Reposo: 15 días; inicio: ___",
      said.slice(0, -1).replace("quince", "15"),
    ]);
  });

  it("ignores the duration of a restriction", () => {
    const said = "I'll write you a note: no lifting over ten pounds for two weeks.";
    expect(of(said, "en-US")?.join()).not.toMatch(/Leave/);
  });

  it("is null if the doctor gives none", () => {
    expect(of("Atestado não precisa.", "pt-BR")).toBeUndefined();
  });
});

describe("a nutritional plan", () => {
  it("holds only the doctor's advice on eating", () => {
    const talk = [
      opening,
      opening,
      opening,
      plan("Evite frituras e gordura."),
      plan("Beba dois litros de água por dia."),
      plan("Ferro, um por dia, com suco de laranja."),
    ];
    expect(written(talk, "pt-BR")["nutritional_plan"]).toEqual([
      "Evite frituras e gordura",
      "Beba 2 litros de água por dia",
    ]);
  });

  it("is null for a single piece of advice", () => {
    const talk = [opening, plan("Beba dois litros de água por dia.")];
    expect(written(talk, "pt-BR")["nutritional_plan"]).toBeUndefined();
  });
});
