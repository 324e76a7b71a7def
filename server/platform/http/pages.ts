import Negotiator from "negotiator";
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from "@relato/shared/domain/language.ts";

/**
 * What a path of the site shows (specification 2.1, 2.2). `page`: a static file, which signed-in users skip when it is for
 * visitors only. `shell`: the application, for whoever may enter it. `redirect`: a path of this site, without query.
 */
export type PageDecision =
  | { kind: "page"; locale: Locale; file: string; visitors_only: boolean }
  | { kind: "shell"; locale: Locale; file: string; admin: boolean }
  | { kind: "redirect"; to: string }
  | { kind: "choose-locale" };

/** Pages that make no sense to somebody who is signed in. */
const VISITORS_ONLY = new Set(["login", "signup"]);

/** The application's own path below the locale; null when it has no such path. Ids are never percent-encoded. */
const shellPath = (segments: readonly string[]): string | null => {
  const [first, second, ...more] = segments;
  if (more.length > 0) return null;
  if (first === "consultas" && second !== undefined && /^[\w-]+$/.test(second))
    return `consultas/${second}`;
  return second === undefined && (first === "dashboard" || first === "admin") ? first : null;
};

/**
 * Decides by path alone. `files`: the built web's files, relative; a public page is whatever was built as
 * `{locale}/{page}/index.html`, so that a new one needs nothing here.
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
  // Unknown: that locale's home. A missing locale, a stray slash, another case: the same page under its one address.
  const canonical = `/${locale}/${known ?? ""}`;
  if (pathname !== canonical) return { kind: "redirect", to: canonical };
  if (shell !== null) {
    return { kind: "shell", locale, file: `${locale}/app.html`, admin: shell === "admin" };
  }
  return { kind: "page", locale, file, visitors_only: VISITORS_ONLY.has(page) };
};

/** The interface's language for a visitor who named none: chosen before, else the browser's, else Portuguese. */
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
