import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { EXAMPLE_MODEL } from "../providers/speech/example.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** The command line as a person runs it, in a process of its own. */
const relato = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], HOME: folder, SPEECH_MODEL: EXAMPLE_MODEL };
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) =>
      resolve({
        code: typeof error?.code === "number" ? error.code : error ? -1 : 0,
        stdout,
        stderr,
      }),
    );
  });

const file = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

interface Row {
  id: string;
  transcript: { turns: { text: string; start_ms: number }[] };
  document: {
    markdown: string;
    sections: { heading: string; statements: { text: string; evidence: { turn: number }[] }[] }[];
  };
}

const transcript = {
  id: "um",
  locale: "pt-BR",
  template: { titulo: "Nota", markdown: "## Queixa principal\n## Alergias\n" },
  turns: [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 900, text: "Tem alergia a algum remédio?" },
    { i: 1, speaker: "paciente", start_ms: 900, end_ms: 2000, text: "Tenho alergia a dipirona." },
  ],
};

describe("relato scribe", () => {
  it("takes sound and transcripts together and answers one line each, in the order given", async () => {
    const template = await file("t.md", "# Nota\n## Queixa\n## Alergias\n## Medicações em uso\n");
    const json = await file("um.json", JSON.stringify(transcript));
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

  it("prints markdown without --json, in the language told", async () => {
    const { code, stdout } = await relato("scribe", "--locale", "es", exampleAudioPath("es"));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Anamnesis general/);
    expect(stdout).toMatch(/amoxicilina/i);
  });

  it.each<[string, () => Promise<string[]>, RegExp]>([
    ["a file that is not there", async () => [join(folder, "nada.webm")], /cannot be read/],
    [
      "a text that calls itself webm",
      async () => [await file("falso.webm", "Olá")],
      /AUDIO_UNREADABLE/,
    ],
    ["an empty file", async () => [await file("vazio.webm", "")], /AUDIO_EMPTY/],
    ["broken JSON", async () => [await file("b.json", '{"id": ')], /not valid JSON/],
    [
      "no turns",
      async () => [await file("n.json", JSON.stringify({ ...transcript, turns: [] }))],
      /turns/,
    ],
    [
      "an unknown language",
      async () => [await file("l.json", JSON.stringify({ ...transcript, locale: "fr" }))],
      /locale/,
    ],
    ["an unknown --locale", async () => ["--locale", "fr", await file("o.json", "{}")], /--locale/],
    ["no file", async () => [], /usage/],
  ])("refuses %s in one line, with nothing written", async (_what, args, message) => {
    const { code, stdout, stderr } = await relato("scribe", ...(await args()));
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("writes nothing when one of several files is bad", async () => {
    const good = await file("bom.json", JSON.stringify(transcript));
    const { code, stdout } = await relato("scribe", good, await file("mau.json", "{"));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

describe("relato verify", () => {
  it("answers for each sentence in its order", async () => {
    const note = ["Alergia a dipirona.", "Alergia a penicilina."];
    const path = await file("nota.json", JSON.stringify({ ...transcript, note }));
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
  it("goes from sound to markdown with neither server nor network, and says where each statement was said", async () => {
    const { code, stdout, stderr } = await relato("demo", "--locale", "en-US");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# General history/);
    expect(stdout).toMatch(/penicillin/i);
    expect(stderr).toMatch(/←/);
  });
});
