import { describe, expect, it } from "vitest";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { findPatientNames, removeNames } from "./called-names.ts";
import { readSentences } from "./sentences.ts";

const talk = (...lines: [Speaker, string][]) =>
  readSentences(
    lines.map(([speaker, text], i) => ({ i, speaker, text, start_ms: i, end_ms: i + 1 })),
    "pt-BR",
  );

describe("names that only address the patient", () => {
  it("are found where the doctor greets and the patient answers", () => {
    const said = talk(["medico", "Bom dia, Rosi."], ["paciente", "Bom dia."]);
    expect([...findPatientNames(said, "pt-BR")]).toEqual(["rosi"]);
  });

  it("do not include a companion's name", () => {
    const said = talk(
      ["medico", "Oi, Talita."],
      ["acompanhante", "Oi."],
      ["medico", "Talita, guarda os remédios."],
    );
    expect([...findPatientNames(said, "pt-BR")]).toEqual([]);
  });

  it.each([
    ["Rosi, mede a pressão em casa.", "Mede a pressão em casa."],
    ["Sobe na balança, Rosi.", "Sobe na balança."],
    ["Isso, Rosi, passou.", "Isso, passou."],
    ["A Rosi mede em casa, e a Ana anota.", "A Rosi mede em casa, e a Ana anota."],
    ["Rosi.", "Rosi."],
  ])("are removed only at an edge or between commas: %s", (text, clean) => {
    expect(removeNames(text, new Set(["rosi"]))).toBe(clean);
  });
});
