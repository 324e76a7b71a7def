import { LOCALES } from "@relato/shared/domain/language.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { type View, VIEWS } from "@relato/shared/domain/views.ts";
import { launchId } from "./api/launched.ts";

export const isView = (value: unknown): value is View =>
  (VIEWS as readonly unknown[]).includes(value);

/**
 * What a view keeps in the query string, so that reload, back and forward restore it. Never a
 * patient's data: browsers and servers log URLs.
 */
export const FILTERS = [
  ...(["status", "modelo", "especialidade", "paciente", "signed", "from", "until"] as const),
  ...(["archived", "id", "date", "mode", "tab"] as const),
] as const;
export type Filter = (typeof FILTERS)[number];

export type DashboardSearch = { view?: View | undefined } & { [F in Filter]?: string | undefined };

/**
 * Parses the dashboard's query string. An unknown value is undefined, but its key is present: the
 * router merges the result over the raw query string.
 */
export const dashboardSearch = (search: Record<string, unknown>): DashboardSearch => {
  const { view } = search;
  const filters = FILTERS.map((filter) => {
    const value = search[filter];
    const isSound = typeof value === "string" && value !== "" && value.length <= 100;
    return [filter, isSound ? value : undefined] as const;
  });
  return {
    view: isView(view) && view !== "home" ? view : undefined,
    ...Object.fromEntries(filters),
  };
};

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][])}`;
};

/** Every URL of the web, as a function (specification 2.2). */
export const paths = {
  /** A separate document; exists only where SUPPORT_URL is configured. */
  support: (locale: Locale): string => `/${locale}/suporte`,
  landing: (locale: Locale): string => `/${locale}/`,
  login: (locale: Locale, query: { return_to?: string } = {}): string =>
    withQuery(`/${locale}/login`, query),
  signup: (
    locale: Locale,
    query: { email?: string; ref?: string; feature?: "laudos" } = {},
  ): string => withQuery(`/${locale}/signup`, query),
  forgotPassword: (locale: Locale): string => `/${locale}/forgot-password`,
  resetPassword: (locale: Locale): string => `/${locale}/reset-password`,
  confirmEmail: (locale: Locale): string => `/${locale}/confirm-email`,
  resetSecondStep: (locale: Locale): string => `/${locale}/reset-second-step`,
  twoFactor: (locale: Locale): string => `/${locale}/two-factor`,
  /** Redirects to Google; exists only where Google sign-in is configured. */
  google: (locale: Locale): string => `/${locale}/login/google`,
  success: (locale: Locale): string => `/${locale}/success`,
  terms: (locale: Locale): string => `/${locale}/termos-de-uso`,
  privacy: (locale: Locale): string => `/${locale}/politica-de-privacidade`,
  partners: (locale: Locale): string => `/${locale}/parceiros`,
  dashboard: (
    locale: Locale,
    view: View = "home",
    filters: { [F in Filter]?: string } = {},
  ): string =>
    withQuery(`/${locale}/dashboard`, { view: view === "home" ? undefined : view, ...filters }),
  laudo: (locale: Locale, id: string): string =>
    withQuery(`/${locale}/dashboard`, { view: "reports", id }),
  /** Where the checkout returns to (specification 2.2). */
  checkoutReturn: (locale: Locale, outcome: "success" | "canceled"): string =>
    withQuery(`/${locale}/dashboard`, { [outcome]: "1" }),
  admin: (locale: Locale, section?: string): string =>
    `/${locale}/admin${section === undefined ? "" : `/${section}`}`,
  /** An incident that affects patients of the doctor. */
  incident: (locale: Locale, id: string): string => `/${locale}/incidentes/${id}`,
  consulta: (locale: Locale, id: string, anchor?: "documents"): string =>
    `/${locale}/consultas/${id}${anchor === undefined ? "" : `#${anchor}`}`,
  /** A page of this launch, which has its own pages for one patient. */
  launched: (locale: Locale, page: "" | "consultation" | `consultas/${string}` = ""): string =>
    `/${locale}/launched/${launchId}${page === "" ? "" : `/${page}`}`,
};

/** The same path in another language (specification 2.1). */
export const inLocale = (locale: Locale, path: string): string => {
  const rest = LOCALES.map((other) => `/${other}`).reduce(
    (left, prefix) =>
      left === prefix || left.startsWith(`${prefix}/`) ? left.slice(prefix.length) : left,
    path,
  );
  return `/${locale}${rest === "" ? "/" : rest}`;
};
