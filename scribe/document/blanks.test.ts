import { describe, expect, it } from "vitest";
import { fillBlank } from "./blanks.ts";

const fill = (label: string, ...texts: string[]) =>
  fillBlank(
    { label, unit: "mmHg" },
    texts.map((text) => ({ text, status: "supported", evidence: [] })),
    "pt-BR",
  );

describe("a blank with a posture or a side", () => {
  it.each([
    ["PA em pé", "PA deitado 130x80 mmHg e em pé 105x65"],
    ["PA em pé", "PA 130x80 mmHg deitada, em pé 105x65"],
    ["PA em pé", "Pressão em pé, 105x65"],
  ])("takes the value with the same qualifier: %s ← %s", (label, text) => {
    expect(fill(label, text)).toBe("PA em pé: 105x65 mmHg");
  });

  it.each([
    ["PA em pé", "PA deitado 130x80 mmHg"],
    ["PA em pé", "PA 130x80 mmHg"],
    ["PA em pé", "PA em pé não medida, deitado 130x80"],
    ["PA braço direito", "PA no braço esquerdo 130x80"],
  ])("stays empty if only another value was said: %s ← %s", (label, text) => {
    expect(fill(label, text)).toBeUndefined();
  });

  it("without a qualifier takes any value", () => {
    expect(fill("PA", "PA 130x80 mmHg")).toBe("PA: 130x80 mmHg");
  });
});

describe("a blank with a unit or an unknown name", () => {
  const filled = (label: string, unit: string, text: string) =>
    fillBlank({ label, unit }, [{ text, status: "supported", evidence: [] }], "pt-BR");
  it.each([
    ["Estatura", "cm", "Altura, 1,03 metro", "Estatura: 103 cm"],
    ["Peso", "kg", "Peso hoje, 89,2 quilos", "Peso: 89,2 kg"],
    ["HbA1c", "%", "Hemoglobina glicada 8,9", "HbA1c: 8,9 %"],
    ["Intensidade", "/10", "De zero a dez: 8", "Intensidade: 8/10"],
    ["FR", "irpm", "Respiração 18 por minuto", "FR: 18 irpm"],
    ["DUM", "", "Última menstruação: 10 de março, ciclo regular", "DUM: 10 de março"],
    ["LMP", "", "Last period was October 10", "LMP: October 10"],
    ["G", "", "3 gestações, 2 partos, um aborto", "G: 3"],
    ["A", "", "3 gestações, 2 partos, um aborto", "A: 1"],
  ])("%s ___ %s ← %s", (label, unit, text, value) => {
    expect(filled(label, unit, text)).toBe(value);
  });

  it.each([
    ["Lesão", "cm", "Lesão de 1,5", "Lesão: 1,5 cm"],
    ["FC", "bpm", "Frequência respiratória 18", undefined],
    ["P", "", "Nasceu no parto de 2019", undefined],
    ["Peso", "kg", "Perdeu 4 quilos", undefined],
  ])("takes no other value: %s ___ %s ← %s", (label, unit, text, value) => {
    expect(filled(label, unit, text)).toBe(value);
  });
});
