import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScriptedModel } from "../server/providers/writer/testing/scripted-model.ts";

const RUN = join(import.meta.dirname, "run.ts");

const visitOf = (id: string) => ({
  id,
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: { titulo: "Nota", markdown: "## Queixa principal\n## Alergias\n" },
  turns: [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 900, text: "Tem alergia a algum remédio?" },
    { i: 1, speaker: "paciente", start_ms: 900, end_ms: 2000, text: "Tenho alergia a dipirona." },
  ],
  facts: [{ section: "Alergias", turns: [1], critical: true, match: [["dipirona"]] }],
  must_not: [],
  empty_sections: ["Queixa principal"],
});

const NOTE = {
  sections: [
    {
      heading: "Alergias",
      statements: [
        { text: "Alergia a dipirona", turns: [1] },
        { text: "Cirurgia de joelho em 2019", turns: [1] },
      ],
    },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-bench-"));
  await writeFile(join(folder, "a.json"), JSON.stringify({ ...visitOf("a"), model_note: NOTE }));
  await writeFile(join(folder, "b.json"), JSON.stringify(visitOf("b")));
  await writeFile(join(folder, "notes-about.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bench = async (
  args: string[],
  env: Record<string, string> = {},
): Promise<{ figures: Record<string, unknown>; stdout: string; stderr: string }> => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [RUN, "writer", "--data", folder, ...args],
    { env: { PATH: process.env["PATH"], HOME: folder, ...env } },
  );
  const figures = args.includes("--json") ? (JSON.parse(stdout) as Record<string, unknown>) : {};
  return { figures, stdout, stderr };
};

describe("the benchmark of writers", () => {
  it("measures the engine if no model is configured", async () => {
    const { stdout, stderr } = await bench([]);
    expect(stdout).toMatch(/^writer +engine$/m);
    expect(stdout).toMatch(/^critical_recall +1$/m);
    expect(stdout).toMatch(/^flagged_before +–$/m);
    expect(stderr).toMatch(/^b {2}critical 1/m);
  });

  it("measures recorded notes, before and after verification", async () => {
    const { figures } = await bench(["--json", "--notes", folder]);
    expect(figures).toMatchObject({
      writer: "recorded/note",
      visits: 1,
      failed: 0,
      critical_recall: 1,
      recall: 1,
      placed: 1,
      flagged_before: 0.5,
      input_tokens: null,
    });
    expect(figures["flagged"]).not.toBe(0);
  });

  it("counts the tokens of a service, and its failed visits", async () => {
    const model = await startScriptedModel([
      {
        kind: "text",
        text: JSON.stringify({
          sections: [{ ...NOTE.sections[0], statements: NOTE.sections[0]!.statements.slice(0, 1) }],
        }),
      },
      { kind: "status", status: 401 },
    ]);
    try {
      const env = { WRITER_MODEL: "scripted", WRITER_URL: model.url };
      const { figures } = await bench(["--json"], env);
      expect(figures).toMatchObject({
        writer: "openai-compatible/scripted",
        visits: 2,
        failed: 1,
        faults: { MODEL_REFUSED: 1 },
        recall: 1,
        input_tokens: 120,
        output_tokens: 45,
      });
    } finally {
      await model.close();
    }
  });
});
