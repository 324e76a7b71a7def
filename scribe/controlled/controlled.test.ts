import { describe, expect, it } from "vitest";
import { controlledIn } from "./controlled.ts";
import { CONTROLLED } from "./substances.ts";

const named = (text: string): string[] => controlledIn(text).map(({ substance }) => substance);

describe("controlledIn", () => {
  it.each([
    ["Clonazepam 2 mg, um comprimido à noite", "clonazepam", "B1", "notificacao_b"],
    ["Rivotril 2 mg à noite", "clonazepam", "B1", "notificacao_b"],
    ["Ritalina 10 mg de manhã", "metilfenidato", "A3", "notificacao_a"],
    ["Tramal 50 mg se dor", "tramadol", "A2", "entorpecente_a2"],
    ["Sertralina 50 mg, 1 cp pela manhã", "sertralina", "C1", "controle_especial"],
    ["Start sertraline 50 mg daily", "sertralina", "C1", "controle_especial"],
    ["Zoloft 50 mg daily", "sertralina", "C1", "controle_especial"],
    ["Roacutan 20 mg ao dia", "isotretinoína", "C2", "notificacao_retinoide"],
    ["Ozempic 0,25 mg por semana", "semaglutida", null, "glp1"],
    ["Amoxicilina 500 mg de 8/8 h por 7 dias", "amoxicilina", null, "antimicrobiano"],
    ["Azitromicina 500 mg", "azitromicina", null, "antimicrobiano"],
    ["Sibutramina 15 mg", "sibutramina", "B2", "notificacao_b2"],
  ])("%s", (text, substance, list, form) => {
    expect(controlledIn(text)).toEqual([{ substance, list, form }]);
  });

  it("finds each substance of a combination once, also if it is repeated", () => {
    expect(named("Tylex 30 mg, um comprimido de codeína se dor")).toEqual(["codeína"]);
    expect(named("Ultracet 1 cp 8/8 h")).toEqual(["tramadol"]);
  });

  it("lists the strictest first", () => {
    expect(named("amoxicilina, sertralina, clonazepam e morfina")).toEqual([
      "morfina",
      "clonazepam",
      "sertralina",
      "amoxicilina",
    ]);
  });

  it("finds nothing in ordinary medicines", () => {
    expect(
      named(
        "Losartana 50 mg, dipirona se dor, omeprazol 20 mg, metformina 850 mg, puran T4, " +
          "vitamina D",
      ),
    ).toEqual([]);
    expect(named("")).toEqual([]);
  });

  it("finds every substance of the table by its own name", () => {
    for (const { substances } of CONTROLLED)
      for (const line of substances.split(";")) {
        const name = (line.split("=")[0] ?? "").trim();
        expect(named(`${name} 10 mg`), name).toContain(name);
      }
  });
});
