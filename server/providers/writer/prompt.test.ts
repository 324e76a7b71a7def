import type { Consultation } from "@relato/scribe/types.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { expect, test } from "vitest";
import { notePrompt, promptBeginning, repairPrompt } from "./prompt.ts";

const turns: Turn[] = ["O que sente?", 'Dor "forte".', "Há quanto tempo?", "Três dias."].map(
  (text, i) => ({ i, speaker: "paciente", start_ms: i * 1000, end_ms: i * 1000 + 900, text }),
);
const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: { titulo: "Nota", markdown: "## Queixa\n" },
  turns,
};

test.each([1, 2, 4])("the first %d turns begin every question about the visit", (count) => {
  const beginning = promptBeginning(turns.slice(0, count));
  expect(beginning).toContain(JSON.stringify(turns[count - 1]?.text));
  const part = { turns, number: 1, of: 1 };
  const note = notePrompt(consultation, part, { style: ["Nota."], problem: "no JSON" });
  expect(note.startsWith(beginning)).toBe(true);
  const repair = repairPrompt(consultation, turns, { doubts: [], omissions: [], checks: [] });
  expect(repair.startsWith(beginning)).toBe(true);
});
