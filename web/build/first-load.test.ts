import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expect, test } from "vitest";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** The files and packages that a module needs at once; types are no code. */
const importsOf = (file: string, source: string): string[] => {
  const { staticImports, staticExports } = parseSync(file, source).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest !== null && !isType ? [moduleRequest.value] : [],
    );
  // What is loaded by `lazy` and not by `lazyView` comes without the texts of the views.
  const lazily = [...source.matchAll(/\blazy\([^;]*?import\("([^"]+)"\)/g)].map(
    ([, name = ""]) => name,
  );
  return [...imported, ...passedOn, ...lazily].map((name) =>
    name.startsWith(".")
      ? join(dirname(file), name)
      : name.startsWith("@relato/")
        ? join(ROOT, name.slice("@relato/".length))
        : name,
  );
};

/** What the first load consists of: our files with their source, and the packages' names. */
const readFirstLoad = (): Map<string, string> => {
  const read = new Map<string, string>();
  const visit = (name: string): void => {
    if (read.has(name)) return;
    const source = /^\/.*\.tsx?$/.test(name) ? readFileSync(name, "utf8") : "";
    read.set(name, source);
    if (source !== "") importsOf(name, source).forEach(visit);
  };
  visit(join(ROOT, "web/app/entry/pt-br.ts"));
  return read;
};

const firstLoad = readFirstLoad();

/** The parts of the catalogue that a module reads: `text.home`, `const { home } = text`. */
const textsReadBy = (source: string): string[] => [
  ...[...source.matchAll(/\btext\.(\w+)/g)].map(([, name = ""]) => name),
  ...[...source.matchAll(/\{([\w\s:,]*)\} = (?:useLanguage\(\)\.)?text;/g)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  ),
];

test("finds the texts that a module reads", () => {
  const source = "text.home.title; const { agenda, tour: words } = useLanguage().text;";
  expect(textsReadBy(source)).toEqual(["home", "agenda", "tour", "words"]);
});

test("the first load reads no text that is fetched with the first view", () => {
  expect(firstLoad.size).toBeGreaterThan(150);
  const faults = [...firstLoad].flatMap(([file, source]) =>
    textsReadBy(source)
      .filter((name) => name in ptBrViews)
      .map((name) => `${file} reads text.${name}`),
  );
  expect(faults).toEqual([]);
});

test("the first load has no catalogue of the views and no zod", () => {
  const heavy = [...firstLoad.keys()].filter((name) => /^zod|locales\/.*\/views\.ts$/.test(name));
  expect(heavy).toEqual([]);
});
