import { expect, test } from "vitest";
import { currencyOf, PLANO_FEATURES, PLANOS, totalOf } from "./planos.ts";

test("the plans cost what the specification says (section 9)", () => {
  expect(
    PLANOS.map((plan) => [plan.id, plan.monthly.BRL, totalOf(plan, "BRL"), plan.monthly.USD]),
  ).toEqual([
    ["monthly", 399, 399, 79],
    ["semester", 319, 1914, 64],
    ["yearly", 249, 2988, 49],
  ]);
});

test("each plan adds features to the previous one, each feature once", () => {
  expect(PLANOS.flatMap(({ adds }) => adds)).toEqual(PLANO_FEATURES);
});

test("pt-br pays in reais, the others in dollars", () => {
  expect((["pt-br", "en-us", "es"] as const).map(currencyOf)).toEqual(["BRL", "USD", "USD"]);
});
