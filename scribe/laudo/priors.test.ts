import type { PriorMeasure } from "@relato/shared/contract/laudo-patient.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { comparePriors } from "./priors.ts";

const HEADINGS: Record<Language, string> = {
  "pt-BR": "Achados",
  es: "Hallazgos",
  "en-US": "Findings",
};

/** The rows of a laudo against earlier ones of February 3rd, January 3rd … */
const compare = (current: string, priors: string[], locale: Language = "pt-BR"): PriorMeasure[] => {
  const textOf = (findings: string): string => `## ${HEADINGS[locale]}\n${findings}\n`;
  return comparePriors({
    locale,
    current: { id: "now", exam_date: "2026-08-01", text: textOf(current) },
    priors: priors.map((text, i) => ({
      id: `prior-${i}`,
      exam_date: `2026-0${2 - i}-03`,
      text: textOf(text),
    })),
  });
};
const sentences = (...args: Parameters<typeof compare>): (string | null)[] =>
  compare(...args).map(({ comparison }) => comparison);

describe("the sentence of comparison", () => {
  it("has the finding, both sizes, the date and the change", () => {
    expect(
      sentences("Nódulo de 12 mm no lobo direito da tireoide.", [
        "Nódulo no lobo direito da tireoide, medindo 9 mm.",
      ]),
    ).toEqual([
      "Nódulo no lobo direito da tireoide: 12 mm (9 mm em 03/02/2026; aumento de 3 mm, 33 %).",
    ]);
  });

  it("is in the laudo's language, with its decimal sign and date", () => {
    const es = "Nódulo en el lóbulo derecho del tiroides, de ";
    expect(sentences(`${es}1,05 cm.`, [`${es}1,2 cm.`], "es")).toEqual([
      "Nódulo en el lóbulo derecho del tiroides: 1,05 cm (1,2 cm el 03/02/2026; reducción de " +
        "1,5 mm, 13 %).",
    ]);
    const en = "nodule in the right upper lobe";
    expect(sentences(`A 7.5 mm ${en}.`, [`A 6 mm ${en}.`], "en-US")).toEqual([
      "Nodule in the right upper lobe: 7.5 mm (6 mm on 02/03/2026; increase of 1.5 mm, 25%).",
    ]);
  });

  it("compares the longest axis, and calls a rounded size unchanged", () => {
    const text = (size: string): string => `Útero em anteversão, medindo ${size}.`;
    expect(sentences(text("8,6 x 4,1 cm"), [text("80 x 40 mm")])).toEqual([
      "Útero em anteversão: 8,6 x 4,1 cm (80 x 40 mm em 03/02/2026; aumento de 6 mm no maior " +
        "eixo, 8 %).",
    ]);
    expect(sentences(text("8,6 x 4,1 cm"), [text("8,62 x 4,1 cm")])[0]).toContain("sem alteração");
  });
});

describe("what is compared", () => {
  it("keeps sides, segments and findings apart, in any order", () => {
    const rows = compare(
      "Cisto simples no rim direito, 15 mm.\nCálculo no polo superior do rim esquerdo, 6 mm.\n" +
        "Cálculo no polo inferior do rim esquerdo, 4 mm.",
      [
        "Cálculo no polo inferior do rim esquerdo, 5 mm.\nCisto no rim esquerdo, 33 mm.\n" +
          "Cálculo no polo superior do rim esquerdo, 3 mm.",
      ],
    );
    expect(rows.map(({ label, current, priors }) => [label, current, priors[0]?.value])).toEqual([
      ["Cálculo no polo superior do rim esquerdo", 6, 3],
      ["Cálculo no polo inferior do rim esquerdo", 4, 5],
      ["Cisto no rim esquerdo", null, 33],
    ]);
  });

  it("keeps vessels, levels and clock positions apart", () => {
    expect(compare("VPS na ACC: 70 cm/s.", ["VPS na ACI: 90 cm/s."])).toEqual([]);
    expect(
      compare("Hérnia discal em L4-L5, medindo 7 mm.", ["Hérnia discal em L5-S1, medindo 6 mm."]),
    ).toMatchObject([{ current: null }]);
    expect(
      compare("Mama direita: nódulo oval às 2 horas, 9 mm.", [
        "Mama direita: nódulo oval às 2 horas, 8 mm, e nódulo às 10 horas, 5 mm.",
      ]),
    ).toMatchObject([
      { current: 9, priors: [{ value: 8, change: 1, change_percent: 13 }] },
      { current: null, priors: [{ value: 5 }] },
    ]);
  });

  it("leaves out a measure that could be either of two earlier ones", () => {
    const rows = compare("Nódulo na mama direita, 9 mm.", [
      "Nódulo na mama direita, 8 mm.\nNódulo na mama direita, 5 mm.",
    ]);
    expect(rows.filter(({ current }) => current !== null)).toEqual([]);
  });

  it("reads organs of a line and a table, and volumes apart from lengths", () => {
    const rows = compare("Rim direito: 10,4 cm, córtex 1,5 cm.\nPróstata: volume de 42 mL.", [
      "Rim direito tópico, com 10,1 cm, córtex 1,6 cm.\nPróstata com 4,1 cm e volume 35 mL.",
    ]);
    expect(rows.map(({ current, unit, priors }) => [current, unit, priors[0]?.value])).toEqual([
      [104, "mm", 101],
      [15, "mm", 16],
      [42, "mL", 35],
    ]);
  });

  it("ignores what is denied, cited from an earlier examination, a threshold or a distance", () => {
    const prior = ["Nódulo na mama direita, 8 mm."];
    for (const text of [
      "Mama direita sem nódulo maior que 5 mm.",
      "Nódulo na mama direita não mais visto (media 8 mm).",
      "Na mama direita, a 9 mm da papila, tecido habitual.",
    ])
      expect([text, compare(text, prior).filter(({ current }) => current !== null)]).toEqual([
        text,
        [],
      ]);
    expect(compare("Nódulo na mama direita, 12 mm (anterior: 8 mm).", prior)).toMatchObject([
      { current: 12 },
    ]);
  });
});

describe("several earlier laudos", () => {
  it("are listed newest first, and the newest is in the sentence", () => {
    const text = (size: number): string => `Nódulo na mama direita, ${size} mm.`;
    const [row] = compare(text(12), [text(9), text(6)]);
    expect(row?.priors.map(({ laudo_id, change }) => [laudo_id, change])).toEqual([
      ["prior-0", 3],
      ["prior-1", 6],
    ]);
    expect(row?.comparison).toContain("9 mm em 03/02/2026");
  });
});

describe("implausible jumps", () => {
  const nodule = (size: string): string => `Nódulo na mama direita, medindo ${size}.`;
  it.each([
    ["12 mm", "1,2 mm", "power"],
    ["1,2 cm", "11 cm", "power"],
    ["12 mm", "12 cm", "unit"],
    ["1,4 cm", "1,3 mm", "unit"],
    ["12 mm", "1,2 cm", null],
    ["24 mm", "6 mm", null],
  ])("%s after %s: %s", (now, before, expected) => {
    const [row] = compare(nodule(now), [nodule(before)]);
    expect(row?.priors[0]?.implausible).toBe(expected);
    // A sentence with an implausible number is not offered.
    expect(row?.comparison === null).toBe(expected !== null);
  });
});

it("compares long texts within a bound", () => {
  const text = "Nódulo no lobo direito da tireoide, medindo 9 mm.\n".repeat(2000);
  const rows = compare(text, Array<string>(2).fill(text));
  expect(rows.every(({ current }) => current === null)).toBe(true);
});
