import { describe, expect, it } from "vitest";
import { en, es, findingsOf, kindsOf, MAN, pt } from "./lint-fixtures.ts";

/** What alarmed on sound laudos, each beside the error that must still be found. */
describe("a sound laudo", () => {
  it("may speak of a future age", () => {
    const text = (words: string): string => pt("Quadril normal.", `Novo exame ${words}.`);
    expect(kindsOf({ text: text("quando a paciente completar 60 anos") })).toEqual([]);
    const clinical = `**Indicação:** 26 anos, dor.\n\n${pt("Normal.", "Normal.")}`;
    expect(kindsOf({ text: clinical })).toEqual(["age"]);
  });

  it("may grade with a Roman numeral", () => {
    const text = (side: string): string =>
      es(
        "Riñón derecho con quiste simple de 24 mm (Bosniak I). Riñón izquierdo normal.",
        `Quiste simple en riñón ${side}.`,
      );
    expect(kindsOf({ locale: "es", text: text("derecho") })).toEqual([]);
    expect(kindsOf({ locale: "es", text: text("izquierdo") })).toContain("laterality");
  });

  it("may name the first and the last of several levels", () => {
    const discs =
      "L3-L4: abaulamento discal. L4-L5: abaulamento discal. L5-S1: abaulamento discal.";
    const text = (levels: string): string => pt(discs, `Abaulamentos discais ${levels}.`);
    expect(kindsOf({ text: text("de L3-L4 a L5-S1") })).toEqual([]);
  });

  it("may measure an abbreviation that is an organ elsewhere", () => {
    expect(
      kindsOf({ locale: "pt-BR", patient: MAN, text: pt("OD: 14 dB. OE: 32 dB.", "Normal.") }),
    ).toEqual([]);
    expect(kindsOf({ patient: MAN, text: pt("Ovário direito normal.", "Normal.") })).toEqual([
      "sex_organ",
    ]);
  });

  it("may book the next examination for a date", () => {
    const text = (term: string): string => en("Normal.", `Follow-up MRI is recommended${term}.`);
    expect(kindsOf({ locale: "en-US", text: text(" on 11/30/2026") })).toEqual([]);
    expect(kindsOf({ locale: "en-US", text: text("") })).toEqual(["followup_no_term"]);
  });

  it("names the examination in capitals, and its patient after a title", () => {
    const text = (title: string, name: string): string =>
      en("Normal.", `The scan of ${name} is normal.`, title);
    const locale = "en-US";
    expect(kindsOf({ locale, text: text("MR ARTHROGRAM OF THE HIP", "Ms. Prado") })).toEqual([]);
    const other = text("MRI", "Mrs. Doreen Fitzhugh was discussed with Dr. Lee and");
    expect(kindsOf({ locale, text: other })).toContain("wrong_patient");
  });
});

it("reports both places of a contradiction", () => {
  const text = pt("Não há derrame pleural.", "Derrame pleural à direita.");
  const found = findingsOf({ text }).filter(({ kind }) => kind === "negation_conflict");
  expect(found.map(({ quote }) => quote.toLowerCase())).toEqual([
    "derrame pleural",
    "derrame pleural",
  ]);
});

describe("a grave finding", () => {
  const cyst = "Rim direito com cisto simples de 2 cm.";
  const mass = "Rim esquerdo com massa sólida de 4 cm.";
  it("is missed where the conclusion says only what the others are", () => {
    const text = pt(`${cyst}\n${mass}`, "Cisto simples no rim direito.");
    expect(kindsOf({ text })).toEqual(["missing_conclusion"]);
  });

  it("is not missed under another name", () => {
    const text = pt(`${cyst}\n${mass}`, "Neoplasia do rim esquerdo. Cisto simples à direita.");
    expect(kindsOf({ text })).toEqual([]);
  });
});

it("tells a new lesion from a wrong size of a described one", () => {
  const colon = "Ceco normal. Cólon ascendente com pólipo de 7 mm.";
  const text = (words: string): string => pt(colon, words, "Colonoscopia");
  const orphan = text("Pólipo de 7 mm no cólon ascendente. Angiodisplasia de 5 mm no ceco.");
  expect(kindsOf({ text: orphan })).toEqual(["orphan_conclusion"]);
  expect(kindsOf({ text: text("Pólipo de 9 mm no cólon ascendente.") })).toEqual([
    "number_mismatch",
  ]);
});

it("knows the arm from the leg", () => {
  const hand = ["Metacarpos íntegros.", "Falanges íntegras.", "Punho preservado.", "Mãos normais."];
  const text = pt([...hand, "Joelho com osteófitos."].join("\n"), "Mãos normais.", "RX das mãos");
  expect(kindsOf({ text })).toContain("wrong_patient");
});

describe("a category's own words", () => {
  const text = (words: string): string =>
    pt("Nódulo oval na mama esquerda, de 1,0 cm.", `Nódulo na mama esquerda. ${words}`);
  it("say what it means", () => {
    expect(kindsOf({ text: text("BI-RADS 4: achado provavelmente benigno.") })).toContain(
      "rads_mismatch",
    );
    expect(kindsOf({ text: text("BI-RADS 3: achado provavelmente benigno.") })).toEqual([]);
    expect(kindsOf({ text: text("BI-RADS 4A: suspeito. Sugere-se biópsia agora.") })).toEqual([]);
  });

  it("ask for tissue or for a control", () => {
    const advice = (rank: number): string => `BI-RADS ${rank}. Controle em 6 meses.`;
    expect(kindsOf({ text: text(advice(4)) })).toContain("rads_mismatch");
    expect(kindsOf({ text: text(advice(3)) })).toEqual([]);
  });
});

it("does not look for omissions in curves and rates", () => {
  const curve = "PR de 196 ms. QRS de 98 ms. QT de 420 ms. Frequência de 54 bpm.";
  const st = "Supradesnível de ST em V2, com 1 mm.";
  expect(kindsOf({ text: pt(`${curve}\n${st}`, "Repolarização precoce.", "ECG") })).toEqual([]);
});

describe("words that look like an error", () => {
  it("may be a name, an operation or a category", () => {
    const his = en("The bundle of His potential is normal.", "Normal.", "EP study");
    expect(kindsOf({ locale: "en-US", text: his })).toEqual([]);
    const clinical = "**Indicação:** 3 anos após cirurgia de meningioma.";
    expect(kindsOf({ text: `${clinical}\n\n${pt("Normal.", "Normal.")}` })).toEqual([]);
    const nodules = en("Right lobe: 14 mm TR4 nodule.\nLeft lobe: 6 mm nodule.", "TR4 nodule.");
    expect(kindsOf({ locale: "en-US", text: nodules })).not.toContain("number_mismatch");
  });

  it("may be a degree between two, or a technique", () => {
    const heart = "Insuficiência mitral leve/moderada.";
    expect(kindsOf({ text: pt(heart, heart, "TC com/sem contraste") })).toEqual([]);
    expect(kindsOf({ text: pt("Menisco íntegro/roto.", "Normal.") })).toContain("leftover_mask");
  });

  it("may be a pronoun of another person", () => {
    const text = (who: string): string => en("Normal.", `${who} exercised for 7 min.`);
    expect(kindsOf({ locale: "en-US", text: text("He") })).toEqual(["sex_organ"]);
    expect(kindsOf({ locale: "en-US", text: text("She") })).toEqual([]);
    const doctor = en("Normal.", "Dr. Hale was called; he will see the patient today.");
    expect(kindsOf({ locale: "en-US", text: doctor })).not.toContain("sex_organ");
  });
});

it("accepts sides and levels that the findings describe in their own words", () => {
  const neck =
    "Direita: placa no bulbo, estenose de 30-40 %.\nEsquerda: placa na ACI, VPS de 200 cm/s.";
  const ends = "Estenose de 50-69 % da ACI esquerda. Placa no bulbo direito.";
  expect(kindsOf({ text: pt(neck, ends, "Doppler de carótidas") })).toEqual([]);
  const discs = "L3-L4: protrusión discal leve. L4-L5: hernia extruida derecha de 7 mm.";
  const spine = (level: string): string => es(discs, `Hernia extruida L4-L5. Protrusión ${level}.`);
  expect(kindsOf({ locale: "es", text: spine("L3-L4") })).toEqual([]);
});
