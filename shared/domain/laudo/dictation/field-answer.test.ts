import { expect, it } from "vitest";
import { fieldSchema } from "../field.ts";
import { fieldAnswer } from "./field-answer.ts";

const field = (change: object) => fieldSchema.parse({ id: "f", kind: "text", ...change });

it.each([
  ["doze mililitros", { kind: "number", unit: "mL" }, "12"],
  ["dois", { kind: "number" }, "2"],
  ["Três vírgula dois centímetros.", { kind: "number", unit: "cm" }, "3,2"],
  ["32 milímetros", { kind: "number", unit: "cm" }, "32 mm"],
  ["não avaliado", { kind: "number", unit: "cm" }, "não avaliado"],
  ["Dilatado.", { kind: "choice", options: ["normal", "dilatado"] }, "dilatado"],
  ["a direita", { kind: "side", options: ["à direita", "à esquerda"] }, "à direita"],
  [
    "espessada",
    { kind: "choice", options: ["normal", "espessada até 5 mm"] },
    "espessada até 5 mm",
  ],
  ["irregular", { kind: "choice", options: ["normal", "dilatado"] }, "irregular"],
  ["Sem particularidades.", { kind: "text" }, "Sem particularidades."],
  ["12/03/2026.", { kind: "date" }, "12/03/2026"],
])("%s", (said, change, answer) => {
  expect(fieldAnswer(said, field(change), "pt-BR")).toBe(answer);
});
