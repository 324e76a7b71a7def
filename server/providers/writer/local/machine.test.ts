import { expect, test } from "vitest";
import { KNOWN_WRITER_MODELS } from "./catalogue.ts";
import { chooseModel, describeDefaultModel, fitsMachine, memoryOfModel } from "./machine.ts";
import { memoryOfMachine } from "../../../platform/processes/machine-memory.ts";

const GIB = 1024 ** 3;

test.each([
  [4, "qwen3-4b", false],
  // A laptop with 8 GB, of which the graphics use a part.
  [7.2, "qwen3-4b", true],
  [15.4, "qwen3-8b", true],
  [64, "qwen3-8b", true],
] as const)("a machine with %d GiB gets %s", (gib, name, fits) => {
  expect(chooseModel(gib * GIB)).toBe(name);
  const { bytes, model } = KNOWN_WRITER_MODELS[name];
  expect(fitsMachine(memoryOfModel(bytes, model), gib * GIB)).toBe(fits);
  expect(describeDefaultModel(gib * GIB)).toEqual({ name, bytes, licence: model.licence, fits });
});

test("this machine has some memory", () => {
  expect(memoryOfMachine()).toBeGreaterThan(GIB / 2);
});
