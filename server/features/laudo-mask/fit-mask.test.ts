import type { Language } from "@relato/shared/domain/language.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readSystemMask, SYSTEM_MASKS } from "../laudo-templates/system.ts";
import { fitMask, type MaskWish } from "./fit-mask.ts";

interface Mask {
  language: Language;
  titulo: string;
  keywords: string[];
  sexo: "Feminino" | "Masculino" | null;
  system: boolean;
}
let shipped: Mask[];
beforeAll(async () => {
  shipped = await Promise.all(
    SYSTEM_MASKS.map(async (mask) => ({
      ...(await readSystemMask(mask)),
      ...{ language: mask.language, system: true },
    })),
  );
});

const wish = (given: Partial<MaskWish>): MaskWish => ({
  ...{ instruction: "", titulo: "Novo Laudo", clinical: "", sexo: null },
  ...given,
});
const fit = (given: Partial<MaskWish>, language: Language = "pt-BR"): string | null =>
  fitMask(
    wish(given),
    shipped.filter((mask) => mask.language === language),
  )?.titulo ?? null;

describe("the shipped masks", () => {
  it.each([
    ["RM do joelho direito", "Ressonância Magnética do Joelho"],
    [
      "Gerar máscara de ultrassom da tireoide para paciente com bócio",
      "Ultrassonografia da Tireoide",
    ],
    ["TC de tórax", "Tomografia Computadorizada do Tórax"],
    ["raio-x do tórax", "Radiografia do Tórax"],
    ["holter", "Holter"],
    ["densitometria", "Densitometria Óssea"],
    ["gestante de 22 semanas, morfológico", "Ultrassonografia Obstétrica Morfológica"],
  ])("%s", (instruction, titulo) => {
    expect(fit({ instruction })).toContain(titulo);
  });

  it("are found in English and Spanish", () => {
    expect(fit({ instruction: "knee MRI, right" }, "en-US")).toMatch(/knee/i);
    expect(fit({ instruction: "ecografía de abdomen" }, "es")).toMatch(/abdominal/i);
  });

  it("are found by the title, and by clinical information if nothing else is known", () => {
    expect(fit({ titulo: "Doppler de carótidas" })).toMatch(/carótidas/i);
    expect(fit({ clinical: "Nódulo de tireoide em controle." })).toMatch(/tireoide/i);
    // The doctor's words win over the complaint.
    expect(fit({ instruction: "tireoide", clinical: "Dor no joelho direito" })).toMatch(
      /tireoide/i,
    );
  });

  it.each([
    ["", ""],
    ["qualquer coisa", ""],
    ["RM do tornozelo", ""],
    ["", "Paciente em bom estado."],
  ])("are none for %j and %j", (instruction, clinical) => {
    expect(fit({ instruction, clinical })).toBeNull();
  });

  it("are of the patient's sex", () => {
    expect(fit({ instruction: "próstata", sexo: "Masculino" })).toMatch(/próstata/i);
    expect(fit({ instruction: "próstata", sexo: "Feminino" })).toBeNull();
    expect(fit({ instruction: "próstata", sexo: "Outro" })).toMatch(/próstata/i);
  });
});

describe("the choice", () => {
  const mask = (titulo: string, system = true, keywords: string[] = []): Mask => ({
    ...{ titulo, system, keywords, language: "pt-BR", sexo: null },
  });

  it("prefers the doctor's own mask of the same name", () => {
    const own = mask("US da tireoide", false);
    expect(fitMask(wish({ instruction: "tireoide" }), [mask("US da tireoide"), own])).toBe(own);
  });

  it("weighs rare words more than common ones", () => {
    const [wanted, ...others] = [
      mask("US do abdome com Doppler"),
      mask("US do abdome superior"),
      mask("US do abdome total"),
    ];
    expect(fitMask(wish({ instruction: "abdome doppler" }), [...others, wanted!])).toBe(wanted);
  });

  it("is not of another modality", () => {
    expect(fitMask(wish({ instruction: "RM do ombro" }), [mask("US do ombro")])).toBeNull();
    expect(fitMask(wish({ instruction: "ombro" }), [mask("US do ombro")])).not.toBeNull();
  });
});
