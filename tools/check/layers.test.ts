import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findLayerErrors } from "./layers.ts";
import { ROOT } from "./sources.ts";

let root = "";
const roots: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "relato-layers-"));
  roots.push(root);
  mkdirSync(join(root, "node_modules/@relato"), { recursive: true });
  for (const name of ["shared", "scribe", "server", "web"])
    symlinkSync(join(root, name), join(root, "node_modules/@relato", name));
});
afterAll(() => {
  for (const folder of roots) rmSync(folder, { recursive: true });
});

/** Writes files that import the given specifiers, and cruises them. */
const check = (files: Record<string, string>, expected = Object.keys(files).length) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\nexport const x = 1;\nexport type X = 1;\n`);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? ""))];
  return findLayerErrors(expected, folders, root);
};
const imports = (...specifiers: string[]): string =>
  specifiers.map((specifier, i) => `import { x as x${i} } from "${specifier}";`).join("\n");

test("a package imports only the packages below it", async () => {
  expect(
    await check({
      "shared/domain/a.ts": 'import type { X } from "@relato/server/app.ts";',
      "scribe/a.ts": imports("@relato/shared/domain/a.ts"),
      "server/app.ts": "",
      "web/app/a.test.ts": imports("../../server/app.ts"),
    }),
  ).toEqual([
    "shared/domain/a.ts imports server/app.ts: shared may import only itself",
    "web/app/a.test.ts imports server/app.ts: web may import only itself, shared",
  ]);
});

test.each([
  ["server/platform/http/a.ts", "server/features/consultas/queries.ts"],
  ["server/features/consultas/a.ts", "server/app.ts"],
  ["server/features/consultas/b.ts", "server/testing/factories.ts"],
  ["web/app/ui/a.ts", "web/app/features/consultas/list.ts"],
  ["web/app/features/consultas/a.ts", "web/app/shell/menu.ts"],
])("%s must not import %s, not even a type", async (from, to) => {
  const specifier = `${"../".repeat(from.split("/").length - 1)}${to}`;
  const errors = await check({ [from]: `import type { X } from "${specifier}";`, [to]: "" });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`${from} imports ${to}: `);
  expect(
    await check({ [from]: "", [from.replace(".ts", ".test.ts")]: imports(specifier) }, 3),
  ).toEqual([]);
});

test("a feature imports another's top files only", async () => {
  const why = "subfolders, routes.ts and jobs.ts of a feature are internal to it";
  expect(
    await check({
      "server/features/a/queries.ts": imports("../b/queries.ts", "../b/deep/inner.ts"),
      "server/features/b/queries.ts": imports("./deep/inner.ts", "../c/routes.ts"),
      "server/features/b/deep/inner.ts": "",
      "server/features/c/routes.ts": "",
    }),
  ).toEqual([
    `server/features/a/queries.ts imports server/features/b/deep/inner.ts: ${why}`,
    `server/features/b/queries.ts imports server/features/c/routes.ts: ${why}`,
  ]);
});

test("features must not form a cycle, even through different files", async () => {
  expect(
    await check({
      "web/app/features/a/x.ts": imports("../b/x.ts"),
      "web/app/features/a/y.ts": "",
      "web/app/features/b/x.ts": 'import type { X } from "../a/y.ts";',
    }),
  ).toEqual([
    "web/app/features/a is part of a cycle of features",
    "web/app/features/b is part of a cycle of features",
  ]);
});

test("an import without a target, and a file that was not read, are errors", async () => {
  const using = "{ using file = await import('./missing.ts'); }";
  expect(await check({ "shared/a.ts": using }, 2)).toEqual([
    "dependency-cruiser read 1 of 2 files",
    "shared/a.ts imports ./missing.ts: the import cannot be resolved",
  ]);
});

test("oxlint finds a cycle of files that consists of type imports", () => {
  writeFileSync(join(root, "a.ts"), 'import type { B } from "./b.ts";\nexport type A = B | 1;\n');
  writeFileSync(join(root, "b.ts"), 'import type { A } from "./a.ts";\nexport type B = A | 2;\n');
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/oxlint/bin/oxlint"), "-c", join(ROOT, ".oxlintrc.json"), root],
    { encoding: "utf8", cwd: root },
  );
  expect(status).toBe(1);
  expect(stdout).toContain("import(no-cycle)");
});
