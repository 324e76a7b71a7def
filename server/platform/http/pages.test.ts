import { expect, test } from "vitest";
import { decidePage, preferredLocale } from "./pages.ts";

const FILES = new Set(
  ["pt-br", "en-us", "es"].flatMap((locale) => [
    `${locale}/index.html`,
    `${locale}/login/index.html`,
    `${locale}/signup/index.html`,
    `${locale}/termos-de-uso/index.html`,
    `${locale}/app.html`,
  ]),
);
const decide = (path: string) => decidePage(path, FILES);

test.each([
  ["/pt-br/", "pt-br/index.html", false],
  ["/es/termos-de-uso", "es/termos-de-uso/index.html", false],
  ["/en-us/login", "en-us/login/index.html", true],
  ["/en-us/signup", "en-us/signup/index.html", true],
])("%s is the page %s", (path, file, visitors_only) => {
  expect(decide(path)).toEqual({ kind: "page", locale: path.split("/")[1], file, visitors_only });
});

test.each([
  ["/pt-br/dashboard", "pt-br/app.html", false],
  ["/es/consultas/0199aaaa-0000-7000-8000-000000000001", "es/app.html", false],
  ["/es/incidentes/0199aaaa-0000-7000-8000-000000000001", "es/app.html", false],
  ["/en-us/admin", "en-us/app.html", true],
  ["/es/admin/usuarios", "es/app.html", true],
])("%s is the application's shell", (path, file, admin) => {
  expect(decide(path)).toEqual({ kind: "shell", locale: path.split("/")[1], file, admin });
});

test.each([
  ["/pt-br", "/pt-br/"],
  ["/login", "/pt-br/login"],
  ["/signup", "/pt-br/signup"],
  ["/dashboard", "/pt-br/dashboard"],
  ["/consultas/7", "/pt-br/consultas/7"],
  ["/es/login/", "/es/login"],
  ["/PT-BR/dashboard", "/pt-br/dashboard"],
  ["/es//dashboard", "/es/dashboard"],
  ["/es/unknown", "/es/"],
  ["/es/consultas", "/es/"],
  ["/es/dashboard/more", "/es/"],
  ["/es/admin/usuarios/more", "/es/"],
  ["/unknown", "/pt-br/"],
  ["/fr/login", "/pt-br/"],
  ["//evil.example/login", "/pt-br/"],
  ["/es/%2e%2e/x", "/es/"],
  ["/es/consultas/%20", "/es/"],
  ["/es/app.html", "/es/"],
  ["/es/index.html", "/es/"],
])("%s redirects to %s", (path, to) => {
  expect(decide(path)).toEqual({ kind: "redirect", to });
  // One redirect, never a loop.
  expect(decide(to).kind).not.toBe("redirect");
});

test.each([
  [undefined, "", "pt-br"],
  [undefined, "fr-FR,fr;q=0.9", "pt-br"],
  [undefined, "es-MX,en;q=0.8", "es"],
  [undefined, "fr, en-GB;q=0.7, es;q=0.6", "en-us"],
  [undefined, "en;q=0.1, es;q=0.2", "es"],
  [undefined, "en;q=0, pt-PT", "pt-br"],
  [undefined, ";;q=x,,", "pt-br"],
  ["es", "en-US", "es"],
  ["xx", "en-US", "en-us"],
])("with cookie %s and languages %j the site is in %s", (cookie, languages, locale) => {
  expect(preferredLocale(cookie, languages)).toBe(locale);
});
