import Negotiator from "negotiator";
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from "@relato/shared/domain/language.ts";

/**
 * What a path shows (specification 2.1, 2.2). `page`: a static file. `shell`: the application.
 * `redirect`: a path of this site, without query.
 */
export type PageDecision =
  | { kind: "page"; locale: Locale; file: string; visitors_only: boolean }
  | { kind: "shell"; locale: Locale; file: string; admin: boolean }
  | { kind: "redirect"; to: string }
  | { kind: "choose-locale" };

/** Signed-in users skip these pages. */
const VISITORS_ONLY = new Set(["login", "signup"]);

/** The application's path below the locale, or null. Ids are never percent-encoded. */
const shellPath = (segments: readonly string[]): string | null => {
  const [first, second, ...more] = segments;
  if (more.length > 0) return null;
  const isRow = first === "consultas" || first === "incidentes";
  if (isRow && second !== undefined && /^[\w-]+$/.test(second)) return `${first}/${second}`;
  if (first === "admin" && second !== undefined && /^[a-z]+$/.test(second))
    return `admin/${second}`;
  return second === undefined && (first === "dashboard" || first === "admin") ? first : null;
};

/**
 * `files`: the built files, relative to the web's folder. Each `{locale}/{page}/index.html` is a
 * public page.
 */
export const decidePage = (pathname: string, files: ReadonlySet<string>): PageDecision => {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const prefix = segments[0]?.toLowerCase() ?? "";
  if (segments.length === 0) return { kind: "choose-locale" };
  const locale = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const rest = isLocale(prefix) ? segments.slice(1) : segments;
  const page = rest.join("/");
  const file = `${locale}/${page === "" ? "" : `${page}/`}index.html`;
  const shell = shellPath(rest);
  const known = page === "" ? "" : files.has(file) ? page : shell;
  // Unknown paths lead to the locale's home. A missing locale, extra slash or wrong case leads to
  // the canonical path.
  const canonical = `/${locale}/${known ?? ""}`;
  if (pathname !== canonical) return { kind: "redirect", to: canonical };
  if (shell !== null) {
    return { kind: "shell", locale, file: `${locale}/app.html`, admin: rest[0] === "admin" };
  }
  return { kind: "page", locale, file, visitors_only: VISITORS_ONLY.has(page) };
};

/** The cookie's locale, or else the browser's, or else Portuguese. */
export const preferredLocale = (cookie: string | undefined, acceptLanguage: string): Locale => {
  if (cookie !== undefined && isLocale(cookie)) return cookie;
  const negotiator = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  for (const preferred of negotiator.languages()) {
    const tag = preferred.toLowerCase();
    const language = tag.split("-")[0];
    const found = LOCALES.find((locale) => locale === tag || locale.split("-")[0] === language);
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
};
