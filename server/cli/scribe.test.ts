import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { startScriptedModel } from "../providers/writer/testing/scripted-model.ts";
import { CLI, openTerminal, type Row, TRANSCRIPT } from "../testing/terminal.ts";

const { relato, relatoWith, environment, file } = openTerminal();

describe("relato scribe with a transcript", () => {
  const TALK = "Médico: Tem alergia?\nPaciente: Tenho alergia a dipirona.\n";

  it("reads text files of any name, and standard input", async () => {
    const path = await file("visita.webm", TALK);
    const fromFile = await relato("scribe", path);
    expect(fromFile).toMatchObject({ code: 0, stderr: "" });
    expect(fromFile.stdout).toMatch(/dipirona/);
    const fromInput = await relatoWith({ input: TALK }, "scribe", "-");
    expect(fromInput).toEqual(fromFile);
  });

  it("reads a pipe by default", async () => {
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

  it("refuses audio on standard input", async () => {
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

  it("writes with the configured model and verifies its note, unless --engine is set", async () => {
    const model = await startScriptedModel([{ kind: "text", text: JSON.stringify(NOTE) }]);
    try {
      const env = modelAt(model.url);
      const path = await file("um.json", JSON.stringify(TRANSCRIPT));
      const written = await relatoWith({ env }, "scribe", "--json", path);
      const row = JSON.parse(written.stdout) as Row;
      expect(row.writer).toMatchObject({ kind: "model", version: "scripted" });
      expect(row.document.markdown).toMatch(/Alergia a dipirona/);
      expect(written.stderr).toMatch(/^um: openai-compatible\/scripted writes$/m);
      const count = model.requests.length;
      const byEngine = await relatoWith({ env }, "scribe", "--engine", "--json", path);
      expect((JSON.parse(byEngine.stdout) as Row).writer.kind).toBe("engine");
      expect(model.requests).toHaveLength(count);
    } finally {
      await model.close();
    }
  });

  it("writes with the engine if the model fails, and prints why", async () => {
    const model = await startScriptedModel([{ kind: "status", status: 401 }]);
    try {
      const path = await file("um.json", JSON.stringify(TRANSCRIPT));
      const { code, stdout, stderr } = await relatoWith(
        { env: modelAt(model.url) },
        ...["scribe", "--json", path],
      );
      expect(code).toBe(0);
      const { writer, document } = JSON.parse(stdout) as Row;
      expect(writer).toMatchObject({ kind: "engine", fallback_reason: "MODEL_REFUSED" });
      expect(document.markdown).toMatch(/dipirona/);
      expect(stderr).toMatch(/refused.*401.*the engine writes/);
    } finally {
      await model.close();
    }
  });

  it("exits on Ctrl-C while the model hangs", async () => {
    const model = await startScriptedModel([{ kind: "hang" }]);
    try {
      const path = await file("um.json", JSON.stringify(TRANSCRIPT));
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
    const path = await file("um.json", JSON.stringify(TRANSCRIPT));
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
