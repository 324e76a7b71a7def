import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./check/sources.ts";
import { configurationTable, envExample } from "./env-table.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** Table rows without the formatter's padding. */
const rows = (markdown: string): string[] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim().replace(/^-+$/, "---"))
        .join("|"),
    );

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/glossary.md",
  "docs/security.md",
  ...readdirSync(join(ROOT, "docs/decisions")).map((name) => `docs/decisions/${name}`),
];

/** Of levels 1 and 2 (OWASP ASVS 5.0.0). */
const ASVS_REQUIREMENTS = 253;

test("docs/security.md judges every ASVS requirement once", () => {
  const named = [...read("docs/security.md").matchAll(/\bV\d{1,2}\.\d{1,2}\.\d{1,2}\b/g)].map(
    ([id]) => id,
  );
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
  expect(named).toHaveLength(ASVS_REQUIREMENTS);
});

test("docs/security.md names a file for every met requirement", () => {
  const met = rows(read("docs/security.md")).filter((row) => /\|met\b/.test(row));
  expect(met.length).toBeGreaterThan(150);
  expect(met.filter((row) => !/`[\w./-]+\.\w+`/.test(row))).toEqual([]);
});

test("the README names every variable with its default", () => {
  expect(rows(read("README.md"))).toEqual(expect.arrayContaining(rows(configurationTable())));
});

test(".env.example matches the configuration", () => {
  expect(read(".env.example")).toBe(envExample());
});

test("ARCHITECTURE.md has at most 300 lines", () => {
  expect(read("ARCHITECTURE.md").split("\n").length).toBeLessThanOrEqual(300);
});

/** Build output, missing in a new clone. */
const BUILT = ["web/dist"];

describe("links and paths exist", () => {
  test.each(pages)("%s", (page) => {
    const text = read(page);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((m) => m[1] ?? "");
    // Paths in backquotes that start with one of our folders.
    const named = [
      ...text.matchAll(/`((?:shared|scribe|server|web|e2e|bench|tools|docs)\/[\w./-]+)`/g),
    ].map((m) => m[1] ?? "");
    const missing = [
      ...links.filter((link) => !existsSync(join(ROOT, dirname(page), link))),
      ...named.filter((path) => !BUILT.includes(path) && !existsSync(join(ROOT, path))),
    ];
    expect(missing).toEqual([]);
  });

  test("the README's commands are in package.json", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [...read("README.md").matchAll(/npm run (?:-s )?([a-z]+)/g)].map((m) => m[1]);
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ""))).toEqual([]);
  });
});
