import fc from "fast-check";
import { expect, test } from "vitest";
import { formatsOf, writeTranscript } from "./transcript-files.ts";
import type { Transcript, Turn } from "./transcript.ts";

const names = { medico: "Médico(a)", paciente: "Paciente", acompanhante: "Acompanhante" };
const transcript = (...turns: Turn[]): Transcript => ({
  engine: "sherpa-onnx",
  model: "whisper-base",
  language: "pt-BR",
  duration_ms: 4_000_000,
  turns,
});
const spoken = transcript(
  { i: 0, speaker: "medico", start_ms: 1500, end_ms: 3250, text: "O que a traz aqui?" },
  { i: 1, start_ms: 3_723_004, end_ms: 3_725_000, text: "Dor.\n\nHá três dias --> piora." },
);

test("as text, each turn is a line with its time and speaker", () => {
  expect(writeTranscript(spoken, "txt", names)).toBe(
    "[00:00:01] Médico(a): O que a traz aqui?\n[01:02:03] Dor. Há três dias --> piora.\n",
  );
});

test("as subtitles, no text can end a subtitle or start another", () => {
  expect(writeTranscript(spoken, "srt", names)).toBe(
    "1\n00:00:01,500 --> 00:00:03,250\nMédico(a): O que a traz aqui?\n\n" +
      "2\n01:02:03,004 --> 01:02:05,000\nDor. Há três dias → piora.\n",
  );
});

test("any texts make one subtitle per turn", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { maxLength: 20 }), (texts) => {
      const turns = texts.map((text, i) => ({ i, start_ms: i * 10, end_ms: i * 10 + 9, text }));
      const srt = writeTranscript(transcript(...turns), "srt", names);
      expect(srt.split("\n").filter((line) => line.includes("-->"))).toHaveLength(texts.length);
      expect(JSON.parse(writeTranscript(transcript(...turns), "json", names))).toEqual(
        transcript(...turns),
      );
    }),
  );
});

test("a typed transcript has no times and no subtitles", () => {
  const typed = transcript({ i: 0, speaker: "paciente", start_ms: 0, end_ms: 0, text: "Dor." });
  expect(formatsOf(typed)).toEqual(["txt", "json"]);
  expect(writeTranscript(typed, "txt", names)).toBe("Paciente: Dor.\n");
});
