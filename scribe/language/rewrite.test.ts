import { describe, expect, it } from "vitest";
import { toRecord } from "./rewrite.ts";

describe("what a patient says becomes what a record says", () => {
  it.each([
    ["Eu tomo losartana cinquenta.", "Losartana 50"],
    ["Tô com febre desde ontem.", "Febre desde ontem"],
    ["Minha mãe teve infarto.", "Mãe teve infarto"],
    ["Me segurei na cômoda.", "Se segurou na cômoda"],
    ["Comecei o remédio e larguei.", "Começou o remédio e largou"],
    ["Doutora, faz nove dias.", "Faz 9 dias"],
    ["Não fumo.", "Não fuma"],
  ])("in Portuguese: %s", (said, written) =>
    expect(toRecord(said, "paciente", "pt-BR")).toBe(written),
  );

  it.each([
    ["Tengo hemorroides desde los partos.", "Hemorroides desde los partos"],
    ["Lo dejé en marzo.", "Lo dejó en marzo"],
    ["Mi hija es celíaca.", "Hija es celíaca"],
    ["Fumo tres por día.", "Fuma 3 por día"],
  ])("in Spanish: %s", (said, written) => expect(toRecord(said, "paciente", "es")).toBe(written));

  it.each([
    ["I take metoprolol, twenty-five.", "Metoprolol, 25"],
    ["My brother had prostate cancer.", "Brother had prostate cancer"],
    ["I've been coughing for two weeks.", "Been coughing for 2 weeks"],
  ])("in English: %s", (said, written) =>
    expect(toRecord(said, "paciente", "en-US")).toBe(written),
  );

  it("writes pressures as the language does, in full mmHg", () => {
    expect(toRecord("Pressão catorze por nove.", "medico", "pt-BR")).toBe("Pressão 140x90");
    expect(toRecord("Presión ciento diez sobre sesenta.", "medico", "es")).toBe("Presión 110/60");
    expect(toRecord("Blood pressure one fifty over ninety.", "medico", "en-US")).toBe(
      "Blood pressure 150/90",
    );
  });

  it("writes units short and percents as signs", () => {
    expect(
      toRecord(
        "Zinco, dez miligramas. Fração de ejeção trinta e dois por cento.",
        "medico",
        "pt-BR",
      ),
    ).toBe("Zinco, 10 mg. Fração de ejeção 32%");
  });

  it("never loses the number one of a dose", () => {
    expect(toRecord("Dipirona, um grama, de seis em seis horas.", "medico", "pt-BR")).toContain(
      "um grama",
    );
  });

  it("keeps a word that it does not know as it was said", () => {
    expect(toRecord("Ziguezagueio à noite.", "paciente", "pt-BR")).toBe("Ziguezagueio à noite");
  });
});
