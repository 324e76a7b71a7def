import { LOCALES } from "@relato/shared/domain/language.ts";
import { PREFERENCES, UNREAD_PREFERENCES } from "@relato/shared/domain/preferences.ts";
import { enUsViews } from "@relato/shared/locales/en-us/views.ts";
import { esViews } from "@relato/shared/locales/es/views.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { expect, test } from "vitest";
import { readSources } from "./check/sources.ts";

/* A switch does what its text says, or its text says that it does nothing yet. */

/** Where switches are drawn, stored and described, and not obeyed. */
const APART =
  /^(?:server\/features\/configuracoes|web\/app\/features\/configuracoes|server\/platform\/database)\//;
const code = readSources().filter(
  ({ path }) => /^(?:server|web)\//.test(path) && !APART.test(path) && !/\.test\.tsx?$/.test(path),
);
const unread: readonly string[] = UNREAD_PREFERENCES;

test.each(PREFERENCES)("%s is obeyed somewhere, or said to do nothing", (name) => {
  const readers = code.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  expect(readers.length > 0).toBe(!unread.includes(name));
});

const TODAY = { "pt-br": /Hoje nada/, "en-us": /Nothing .* today/, es: /Hoy no se/ };
const VIEWS = { "pt-br": ptBrViews, "en-us": enUsViews, es: esViews };
test.each(LOCALES)("in %s the texts say which do nothing", (locale) => {
  const said = PREFERENCES.filter((name) =>
    TODAY[locale].test(VIEWS[locale].configuracoes.switches[name][1]),
  );
  expect(said).toEqual([...UNREAD_PREFERENCES]);
});
