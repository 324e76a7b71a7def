import { chromium } from "@playwright/test";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { buildWeb } from "../tools/web.ts";
import { axeViolations } from "./parts/axe.ts";
import { createInstallation, findFreePort } from "./parts/installation.ts";
import { type LighthouseRun, measureMedian, type Scores } from "./parts/lighthouse.ts";
import { type PageWeight, weigh } from "./parts/page-weight.ts";

/** Runs of Lighthouse in each language for what is promised of a page; RUNS=1 for a quick look. Terms: one, to see. */
const RUNS = Number(process.env["RUNS"] ?? 5);
const PAGES = { landing: "", login: "login", terms: "termos-de-uso" } as const;
type PageName = keyof typeof PAGES;
/** Beside the three, for axe: every page that a visitor can reach. */
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

/**
 * The public pages as a phone meets them: built, served by the real server with its embedded defaults, measured in each
 * language. The figures on top are the worst of the three languages; `pages` has each.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation();
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
  try {
    installation.start("server");
    await installation.ready();
    const pages: Record<PageName, Partial<Record<Locale, Figures>>> = {
      landing: {},
      login: {},
      terms: {},
    };
    for (const name of Object.keys(PAGES) as PageName[])
      for (const locale of LOCALES) {
        const url = `${installation.url}/${locale}/${PAGES[name]}`;
        const figures = {
          ...(await weigh(browser, url)),
          ...(await measureMedian(url, port, name === "terms" ? 1 : RUNS)),
        };
        pages[name][locale] = figures;
        console.error(`${locale} ${name}: ${JSON.stringify(figures)}`);
      }
    const paths = [...Object.values(PAGES), ...FURTHER].flatMap((path) =>
      LOCALES.map((locale) => `/${locale}/${path}`),
    );
    const violations = await axeViolations(browser, installation.url, paths);
    for (const violation of violations) console.error(violation);
    const of = (name: PageName): Figures[] => Object.values(pages[name]);
    const most = (
      name: PageName,
      key: "js_bytes" | "document_bytes" | "requests_before_first_paint" | "lcp_ms" | "tbt_ms",
    ): number => Math.max(...of(name).map((figures) => figures[key]));
    return {
      landing_js_bytes: most("landing", "js_bytes"),
      landing_document_bytes: most("landing", "document_bytes"),
      landing_requests_before_first_paint: most("landing", "requests_before_first_paint"),
      login_js_bytes: most("login", "js_bytes"),
      axe_violations: violations.length,
      lighthouse_landing: worstScores(of("landing")),
      lighthouse_login: worstScores(of("login")),
      lighthouse_terms: worstScores(of("terms")),
      lcp_ms: most("landing", "lcp_ms"),
      tbt_ms: most("landing", "tbt_ms"),
      runs: RUNS,
      pages,
    };
  } finally {
    await browser.close();
    await installation.remove();
  }
};
