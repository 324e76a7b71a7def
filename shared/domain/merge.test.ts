import fc from "fast-check";
import { expect, test } from "vitest";
import { overlayFields, mergeFields } from "./merge.ts";

interface Fields {
  nome: string;
  telefone: string | null;
  endereco: { texto: string } | null;
}
const value = fc.constantFrom(null, "a", "b", "c");
const fields: fc.Arbitrary<Fields> = fc.record({
  nome: fc.constantFrom("a", "b", "c"),
  telefone: value,
  endereco: value.map((texto) => (texto === null ? null : { texto })),
});
const NAMES = ["nome", "telefone", "endereco"] as const;

test("changes are merged, and changes of the same field are conflicts", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, newest) => {
      const { changed, conflicts } = mergeFields(base, mine, newest);
      const merged = overlayFields(newest, mine, changed);
      for (const name of NAMES) {
        const [was, here, there] = [base, mine, newest].map((one) => JSON.stringify(one[name]));
        expect(conflicts.includes(name)).toBe(was !== here && was !== there && here !== there);
        expect(JSON.stringify(merged[name])).toBe(was === here ? there : here);
      }
    }),
  );
});

test("repeating a merged draft gives no conflict", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, newest) => {
      const merged = overlayFields(newest, mine, mergeFields(base, mine, newest).changed);
      expect(mergeFields(base, mine, merged).conflicts).toEqual([]);
      expect(overlayFields(merged, mine, mergeFields(base, mine, merged).changed)).toEqual(merged);
    }),
  );
});

test("without a base every difference is a conflict", () => {
  const mine: Fields = { nome: "Ana", telefone: null, endereco: { texto: "Rua A" } };
  const newest: Fields = { nome: "Ana", telefone: "11", endereco: { texto: "Rua B" } };
  expect(mergeFields(null, mine, newest)).toEqual({
    changed: ["nome", "telefone", "endereco"],
    conflicts: ["telefone", "endereco"],
  });
});
