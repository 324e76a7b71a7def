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
  ] as const)("assigns each labelled line to its speaker: %s", (text, language) => {
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

  it("reads typed notes as one turn per sentence, without speaker and time", () => {
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

  it("does not take the words before a colon in a sentence for a speaker", () => {
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

  it.each([
    ["**Mãe:** Desde ontem.", "acompanhante"],
    ["- **Mãe**: Desde ontem.", "acompanhante"],
    ["Médico  (00:01) :  Bom dia.", "medico"],
    ["Paciente - Dor no peito.", "paciente"],
    ["[Médica] Bom dia.", "medico"],
    ["Mãe da Júlia: Ela não dorme.", "acompanhante"],
    ["Patient's mother: She is hot.", "acompanhante"],
    ["João Lima (paciente): Dor.", "paciente"],
    ["## Médico\nBom dia.", "medico"],
    ["Paciente:\nBom dia.", "paciente"],
    ["PACIENTE 2: Dor.", "paciente"],
    ["Doctor\tWhat happened?", "medico"],
  ])("reads the speaker of %j", (text, speaker) => {
    const turns = parseTranscriptText(text, "pt-BR");
    expect(turns.map((turn) => turn.speaker)).toEqual([speaker]);
    expect(turns[0]?.text).toMatch(/^\p{Lu}[^:*#]+$/u);
  });

  it.each([
    "Paciente nega: febre, tosse.",
    "Dor há 3 dias - piora à noite.",
    "Piorou às 10:30 de ontem.",
    "Mãe refere: febre.",
  ])("keeps %j as text without a speaker", (text) => {
    const turns = parseTranscriptText(text, "pt-BR");
    expect(turns.map((turn) => turn.speaker)).toEqual([undefined]);
    expect(turns[0]?.text).toBe(text);
  });

  it("leaves a speaker without a role undefined, unless the other of two has one", () => {
    const open = parseTranscriptText("SPEAKER_00: Bom dia.\nSPEAKER_01: Estou com dor.", "pt-BR");
    expect(open).toMatchObject([{ text: "Bom dia." }, { text: "Estou com dor." }]);
    expect(open.every((turn) => turn.speaker === undefined)).toBe(true);
    const named = "Dra. Ana: O que houve?\nJoão Lima: Dor.\nDra. Ana: Onde?\nJoão Lima: No peito.";
    expect(parseTranscriptText(named, "pt-BR").map((turn) => turn.speaker)).toEqual([
      ...["medico", "paciente", "medico", "paciente"],
    ]);
  });

  it("keeps written times, and counts times of day from the first one", () => {
    const offsets = "[00:01:02] Médico: Dói?\n[00:01:05,500] Paciente: Sim.";
    expect(parseTranscriptText(offsets, "pt-BR")).toMatchObject([
      { start_ms: 62_000, end_ms: 65_500 },
      { start_ms: 65_500, end_ms: 65_500 },
    ]);
    const clock = "Dra. Ana (14:03:02): Dói?\nPaciente (14:03:09): Sim.";
    expect(parseTranscriptText(clock, "pt-BR")).toMatchObject([
      { start_ms: 0, end_ms: 7000, text: "Dói?" },
      { start_ms: 7000, text: "Sim." },
    ]);
  });

  it("reads the export of a meeting tool, with name and time above the words", () => {
    const text =
      "Ana Souza  0:03\nO que houve?\n\nJoão Lima  0:08\nDor.\n\n" +
      "Ana Souza  0:12\nOnde?\n\nJoão Lima  0:15\nAqui.";
    const turns = parseTranscriptText(text, "pt-BR");
    expect(turns.map((turn) => [turn.start_ms, turn.text])).toEqual([
      ...[
        [3000, "O que houve?"],
        [8000, "Dor."],
        [12_000, "Onde?"],
        [15_000, "Aqui."],
      ],
    ]);
  });
});

describe("subtitles", () => {
  it("are read from WebVTT: voices, settings, comments, styles, entities", () => {
    const text = [
      "\uFEFFWEBVTT - consulta\n\nSTYLE\n::cue { color: red }\n\nNOTE\ntwo\nlines\n",
      "intro\n00:01.000 --> 00:04.000 align:start position:10%",
      "<v.loud Dr. X>Febre &amp; tosse?</v>\n",
      "00:00:05.000 --> 00:00:08.000\n<v Lia>Só <i>tosse</i>,\nforte.\n",
      "00:09.000 --> 00:10.000\n<v Dr. X>Sim?</v> <v Lia>Sim.",
    ].join("\n");
    expect(parseTranscriptText(text, "pt-BR")).toEqual([
      { i: 0, speaker: "medico", start_ms: 1000, end_ms: 4000, text: "Febre & tosse?" },
      { i: 1, speaker: "paciente", start_ms: 5000, end_ms: 8000, text: "Só tosse, forte." },
      { i: 2, speaker: "medico", start_ms: 9000, end_ms: 10_000, text: "Sim?" },
      { i: 3, speaker: "paciente", start_ms: 9000, end_ms: 10_000, text: "Sim." },
    ]);
  });

  it("are read from SubRip without blank lines, with their sentences joined", () => {
    const text =
      "1\r\n00:00:01,000 --> 00:00:02,500\r\nEstou com dor de\r\n" +
      "2\r\n00:00:02,500 --> 00:00:04,000\r\ncabeça.\r\n\r\n" +
      "3\r\n00:00:05,000 --> 00:00:06,000\r\nMédico: Desde\r\nquando?\r\n";
    expect(parseTranscriptText(text, "pt-BR")).toEqual([
      { i: 0, start_ms: 1000, end_ms: 4000, text: "Estou com dor de cabeça." },
      { i: 1, speaker: "medico", start_ms: 5000, end_ms: 6000, text: "Desde quando?" },
    ]);
  });

  it("never throw and have ascending times for any text", () => {
    const piece = fc.constantFrom(
      ...["WEBVTT\n", "00:01.000 --> 00:04.000", "9:99 --> x", "\n\n", "<v Dr. X>", "<v", "- Oi"],
      ...["Ana: Dor.", "[1:02] ", "7", "&amp;", "\uFEFF", "\r\n", "NOTE\n"],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const turns = parseTranscriptText(pieces.join(""), "es");
        for (const [at, turn] of turns.entries()) {
          expect(turn.i).toBe(at);
          expect(turn.start_ms).toBeGreaterThanOrEqual(turns[at - 1]?.start_ms ?? 0);
          expect(turn.end_ms).toBeGreaterThanOrEqual(turn.start_ms);
        }
      }),
    );
  });

  it("are parsed in linear time, also if one piece is repeated", () => {
    const pieces = [
      "a",
      " ",
      "\t",
      "A ",
      "[",
      "<v ",
      "<",
      "0:01 ",
      "- ",
      ": ",
      "A:",
      "**",
      "Ana: b\n",
    ];
    for (const piece of pieces)
      for (const start of ["", "A", "WEBVTT\n\n00:01.000 --> 00:02.000\n"]) {
        const text = `${start}${piece.repeat(400_000 / piece.length)}x`;
        const said = parseTranscriptText(text, "pt-BR").map((turn) => turn.text.length);
        expect(said.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(text.length);
      }
  });
});
