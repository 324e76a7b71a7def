import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plan, readTalk, type TalkLine } from "../fixtures/read-talk.ts";
import { findNumbers } from "../language/numbers.ts";
import { tokenise } from "../language/text.ts";
import { sayNumber } from "@relato/shared/domain/numbers/written-numbers.ts";
import { prescriptionStatements } from "./prescription-text.ts";
import { readPrescription } from "./prescription.ts";

const linesOf = (talk: readonly TalkLine[]) => readPrescription(readTalk(talk, "pt-BR"), "pt-BR");

describe("a number of a line", () => {
  const MEDICINES = ["losartana", "dipirona", "metformina", "amoxicilina"];
  const SHAPES = [
    "Vou passar MED, N miligramas de M em M horas, por K dias.",
    "MED, N, M vezes ao dia, por K semanas.",
    "MED de N, M gotas à noite, volta em K dias.",
    "Toma MED, M comprimidos, e depois N.",
    "Mantém a MED. M comprimidos por dia, K dias.",
  ];
  const numbersIn = (text: string): number[] =>
    findNumbers(tokenise(text), "pt-BR").map(({ value }) => value);

  it("was said in the turns of its evidence", () => {
    const count = fc.integer({ min: 2, max: 900 });
    const clause = fc.tuple(
      fc.constantFrom(...MEDICINES),
      fc.constantFrom(...SHAPES),
      count,
      count,
      count,
    );
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 5 }), (clauses) => {
        const talk = clauses.map(([medicine, shape, n, m, k]) => {
          const text = shape
            .replaceAll("MED", medicine)
            .replace(/[NMK](?![a-zà-ú])/g, (letter) =>
              sayNumber({ N: n, M: m, K: k }[letter] ?? n, "pt-BR"),
            );
          return plan(text.charAt(0).toUpperCase() + text.slice(1));
        });
        for (const { text, evidence } of prescriptionStatements(linesOf(talk), "pt-BR")) {
          const said = evidence.flatMap(({ turn }) => numbersIn(talk[turn]![3]));
          for (const number of numbersIn(text)) expect(said).toContain(number);
        }
      }),
    );
  });

  it("is linear and complete on random texts", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (noise) => {
        for (const line of linesOf([plan(`Losartana ${noise}`)]))
          expect(line.evidence.length).toBeGreaterThan(0);
      }),
    );
    const long = "losartana cinquenta, e metformina de oitocentos e cinquenta ".repeat(800);
    expect(linesOf([plan(long)]).length).toBe(2);
  });
});
