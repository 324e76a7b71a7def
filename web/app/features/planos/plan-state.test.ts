import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { describe, expect, test } from "vitest";
import { isPaid, planName, planStateOf } from "./plan-state.ts";

const base = { cancel_at_period_end: false } as const;

describe("the state of a plan", () => {
  test.each([
    ["free", null, "free"],
    ["trialing", "trial", "trial"],
    ["active", "payment", "paid"],
    ["past_due", "payment", "past_due"],
    ["canceled", "payment", "free"],
    ["incomplete", "payment", "free"],
    ["active", "granted", "granted"],
    ["active", "included", "included"],
  ] as const)("%s from %s is %s", (status, source, state) => {
    expect(planStateOf({ ...base, status, source })).toBe(state);
  });

  test("a canceled period ends", () => {
    expect(planStateOf({ status: "active", source: "payment", cancel_at_period_end: true })).toBe(
      "ending",
    );
  });

  test("only a payment counts as paid", () => {
    expect(
      (["payment", "trial", "granted", "included", null] as const).map((source) =>
        isPaid({ source, status: "active" }),
      ),
    ).toEqual([true, false, false, false, false]);
    expect(isPaid({ source: "payment", status: "past_due" })).toBe(false);
  });

  test("a foreign price has no name of ours", () => {
    const { planos } = ptBr;
    expect(planName(planos, "yearly")).toBe("Plano Anual");
    expect(planName(planos, null)).toContain("Unknown Plan");
  });
});
