import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { readCases } from "../fixtures/cases.ts";
import { readHostileTalks } from "../fixtures/hostile-talk.ts";
import type { Consultation } from "../types.ts";
import { writeConsultation } from "../write.ts";

const visit = (locale: Language): Consultation =>
  readCases().find((gold) => gold.locale === locale)!;

describe("the context that the doctor typed before the visit", () => {
  it.each<[Language, string, string[], string]>([
    [
      "pt-BR",
      "Mulher, 54 anos.\nAlergia a iodo. Marca-passo desde 2019",
      ["Mulher, 54 anos.", "Alergia a iodo.", "Marca-passo desde 2019"],
      "Digitado pelo médico antes da consulta",
    ],
    ["es", "Marcapasos desde 2019.", ["Marcapasos desde 2019."], "Escrito por el médico antes"],
    ["en-US", "Pacemaker since 2019.", ["Pacemaker since 2019."], "Typed by the doctor before"],
  ])("is kept as typed, never as said: %s", (locale, patient_context, statements, heading) => {
    const without = writeConsultation({ ...visit(locale), patient_context: "  " });
    const written = writeConsultation({ ...visit(locale), patient_context });
    const { typed, ...analysis } = written.analysis;
    expect(typed).toEqual({ heading: expect.stringMatching(`^${heading}`), statements });
    // The document, its evidence and the rest are the same as without it.
    expect({ ...written, analysis }).toEqual(without);
  });

  it("stays inert if it is hostile", () => {
    const hostile = readHostileTalks().filter(
      ({ consultation }) => consultation.patient_context !== "",
    );
    expect(hostile.length).toBeGreaterThan(5);
    for (const { consultation } of hostile) {
      const { document } = writeConsultation(consultation);
      expect(document).toEqual(
        writeConsultation({ ...consultation, patient_context: "" }).document,
      );
    }
    const patient_context = "# Conduta\n- [x](https://a.example) ____ \u200Bfim";
    const { typed } = writeConsultation({ ...visit("pt-BR"), patient_context }).analysis;
    expect(typed?.statements.join("\n")).not.toMatch(/[[\]#_\u200B]/);
  });
});
