import { expect, it } from "vitest";
import { isSameKind } from "./same-kind.ts";

const kind = (titulo: string, template_id: string | null = null) => ({ titulo, template_id });

it.each([
  ["Ultrassonografia do abdome total", "US ABDOME"],
  ["RX de tórax", "Raio-X do Tórax"],
  ["RM do joelho direito", "Ressonância magnética de joelho direito"],
  ["Ecografía de la tiroides", "Ultrasonografía tiroides"],
  ["Head CT", "CT of the head without contrast"],
])("%s is %s", (one, other) => {
  expect(isSameKind(kind(one), kind(other))).toBe(true);
});

it.each([
  ["RM do joelho direito", "RM do joelho esquerdo"],
  ["US abdome", "TC abdome"],
  ["US abdome", "US abdome e pelve"],
  // The title of a new laudo names no examination.
  ["Novo Laudo", "Novo Laudo"],
  ["New report", "New report"],
])("%s is not %s", (one, other) => {
  expect(isSameKind(kind(one), kind(other))).toBe(false);
});

it("is the same with the same mask", () => {
  expect(isSameKind(kind("A", "m1"), kind("B", "m1"))).toBe(true);
  expect(isSameKind(kind("A", "m1"), kind("B", "m2"))).toBe(false);
  expect(isSameKind(kind("A"), kind("B"))).toBe(false);
});
