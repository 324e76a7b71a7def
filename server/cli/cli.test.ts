import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { EXAMPLE_MODEL } from "../providers/speech/example.ts";
import { startScriptedModel } from "../providers/writer/scripted-model.ts";
import { COMMANDS, type CommandName } from "./commands.ts";

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

interface Run {
  /** Written to standard input, which is then closed. */
  input?: string | Buffer;
  env?: Record<string, string>;
  /** Options of Node before the program. */
  node?: string[];
}

const environment = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: folder,
  SPEECH_MODEL: EXAMPLE_MODEL,
  ...env,
});

/** The command line as a person runs it, in a process of its own. */
const relatoWith = ({ input, env, node = [] }: Run, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...node, CLI, ...args],
      { env: environment(env) },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === "number" ? error.code : error ? -1 : 0,
          stdout,
          stderr,
        }),
    );
    if (input !== undefined) child.stdin?.end(input);
  });
const relato = (...args: string[]): Promise<Ended> => relatoWith({}, ...args);

const file = async (name: string, content: string | Buffer): Promise<string> => {
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
    ["an empty file", async () => [await file("vazio.webm", "")], /empty/],
    ["a PDF", async () => [await file("laudo.webm", "%PDF-1.7\n1 0 obj\n")], /is a PDF, not a/],
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
    ["an option it does not have", async () => ["--modelo", "x"], /'--modelo'.*--help/],
    ["an option without its value", async () => ["--template"], /--template.*--help/],
    ["standard input twice", async () => ["-", "-"], /once/],
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

describe("relato scribe with a transcript as people have it", () => {
  const TALK = "Médico: Tem alergia?\nPaciente: Tenho alergia a dipirona.\n";

  it("reads text under any name, and standard input", async () => {
    const path = await file("visita.webm", TALK);
    const fromFile = await relato("scribe", path);
    expect(fromFile).toMatchObject({ code: 0, stderr: "" });
    expect(fromFile.stdout).toMatch(/dipirona/);
    const fromInput = await relatoWith({ input: TALK }, "scribe", "-");
    expect(fromInput).toEqual(fromFile);
  });

  it("reads a pipe without being told", async () => {
    const path = await file("visita.txt", TALK);
    const script = `cat "$1" | "$2" "$3" scribe --json`;
    const { stdout } = await promisify(execFile)(
      "sh",
      ["-c", script, "sh", path, process.execPath, CLI],
      { env: environment() },
    );
    const row = JSON.parse(stdout) as Row;
    expect(row.id).toBe("stdin");
    expect(row.transcript.turns).toMatchObject([{ speaker: "medico" }, { speaker: "paciente" }]);
  });

  it("keeps the times of subtitles", async () => {
    const path = await file(
      "visita.vtt",
      "WEBVTT\n\n00:05.000 --> 00:08.000\n<v Paciente>Tenho alergia a dipirona.",
    );
    const { stdout } = await relato("scribe", "--json", path);
    const row = JSON.parse(stdout) as Row;
    expect(row.transcript.turns).toMatchObject([{ speaker: "paciente", start_ms: 5000 }]);
  });

  it("refuses sound on standard input", async () => {
    const sound = await readFile(exampleAudioPath("pt-BR"));
    const input = sound.subarray(0, 1000);
    const { code, stderr } = await relatoWith({ input }, "scribe", "-");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^standard input takes no sound/);
  });
});

describe("relato scribe with a model", () => {
  const NOTE = {
    sections: [
      {
        heading: "Alergias",
        statements: [
          { text: "Alergia a dipirona", turns: [1] },
          { text: "Alergia a penicilina", turns: [1] },
        ],
      },
    ],
  };
  const modelAt = (url: string) => ({ WRITER_MODEL: "scripted", WRITER_URL: url });
  interface Stamped extends Row {
    writer: { kind: string; version: string; fallback_reason?: string };
  }

  it("lets the model that is configured write, held to the proof, unless the engine is asked for", async () => {
    const model = await startScriptedModel([{ kind: "text", text: JSON.stringify(NOTE) }]);
    try {
      const env = modelAt(model.url);
      const path = await file("um.json", JSON.stringify(transcript));
      const written = await relatoWith({ env }, "scribe", "--json", path);
      const row = JSON.parse(written.stdout) as Stamped;
      expect(row.writer).toMatchObject({ kind: "model", version: "scripted" });
      expect(row.document.markdown).toMatch(/Alergia a dipirona/);
      expect(written.stderr).toMatch(/^um: openai-compatible\/scripted writes$/m);
      const asked = model.requests.length;
      const byEngine = await relatoWith({ env }, "scribe", "--engine", "--json", path);
      expect((JSON.parse(byEngine.stdout) as Stamped).writer.kind).toBe("engine");
      expect(model.requests).toHaveLength(asked);
    } finally {
      await model.close();
    }
  });

  it("gives the engine's note where the model fails, and says why", async () => {
    const model = await startScriptedModel([{ kind: "status", status: 401 }]);
    try {
      const path = await file("um.json", JSON.stringify(transcript));
      const { code, stdout, stderr } = await relatoWith(
        { env: modelAt(model.url) },
        ...["scribe", "--json", path],
      );
      expect(code).toBe(0);
      const { writer, document } = JSON.parse(stdout) as Stamped;
      expect(writer).toMatchObject({ kind: "engine", fallback_reason: "MODEL_REFUSED" });
      expect(document.markdown).toMatch(/dipirona/);
      expect(stderr).toMatch(/refused.*401.*the engine writes/);
    } finally {
      await model.close();
    }
  });

  it("ends at Ctrl-C while the model is silent", async () => {
    const model = await startScriptedModel([{ kind: "hang" }]);
    try {
      const path = await file("um.json", JSON.stringify(transcript));
      const child = spawn(process.execPath, [CLI, "scribe", path], {
        env: environment(modelAt(model.url)),
      });
      await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1);
      const ended = once(child, "exit");
      child.kill("SIGINT");
      expect(await ended).toEqual([null, "SIGINT"]);
    } finally {
      await model.close();
    }
  });

  it("does not load the AI SDK for the engine", async () => {
    const path = await file("um.json", JSON.stringify(transcript));
    const hook = `import { registerHooks } from "node:module";
      registerHooks({ resolve(name, context, next) {
        if (/^(?:ai|@ai-sdk\\/.*)$/.test(name)) throw new Error("the AI SDK was loaded");
        return next(name, context);
      } });`;
    const node = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`];
    expect(await relatoWith({ node }, "scribe", path)).toMatchObject({ code: 0 });
    const env = modelAt("http://127.0.0.1:9/v1");
    expect(await relatoWith({ node, env }, "scribe", "--engine", path)).toMatchObject({ code: 0 });
    const loaded = await relatoWith({ node, env }, "scribe", path);
    expect(`${loaded.stdout}${loaded.stderr}`).toMatch(/the AI SDK was loaded/);
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

  it("answers an unknown verb in one line", async () => {
    const { code, stderr } = await relato("escrever");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^usage: .*scribe.*\n$/);
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
