import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTranscriptText } from "./transcript-text.ts";

describe("a pasted transcript", () => {
  it.each([
    ["Médico: O que houve?\nPaciente: Dor no peito.\nAcompanhante: Desde ontem.", "pt-BR"],
    ["Dra. Ana: ¿Qué pasó?\nP: Dolor de pecho.\nHija: Desde ayer.", "es"],
    [
      "[00:01] Doctor: What happened?\n[00:04] Patient: Chest pain.\nWife: Since yesterday.",
      "en-US",
    ],
  ] as const)("gives each labelled line to its speaker: %s", (text, language) => {
    expect(parseTranscriptText(text, language).map((turn) => turn.speaker)).toEqual([
      "medico",
      "paciente",
      "acompanhante",
    ]);
  });

  it("joins a line without a label to the turn before it", () => {
    const turns = parseTranscriptText("M: Bom dia.\nO que houve?\nP: Tosse.", "pt-BR");
    expect(turns.map((turn) => turn.text)).toEqual(["Bom dia. O que houve?", "Tosse."]);
  });

  it("makes typed notes one turn a sentence, with no speaker and no time", () => {
    const turns = parseTranscriptText(
      "Dor lombar há 5 dias. Nega febre.\n- Usa losartana 50 mg.",
      "pt-BR",
    );
    expect(turns.map((turn) => turn.text)).toEqual([
      "Dor lombar há 5 dias.",
      "Nega febre.",
      "Usa losartana 50 mg.",
    ]);
    expect(turns.every((turn) => turn.speaker === undefined && turn.end_ms === 0)).toBe(true);
  });

  it("takes a colon in a sentence for no speaker", () => {
    expect(parseTranscriptText("Conduta: repouso.", "pt-BR")).toHaveLength(1);
    expect(parseTranscriptText("Conduta: repouso.", "pt-BR")[0]?.speaker).toBeUndefined();
  });

  it("never throws and numbers turns from 0", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTranscriptText(text, "pt-BR").every((turn, i) => turn.i === i)).toBe(true);
      }),
    );
  });
});
