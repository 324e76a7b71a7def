import type { Browser } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { buildWeb } from "../tools/web.ts";
import { axeViolations } from "./parts/axe.ts";
import { launchBrowser } from "./parts/browser.ts";
import { createInstallation, findFreePort } from "./parts/installation.ts";
import { type LighthouseRun, measureMedian, type Scores } from "./parts/lighthouse.ts";
import { type PageWeight, weighPage } from "./parts/page-weight.ts";

/** Lighthouse runs per page and language. The terms page always has one run. */
const RUNS = Number(process.env["RUNS"] ?? 5);
const PAGES = { landing: "", login: "login", terms: "termos-de-uso" } as const;
type PageName = keyof typeof PAGES;
/** Further public pages for axe. */
const FURTHER = [
  "signup",
  "forgot-password",
  "reset-password",
  "politica-de-privacidade",
  "parceiros",
];

interface Figures extends PageWeight, LighthouseRun {}

const worst = (all: readonly Figures[], name: keyof Scores): number =>
  Math.min(...all.map(({ scores }) => scores[name]));
const worstScores = (all: readonly Figures[]): Scores => ({
  performance: worst(all, "performance"),
  accessibility: worst(all, "accessibility"),
  best_practices: worst(all, "best_practices"),
  seo: worst(all, "seo"),
});

type Pages = Record<PageName, Partial<Record<Locale, Figures>>>;

const measurePages = async (browser: Browser, baseURL: string, port: number): Promise<Pages> => {
  const pages: Pages = { landing: {}, login: {}, terms: {} };
  for (const name of Object.keys(PAGES) as PageName[])
    for (const locale of LOCALES) {
      const url = `${baseURL}/${locale}/${PAGES[name]}`;
      const figures = {
        ...(await weighPage(browser, url)),
        ...(await measureMedian(url, port, name === "terms" ? 1 : RUNS)),
      };
      pages[name][locale] = figures;
      console.error(`${locale} ${name}: ${JSON.stringify(figures)}`);
    }
  return pages;
};

const countViolations = async (browser: Browser, baseURL: string): Promise<number> => {
  const paths = [...Object.values(PAGES), ...FURTHER].flatMap((path) =>
    LOCALES.map((locale) => `/${locale}/${path}`),
  );
  const violations = await axeViolations(browser, baseURL, paths);
  for (const violation of violations) console.error(violation);
  return violations.length;
};

/**
 * Measures the built public pages as on a phone, in each language, on a real server. The top
 * figures are the worst of the three languages. RUNS=1 makes it faster.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation();
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    installation.start("server");
    await installation.ready();
    const pages = await measurePages(browser, installation.url, port);
    const axe_violations = await countViolations(browser, installation.url);
    const figuresOf = (name: PageName): Figures[] => Object.values(pages[name]);
    const max = (
      name: PageName,
      key: "js_bytes" | "document_bytes" | "requests_before_first_paint" | "lcp_ms" | "tbt_ms",
    ): number => Math.max(...figuresOf(name).map((figures) => figures[key]));
    return {
      landing_js_bytes: max("landing", "js_bytes"),
      landing_document_bytes: max("landing", "document_bytes"),
      landing_requests_before_first_paint: max("landing", "requests_before_first_paint"),
      login_js_bytes: max("login", "js_bytes"),
      axe_violations,
      lighthouse_landing: worstScores(figuresOf("landing")),
      lighthouse_login: worstScores(figuresOf("login")),
      lighthouse_terms: worstScores(figuresOf("terms")),
      lcp_ms: max("landing", "lcp_ms"),
      tbt_ms: max("landing", "tbt_ms"),
      runs: RUNS,
      pages,
    };
  } finally {
    await browser.close();
    await installation.remove();
  }
};
