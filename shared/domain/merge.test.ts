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

test("both changes are merged; a field changed on both sides is a conflict", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, draft, current) => {
      const { changed, conflicts } = mergeFields(base, draft, current);
      const merged = overlayFields(current, draft, changed);
      for (const name of NAMES) {
        const [was, here, there] = [base, draft, current].map((one) => JSON.stringify(one[name]));
        expect(conflicts.includes(name)).toBe(was !== here && was !== there && here !== there);
        expect(JSON.stringify(merged[name])).toBe(was === here ? there : here);
      }
    }),
  );
});

test("sending a merged form again causes no conflict", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, draft, current) => {
      const merged = overlayFields(current, draft, mergeFields(base, draft, current).changed);
      expect(mergeFields(base, draft, merged).conflicts).toEqual([]);
      expect(overlayFields(merged, draft, mergeFields(base, draft, merged).changed)).toEqual(
        merged,
      );
    }),
  );
});

test("without a base every difference is a conflict", () => {
  const draft: Fields = { nome: "Ana", telefone: null, endereco: { texto: "Rua A" } };
  const current: Fields = { nome: "Ana", telefone: "11", endereco: { texto: "Rua B" } };
  expect(mergeFields(null, draft, current)).toEqual({
    changed: ["nome", "telefone", "endereco"],
    conflicts: ["telefone", "endereco"],
  });
});
