import { describe, expect, it } from "vitest";
import { fillBlank } from "./blanks.ts";

const fill = (label: string, ...texts: string[]) =>
  fillBlank(
    { label, unit: "mmHg" },
    texts.map((text) => ({ text, status: "supported", evidence: [] })),
  );

describe("a blank with a posture or a side", () => {
  it.each([
    ["PA em pé", "PA deitado 130x80 mmHg e em pé 105x65"],
    ["PA em pé", "PA 130x80 mmHg deitada, em pé 105x65"],
    ["PA em pé", "Pressão em pé, 105x65"],
  ])("takes that value and no other: %s ← %s", (label, text) => {
    expect(fill(label, text)).toBe("PA em pé: 105x65 mmHg");
  });

  it.each([
    ["PA em pé", "PA deitado 130x80 mmHg"],
    ["PA em pé", "PA 130x80 mmHg"],
    ["PA em pé", "PA em pé não medida, deitado 130x80"],
    ["PA braço direito", "PA no braço esquerdo 130x80"],
  ])("stays empty where only another was said: %s ← %s", (label, text) => {
    expect(fill(label, text)).toBeUndefined();
  });

  it("without either takes the value as before", () => {
    expect(fill("PA", "PA 130x80 mmHg")).toBe("PA: 130x80 mmHg");
  });
});
