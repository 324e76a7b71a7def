import { afterAll, beforeAll, expect, test } from "vitest";
import { createEngine, type Engine } from "../../providers/engine/engine.ts";
import { createFaultyEngine } from "../../providers/engine/faulty-engine.fixture.ts";
import { contentOf } from "./laudos.fixture.ts";
import { lintContent } from "./lint.ts";
import type { Examination } from "./readable-text.ts";

let engine: Engine;
let faulty: Engine;
beforeAll(() => {
  engine = createEngine({ processes: 1 });
  faulty = createFaultyEngine({ read_limit_ms: 1000 });
});
afterAll(() => Promise.all([engine.close(), faulty.close()]));

const EXAMINATION: Examination = {
  language: "pt-BR",
  exam_date: "2026-11-02",
  paciente: {
    ...{ nome: "José Souza", sexo: "Masculino", data_nascimento: "1960-01-01", documento: null },
  },
};

test("the patient's sex and name are compared with the text", async () => {
  const content = contentOf(
    "## Achados:",
    "Útero de dimensões normais.",
    "## Conclusão:",
    "Exame da paciente Maria Aparecida Lima sem alterações.",
  );
  const found = (await lintContent(engine, EXAMINATION, content)).map(({ kind }) => kind);
  expect(found).toEqual(expect.arrayContaining(["sex_organ", "wrong_patient"]));
  const without = { ...EXAMINATION, paciente: null };
  const kinds = (await lintContent(engine, without, content)).map(({ kind }) => kind);
  expect(kinds).not.toContain("wrong_patient");
});

test("a finding in a text with decomposed accents has its place and words there", async () => {
  const line = "Útero de dimensões normais, contornos lisos.".normalize("NFD");
  const content = contentOf("## Achados:", "Próstata não visualizada.".normalize("NFD"), line);
  const [finding] = (await lintContent(engine, EXAMINATION, content)).filter(
    ({ kind }) => kind === "sex_organ",
  );
  expect(finding?.quote).toBe("Útero".normalize("NFD"));
});

test.each(["EXIT", "THROW", "HANG"])(
  "an engine that fails (%s) is LAUDO_CHECK_FAILED",
  async (word) => {
    await expect(lintContent(faulty, EXAMINATION, contentOf(word))).rejects.toMatchObject({
      code: "LAUDO_CHECK_FAILED",
    });
  },
);
