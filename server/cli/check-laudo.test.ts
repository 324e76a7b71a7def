import type { LaudoToLint } from "@relato/shared/domain/laudo/lint.ts";
import { expect, it } from "vitest";
import { openTerminal } from "../testing/terminal.ts";

const { relato, file, pathOf } = openTerminal();

const LAUDO: LaudoToLint = {
  locale: "pt-BR",
  patient: { nome: "Ana Prado", sexo: "F", data_nascimento: "1980-03-01" },
  date: "2026-02-01",
  order: "",
  text: "# US\n\n## Achados\nRim direito com cálculo.\n\n## Conclusão\nNefrolitíase direita.",
};
const WRONG = { ...LAUDO, text: LAUDO.text.replace("ase direita", "ase esquerda") };

it("prints one line a file, and one a laudo of JSON lines", async () => {
  const one = await file("um.json", JSON.stringify(LAUDO, null, 2));
  const many = await file("dois.jsonl", `${JSON.stringify(WRONG)}\n${JSON.stringify(LAUDO)}\n`);
  const { code, stdout } = await relato("check-laudo", "--json", one, many);
  expect(code).toBe(0);
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { findings: [] },
    {
      findings: [
        {
          kind: "laterality",
          quote: "Nefrolitíase esquerda",
          reason: expect.stringContaining("os achados descrevem o outro lado") as unknown,
          blocking: true,
        },
      ],
    },
    { findings: [] },
  ]);
});

it("prints a line a finding without --json, in the laudo's language", async () => {
  const path = await file(
    "es.json",
    JSON.stringify({ ...WRONG, locale: "es", text: "## Hallazgos\nÚtero de ___ mm." }),
  );
  const { stdout } = await relato("check-laudo", path);
  expect(stdout).toMatch(/^leftover_mask\t___\t.*plantilla/);
});

it.each<[string, () => Promise<string[]>, RegExp]>([
  ["no file", () => Promise.resolve([]), /usage/],
  ["a file that is not there", () => Promise.resolve([pathOf("nada.json")]), /cannot be read/],
  ["an empty file", async () => [await file("vazio.json", "\n")], /empty/],
  ["broken JSON", async () => [await file("b.json", '{"locale": ')], /not valid JSON/],
  [
    "an unknown language",
    async () => [await file("l.json", JSON.stringify({ ...LAUDO, locale: "fr" }))],
    /l\.json: locale/,
  ],
  [
    "a bad date in the second line",
    async () => [
      await file(
        "d.jsonl",
        `${JSON.stringify(LAUDO)}\n${JSON.stringify({ ...LAUDO, date: "01/02/2026" })}`,
      ),
    ],
    /line 2: date: must be a date/,
  ],
])("says what is wrong with %s", async (_, args, message) => {
  const { code, stderr } = await relato("check-laudo", "--json", ...(await args()));
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
