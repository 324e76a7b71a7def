import { describe, expect, it } from "vitest";
import { en, es, findingsOf, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("another joint", () => {
  const shoulder = (line: string): string =>
    es(
      `Supraespinoso con rotura parcial.\n${line}\nLabrum normal.`,
      "Rotura parcial del supraespinoso.",
      "RM DE HOMBRO DERECHO",
    );
  it("is of another examination", () => {
    const text = shoulder("Ligamentos cruzados sin signos de rotura.");
    expect(kindsOf({ locale: "es", text })).toEqual(["wrong_patient"]);
  });

  it("may be named of the past", () => {
    const text = shoulder("Antecedente de menisco operado en 2019.");
    expect(kindsOf({ locale: "es", text })).toEqual([]);
  });
});

it("a thrombus is on the side that the findings describe", () => {
  const text = (side: string): string =>
    en(
      "RIGHT: Femoral and popliteal veins compress fully.\n" +
        "LEFT: Popliteal vein filled with thrombus. Femoral vein patent.",
      `Acute DVT of the ${side} popliteal vein. Called to Dr. Lee at 14:05 today.`,
      "Bilateral venous duplex",
    );
  expect(kindsOf({ locale: "en-US", text: text("right") })).toContain("laterality");
  expect(kindsOf({ locale: "en-US", text: text("left") })).not.toContain("laterality");
});

it("a distance is no size", () => {
  const text = (size: string): string =>
    pt(
      "Mama direita: massa espiculada de 2,3 cm. Distância de 4,1 cm da papila.",
      `Massa suspeita na mama direita, com ${size}. BI-RADS 5.`,
      "RM das mamas",
    );
  expect(kindsOf({ text: text("4,1 cm") })).toContain("number_mismatch");
  expect(kindsOf({ text: text("2,3 cm") })).not.toContain("number_mismatch");
});

it("a quantity that the conclusion calls normal has a normal number", () => {
  const text = (index: string): string =>
    es(`Feto único.\nÍndice de líquido amniótico: ${index}.`, "Líquido amniótico normal.");
  expect(kindsOf({ locale: "es", text: text("14 mm") })).toContain("unit_magnitude");
  expect(kindsOf({ locale: "es", text: text("14 cm") })).not.toContain("unit_magnitude");
});

it("a place before a comma is not measured", () => {
  const text = (place: string): string =>
    en("Left mid focus, 11 mm, in the peripheral zone.", `PI-RADS 4: left mid ${place}, 11 mm.`);
  expect(kindsOf({ locale: "en-US", text: text("posterolateral PZ"), patient: MAN })).toEqual([]);
});

it("an intact ligament is not torn", () => {
  const text = (state: string): string =>
    en(
      `The scapholunate ligament is ${state}.\nMedian nerve normal.`,
      "Complete tear of the scapholunate ligament.",
      "MRI of the right wrist",
    );
  expect(kindsOf({ locale: "en-US", text: text("intact") })).toContain("negation_conflict");
  expect(kindsOf({ locale: "en-US", text: text("torn") })).not.toContain("negation_conflict");
});

it("a whole laudo without a conclusion is reported at its end", () => {
  const lines = [
    "Seno maxilar direito com espessamento mucoso.",
    "Seno frontal livre.",
    "Septo nasal desviado.",
    "Conchas médias normais.",
    "Células etmoidais livres.",
    "Órbitas íntegras.",
  ];
  const text = `# TC de seios da face\n\n## Achados\n${lines.join("\n")}\n`;
  const [finding] = findingsOf({ text });
  expect(finding).toMatchObject({ kind: "missing_conclusion", quote: "Órbitas íntegras." });
});

it("a solid nodule of 9 mm at baseline is no Lung-RADS 3", () => {
  const text = (title: string): string =>
    en(
      "Right upper lobe: solid nodule, 9 mm.",
      "Lung-RADS 3, 9 mm solid nodule. Low-dose CT in 6 months.",
      title,
    );
  const kinds = (title: string): string[] => kindsOf({ locale: "en-US", text: text(title) });
  expect(kinds("Low-dose chest CT, baseline")).toContain("rads_mismatch");
  expect(kinds("Low-dose chest CT")).not.toContain("rads_mismatch");
});

describe("a lesion", () => {
  const pancreas = (lesion: string): string =>
    en(
      `Liver normal.\nPancreas: ${lesion} in the body.\nKidneys: 4 mm stone on the right.`,
      "Nonobstructing right renal stone.",
      "CT of the abdomen",
    );
  it("of a size belongs in the conclusion, whatever organ a longer name is of", () => {
    const text = pancreas("2.1 cm hypoenhancing lesion");
    expect(kindsOf({ locale: "en-US", text })).toContain("missing_conclusion");
  });

  it("that is small does not", () => {
    const text = pancreas("3 mm benign lesion, stable,");
    expect(kindsOf({ locale: "en-US", text })).not.toContain("missing_conclusion");
  });
});

it("an organ that is only called normal supports no finding in other words", () => {
  const text = (duodenum: string): string =>
    en(
      `Stomach: antral erythema.\nDuodenum: ${duodenum}.`,
      "Antral gastritis.\nDuodenal ulcer, Forrest III.",
      "Upper endoscopy",
    );
  const kinds = (duodenum: string): string[] => kindsOf({ locale: "en-US", text: text(duodenum) });
  expect(kinds("normal")).toContain("orphan_conclusion");
  expect(kinds("ulcer of 5 mm with a clean base")).not.toContain("orphan_conclusion");
});

it("sizes of a normal examination are normal, and a part is not larger than its organ", () => {
  const text = (size: string): string =>
    en(`Endometrium ${size}.\nOvaries normal.`, "Normal study.", "Pelvic ultrasound");
  expect(kindsOf({ locale: "en-US", text: text("5 cm") })).toEqual(["unit_magnitude"]);
  expect(kindsOf({ locale: "en-US", text: text("5 mm") })).toEqual([]);
});
