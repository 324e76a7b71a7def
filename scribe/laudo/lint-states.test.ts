import { describe, expect, it } from "vitest";
import { en, es, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("the state of an organ", () => {
  const veins = (state: string, conclusion: string): string =>
    pt(
      `Veias femorais e poplítea ${state}.\nVeia safena magna competente.`,
      conclusion,
      "Doppler venoso do membro inferior direito",
    );
  const thrombosis = "Trombose da veia poplítea direita. Comunicado ao Dr. Lima às 10:20.";

  it("excludes findings that the conclusion asserts", () => {
    expect(kindsOf({ text: veins("totalmente compressíveis", thrombosis) })).toContain(
      "negation_conflict",
    );
  });

  it("may be denied", () => {
    const text = veins("não compressíveis, com material ecogênico", thrombosis);
    expect(kindsOf({ text })).not.toContain("negation_conflict");
  });

  it("is of the rest of an organ where the laudo says so", () => {
    const text = pt(
      "Veia poplítea preenchida por trombo.\nDemais veias profundas compressíveis.",
      thrombosis,
      "Doppler venoso do membro inferior direito",
    );
    expect(kindsOf({ text })).not.toContain("negation_conflict");
  });

  it("is of one side only where a heading names it", () => {
    const text = es(
      "Riñón derecho: sistema excretor no dilatado.\nRiñón izquierdo: ectasia pielocalicial.",
      "Hidronefrosis izquierda leve.",
    );
    expect(kindsOf({ locale: "es", text })).not.toContain("negation_conflict");
  });

  it("of both sides excludes what another line describes", () => {
    const text = (collecting: string): string =>
      pt(
        `Rim direito de dimensões conservadas.\n${collecting}\n` +
          "Cálculo de 6 mm na junção ureterovesical direita, com ureterohidronefrose leve.",
        "Ureterolitíase direita (6 mm), com ureterohidronefrose leve.",
      );
    expect(kindsOf({ text: text("Sistemas coletores não dilatados.") })).toContain(
      "negation_conflict",
    );
    expect(kindsOf({ text: text("Sistema coletor esquerdo não dilatado.") })).not.toContain(
      "negation_conflict",
    );
  });

  it("of a part excludes nothing of another part", () => {
    const text = pt(
      "Seios frontais aerados.\nEspessamento mucoso do seio maxilar direito.",
      "Sinusopatia maxilar direita.",
    );
    expect(kindsOf({ text })).toEqual([]);
  });

  it("of a tendon excludes its tear", () => {
    const text = (state: string): string =>
      en(
        `Supraspinatus tendon is ${state}.\nNo fluid in the subacromial bursa.`,
        "Full thickness tear of the supraspinatus.",
        "MRI OF THE RIGHT SHOULDER",
      );
    expect(kindsOf({ locale: "en-US", text: text("continuous") })).toContain("negation_conflict");
    expect(kindsOf({ locale: "en-US", text: text("discontinuous") })).not.toContain(
      "negation_conflict",
    );
  });

  it("of a rhythm excludes another one", () => {
    const text = en("Sinus rhythm at 71 bpm. PR 160 ms.", "Atrial fibrillation.", "ECG");
    expect(kindsOf({ locale: "en-US", text })).toContain("negation_conflict");
  });

  it("of a placenta excludes a low one, which is not of the past", () => {
    const text = pt("Placenta distante do orifício interno.", "Placenta prévia.");
    expect(kindsOf({ text })).toContain("negation_conflict");
  });
});

it("a hernia of another kind may be denied", () => {
  const text = pt(
    "Protrusão de gordura pelo anel inguinal profundo direito.\nSem hérnia femoral.",
    "Hérnia inguinal indireta à direita.",
  );
  expect(kindsOf({ text, patient: MAN })).not.toContain("negation_conflict");
});

it("the length of a hiatal hernia follows from two levels", () => {
  const text = (length: string): string =>
    en(
      "GEJ at 38 cm. Four-quadrant biopsies every 2 cm, from 34 cm.\nDiaphragmatic pinch at 41 cm.",
      `Hiatal hernia, ${length}.`,
      "Upper endoscopy",
    );
  expect(kindsOf({ locale: "en-US", text: text("3 cm") })).toEqual([]);
  expect(kindsOf({ locale: "en-US", text: text("5 cm") })).toContain("number_mismatch");
});
