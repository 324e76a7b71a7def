import { expect, test } from "vitest";
import fc from "fast-check";
import { deidentify, REMOVED } from "./deidentify.ts";

const names = ["Maria Aparecida de Souza", "Dr. João Lima"];

test.each([
  ["pt-BR", "Maria Aparecida refere dor no peito.", `${REMOVED} refere dor no peito.`],
  [
    "pt-BR",
    "CPF 123.456.789-09, telefone (11) 98765-4321.",
    `CPF ${REMOVED}, telefone ${REMOVED}.`,
  ],
  ["pt-BR", "Nega febre. PA 120/80 mmHg.", "Nega febre. PA 120/80 mmHg."],
  ["pt-BR", "Losartana 50 mg por dia.", "Losartana 50 mg por dia."],
  [
    "pt-BR",
    "Atendida em 03/02/2026 com a filha Teresinha.",
    `Atendida em ${REMOVED} com a filha ${REMOVED}.`,
  ],
  ["pt-BR", "Retorno em 12 de março.", `Retorno em ${REMOVED} de março.`],
  ["pt-BR", "a paciente souza@example.org", `a paciente ${REMOVED}`],
  ["en-US", "Lives with her brother Horatio.", `Lives with her brother ${REMOVED}.`],
  ["en-US", "Takes lisinopril 10 mg daily.", "Takes lisinopril 10 mg daily."],
  [
    "es",
    "Vive con su hermano Anselmo desde el 4 de mayo.",
    `Vive con su hermano ${REMOVED} desde el ${REMOVED} de mayo.`,
  ],
] as const)("removes what identifies a person (%s): %s", (language, text, expected) => {
  expect(deidentify(text, { language, names })).toBe(expected);
});

test("no word of a known name and no long number is left, wherever it is", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom("Aparecida", "aparecida", "SOUZA", "Souza", "12345678909"),
      fc.string({ maxLength: 60 }),
      (before, name, after) => {
        const text = deidentify(`${before} ${name} ${after}`, { language: "pt-BR", names });
        expect(text.toLowerCase().split(/[^a-z0-9]+/)).not.toContain(name.toLowerCase());
      },
    ),
  );
});
