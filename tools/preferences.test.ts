import { parseSync } from "@swc/core";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { PREFERENCES, UNREAD_PREFERENCES } from "@relato/shared/domain/preferences.ts";
import { enUsViews } from "@relato/shared/locales/en-us/views.ts";
import { esViews } from "@relato/shared/locales/es/views.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expect, test } from "vitest";
import { readSources } from "./check/sources.ts";

/* Every preference is used, or its text says that it has no effect yet. */

/** These folders show, store and describe preferences without using them. */
const DEFINITIONS = [
  "server/features/configuracoes/",
  "web/app/features/configuracoes/",
  "server/platform/database/",
];

const isUser = (path: string): boolean =>
  ["server/", "web/"].some((folder) => path.startsWith(folder)) &&
  !DEFINITIONS.some((folder) => path.startsWith(folder)) &&
  !path.includes(".test.");

/** Adds the identifiers and the words in strings of a syntax tree. Comments are not in the tree. */
const addWords = (node: unknown, words: Set<string>): void => {
  if (typeof node !== "object" || node === null) return;
  const { type, value, raw } = node as { type?: string; value?: unknown; raw?: unknown };
  if (type === "Identifier" || type === "StringLiteral" || type === "TemplateElement")
    for (const word of String(value ?? raw).split(/\W+/)) words.add(word);
  for (const child of Object.values(node)) addWords(child, words);
};

const words = new Set<string>();
for (const { path, text } of readSources())
  if (isUser(path) && PREFERENCES.some((name) => text.includes(name)))
    addWords(parseSync(text, { syntax: "typescript", tsx: path.endsWith(".tsx") }), words);
const unread: readonly string[] = UNREAD_PREFERENCES;

test.each(PREFERENCES)("%s is used, or declared as unused", (name) => {
  expect(words.has(name)).toBe(!unread.includes(name));
});

const NO_EFFECT = { "pt-br": /Hoje nada/, "en-us": /Nothing .* today/, es: /Hoy no se/ };
const VIEWS = { "pt-br": ptBrViews, "en-us": enUsViews, es: esViews };
test.each(LOCALES)("the texts in %s name the preferences without effect", (locale) => {
  const named = PREFERENCES.filter((name) =>
    NO_EFFECT[locale].test(VIEWS[locale].configuracoes.switches[name][1]),
  );
  expect(named).toEqual([...UNREAD_PREFERENCES]);
});
