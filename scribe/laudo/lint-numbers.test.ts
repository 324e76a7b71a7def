import { describe, expect, it } from "vitest";
import { en, findingsOf, type GivenLaudo, kindsOf, MAN, pt } from "./lint-fixtures.ts";

const numbers = (given: GivenLaudo) =>
  findingsOf(given).flatMap(({ kind, quote, mend }) =>
    kind === "number_mismatch" ? [{ quote, mend }] : [],
  );

describe("numbers of the conclusion", () => {
  it.each([
    ["1,8 cm", "2,8 cm", "1,8 cm"],
    ["18 mm", "1,9 cm", "18 mm"],
  ])("says that %s is not %s", (described, concluded, mend) => {
    const text = pt(
      `Nódulo de ${described} na mama direita.`,
      `Nódulo de ${concluded} na mama direita.`,
    );
    expect(numbers({ text })).toEqual([{ quote: concluded, mend }]);
  });

  it("compares what is measured, not numbers alone", () => {
    const findings = "Rim direito: cálculo de 6 mm. Fígado: cisto simples de 14 mm.";
    const text = pt(findings, "Cálculo de 14 mm no rim direito. Cisto hepático simples.");
    expect(numbers({ text })).toMatchObject([{ quote: "14 mm", mend: "6 mm" }]);
  });

  it.each([
    pt("Nódulo de 1,75 cm na mama direita.", "Nódulo de 1,8 cm na mama direita."),
    pt(
      "Nódulo de 18 mm na mama direita.",
      "Nódulo de 1,8 cm na mama direita. Controle em 6 meses.",
    ),
    pt("Idade gestacional de 25 semanas e 2 dias. Feto único.", "Gestação de 25 semanas e 2 dias."),
    pt("Linha Z a 36 cm, pinçamento a 40 cm.", "Hérnia hiatal de 4 cm."),
    pt("Placa na ACI esquerda, VPS 158 cm/s.", "Estenose de 50-69 % na ACI esquerda."),
  ])("accepts %s", (text) => {
    expect(numbers({ text })).toEqual([]);
  });

  it("counts lesions that are listed one by one", () => {
    const list =
      "- Ceco: pólipo séssil, 4 mm.\n- Reto: pólipo plano, 6 mm.\n- Sigmoide: pólipo, 5 mm.";
    expect(numbers({ text: pt(list, "Pólipos colônicos (cinco).") })).toHaveLength(1);
    expect(numbers({ text: pt(list, "Três pólipos colônicos.") })).toEqual([]);
  });

  it("compares weeks, percentiles, scores and grades", () => {
    const weeks = pt("Idade gestacional: 21s4d. Feto único.", "Gestação de 22s4d.");
    expect(numbers({ text: weeks })).toMatchObject([{ mend: "21s4d" }]);
    const percentile = pt("Peso fetal no percentil 48.", "Crescimento adequado (P84).");
    expect(numbers({ text: percentile })).toEqual([{ quote: "84", mend: "48" }]);
    const grade = pt("Condropatia patelar grau II.", "Condropatia patelar grau III.");
    expect(numbers({ text: grade })).toEqual([{ quote: "grau III", mend: "grau II" }]);
  });

  it("compares categories of the same lesion", () => {
    const findings =
      "Nódulo no lobo direito, sólido, 16 mm, TI-RADS 4.\nCisto no lobo esquerdo, 4 mm, TI-RADS 1.";
    const wrong = pt(findings, "Nódulo sólido no lobo direito, 16 mm, TI-RADS 3.", "Tireoide");
    expect(numbers({ text: wrong })).toEqual([{ quote: "TI-RADS 3", mend: "TI-RADS 4" }]);
    const right = pt(findings, "Nódulo sólido no lobo direito, 16 mm, TI-RADS 4.", "Tireoide");
    expect(numbers({ text: right })).toEqual([]);
  });
});

describe("units", () => {
  const units = (given: GivenLaudo) =>
    findingsOf(given).flatMap(({ kind, quote, mend }) =>
      kind === "unit_magnitude" ? [{ quote, mend }] : [],
    );

  it("finds the measure of a list with another unit", () => {
    const list = (ascending: string): string =>
      `- Anel: 25 mm\n- Seios: 38 mm\n- Junção: 34 mm\n- Ascendente: ${ascending}\n- Arco: 31 mm`;
    expect(units({ patient: MAN, text: pt(list("43 cm"), "Ectasia.") })).toEqual([
      { quote: "43 cm", mend: "43 mm" },
    ]);
    expect(units({ patient: MAN, text: pt(list("4,3 cm"), "Ectasia.") })).toEqual([]);
  });

  it("finds a lesion that is larger than its organ", () => {
    const text = (size: string): string =>
      en(`Right lobe 4.8 x 1.7 x 1.6 cm. Nodule in the right lobe, ${size}.`, "Nodule.", "Thyroid");
    expect(units({ locale: "en-US", text: text("12 cm") })).toHaveLength(1);
    expect(units({ locale: "en-US", text: text("12 mm") })).toEqual([]);
  });

  it("finds an organ that is too small, also after an adjective", () => {
    const text = pt("Fígado aumentado, com lobo direito de 17,8 mm.", "Hepatomegalia.");
    expect(units({ text })).toMatchObject([{ quote: "17,8 mm" }]);
  });

  it("leaves a measure after a comma to what it may be of", () => {
    const text = en("Ovarian cyst with thin smooth wall, 3.8 cm.", "Ovarian cyst.");
    expect(kindsOf({ locale: "en-US", text })).toEqual([]);
  });
});
