import { parseSync } from "@swc/core";
import { PREFERENCES } from "@relato/shared/domain/preferences.ts";
import { expect, test } from "vitest";
import { readSources } from "./check/sources.ts";

/* Every preference has an effect. */

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

test.each(PREFERENCES)("%s is used", (name) => {
  expect(words.has(name)).toBe(true);
});
