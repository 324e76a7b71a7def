import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { readText } from "../talk/sentences.ts";
import { quantitiesOf } from "./quantities.ts";
import { isPartOfName, isScale, isSpokenAs } from "./spoken-numbers.ts";

const first = (text: string, language: Language) => {
  const read = readText(text, language);
  return { read, quantity: quantitiesOf(read, language)[0]! };
};

describe("isSpokenAs", () => {
  it.each([
    ["13.1", "It was thirteen one in February.", "en-US"],
    ["0.1", "Walnut, less than point one.", "en-US"],
    ["911", "Call nine one one.", "en-US"],
    ["3,1", "Em julho era três e um.", "pt-BR"],
    ["22 h", "Dez unidades, às dez da noite.", "pt-BR"],
    ["4 kHz", "Uma queda em quatro mil hertz.", "pt-BR"],
  ] as const)("finds %s in “%s”", (written, said, language) => {
    const { quantity } = first(written, language);
    expect(isSpokenAs(quantity, readText(said, language), language)).toBe(true);
  });

  it.each([
    ["13.2", "It was thirteen one in February.", "en-US"],
    ["912", "Call nine one one.", "en-US"],
    ["23 h", "Dez unidades, às dez da noite.", "pt-BR"],
    ["50", "Cem miligramas por cinco dias.", "pt-BR"],
  ] as const)("does not find %s in “%s”", (written, said, language) => {
    const { quantity } = first(written, language);
    expect(isSpokenAs(quantity, readText(said, language), language)).toBe(false);
  });
});

it("distinguishes digits in names and scales from numbers", () => {
  const spo2 = first("SpO2 97%", "pt-BR");
  expect(isPartOfName(spo2.read, spo2.quantity)).toBe(true);
  const read = readText("Dor 8/10, PA 120/80", "pt-BR");
  const scales = quantitiesOf(read, "pt-BR").map((quantity) => isScale(read, quantity));
  expect(scales).toEqual([false, true, false, false]);
});
