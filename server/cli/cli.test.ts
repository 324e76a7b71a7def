import { describe, expect, it } from "vitest";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { openTerminal, type Row, TRANSCRIPT } from "../testing/terminal.ts";
import { COMMANDS, type CommandName } from "./commands.ts";

const { relato, file, pathOf } = openTerminal();

describe("relato scribe", () => {
  it("reads audio and transcripts, and prints one line each, in order", async () => {
    const template = await file("t.md", "# Nota\n## Queixa\n## Alergias\n## Medicações em uso\n");
    const json = await file("um.json", JSON.stringify(TRANSCRIPT));
    const { code, stdout } = await relato(
      ...["scribe", "--json", "--template", template, exampleAudioPath("pt-BR"), json],
    );
    expect(code).toBe(0);
    const [spoken, typed] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
    expect(spoken?.id).toBe("pt-BR");
    expect(spoken?.document.sections.map(({ heading }) => heading)).toEqual([
      ...["Nota", "Queixa", "Alergias", "Medicações em uso"],
    ]);
    const allergy = spoken?.document.sections[2]?.statements.find(({ text }) =>
      /penicilina/i.test(text),
    );
    const words = allergy?.evidence
      .map(({ turn }) => spoken?.transcript.turns[turn]?.text)
      .join(" ");
    expect(words).toMatch(/penicilina/i);
    expect(typed?.id).toBe("um");
    expect(typed?.document.markdown).toMatch(/dipirona/i);
  });

  it("prints markdown without --json, in the chosen language", async () => {
    const { code, stdout } = await relato("scribe", "--locale", "es", exampleAudioPath("es"));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Anamnesis general/);
    expect(stdout).toMatch(/amoxicilina/i);
  });

  it.each<[string, () => Promise<string[]>, RegExp]>([
    ["a file that is not there", async () => [pathOf("nada.webm")], /cannot be read/],
    ["an empty file", async () => [await file("vazio.webm", "")], /empty/],
    ["a PDF", async () => [await file("laudo.webm", "%PDF-1.7\n1 0 obj\n")], /is a PDF, not a/],
    ["broken JSON", async () => [await file("b.json", '{"id": ')], /not valid JSON/],
    [
      "no turns",
      async () => [await file("n.json", JSON.stringify({ ...TRANSCRIPT, turns: [] }))],
      /turns/,
    ],
    [
      "an unknown language",
      async () => [await file("l.json", JSON.stringify({ ...TRANSCRIPT, locale: "fr" }))],
      /locale/,
    ],
    ["an unknown --locale", async () => ["--locale", "fr", await file("o.json", "{}")], /--locale/],
    ["no file", async () => [], /usage/],
    ["an option it does not have", async () => ["--modelo", "x"], /'--modelo'.*--help/],
    ["an option without its value", async () => ["--template"], /--template.*--help/],
    ["standard input twice", async () => ["-", "-"], /once/],
  ])("refuses %s in one line, and writes nothing", async (_what, args, message) => {
    const { code, stdout, stderr } = await relato("scribe", ...(await args()));
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("writes nothing when one of several files is bad", async () => {
    const good = await file("bom.json", JSON.stringify(TRANSCRIPT));
    const { code, stdout } = await relato("scribe", good, await file("mau.json", "{"));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

describe("relato --help", () => {
  it("lists the verbs, and for each verb its options", async () => {
    const { code, stdout, stderr } = await relato("--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const name of Object.keys(COMMANDS))
      expect(stdout).toMatch(new RegExp(`^  ${name} `, "m"));
  });

  it.each(Object.keys(COMMANDS) as CommandName[])(
    "describes %s with all its options",
    async (name) => {
      const { code, stdout } = await relato(name, "--help");
      expect(code).toBe(0);
      for (const option of Object.keys(COMMANDS[name].options))
        expect(stdout).toMatch(new RegExp(`^  --${option}`, "m"));
    },
  );

  it("reports an unknown verb in one line", async () => {
    const { code, stderr } = await relato("escrever");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^usage: .*scribe.*\n$/);
  });
});

describe("relato verify", () => {
  it("prints each sentence in order", async () => {
    const note = ["Alergia a dipirona.", "Alergia a penicilina."];
    const path = await file("nota.json", JSON.stringify({ ...TRANSCRIPT, note }));
    const { code, stdout } = await relato("verify", "--json", path);
    expect(code).toBe(0);
    const row = JSON.parse(stdout) as {
      id: string;
      sentences: { text: string; verdict: string }[];
    };
    expect(row.sentences.map(({ text }) => text)).toEqual(note);
    expect(row.sentences.map(({ verdict }) => verdict === "supported")).toEqual([true, false]);
  });
});

describe("relato demo", () => {
  it("turns audio into markdown without server or network, with evidence", async () => {
    const { code, stdout, stderr } = await relato("demo", "--locale", "en-US");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# General history/);
    expect(stdout).toMatch(/penicillin/i);
    expect(stderr).toMatch(/←/);
  });
});
