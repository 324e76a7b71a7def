import { isBytes } from "@relato/shared/contract/bytes.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { readContracts } from "../../../testing/fuzz/contracts.ts";
import { type ExampleSchema, exampleOf } from "./examples.ts";

it("every example of a body and an answer fits its schema", async () => {
  const contracts = (await readContracts()).filter(({ scope }) => scope !== null);
  const faults: string[] = [];
  for (const { method, path, body, response } of contracts)
    for (const [io, schema] of [["input", body] as const, ["output", response] as const]) {
      if (schema === undefined || isBytes(schema)) continue;
      const json = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as ExampleSchema;
      const parsed = schema.safeParse(exampleOf(json));
      if (!parsed.success)
        faults.push(`${method} ${path} ${io}: ${JSON.stringify(parsed.error.issues)}`);
    }
  expect(contracts.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});
