import lighthouse from "lighthouse";
import { median } from "./figures.ts";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

export interface Scores {
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
}

export interface LighthouseRun {
  scores: Scores;
  lcp_ms: number;
  tbt_ms: number;
  /** The ids of weighted audits below the full score. */
  failed_audits: string[];
}

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  best_practices: "best-practices",
  seo: "seo",
} as const;

/** On a busy machine Lighthouse sometimes loses its trace. */
const ATTEMPTS = 3;

const runLighthouse = async (
  url: string,
  port: number,
  attempts: number,
): Promise<Result["lhr"]> => {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: Object.values(CATEGORIES),
  });
  if (result === undefined) throw new Error(`lighthouse returned nothing for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (attempts === 1) throw new Error(`lighthouse: ${runtimeError.message}`);
  console.error(`lighthouse retry: ${runtimeError.message}`);
  return runLighthouse(url, port, attempts - 1);
};

/** One run of Lighthouse 13 by its defaults (a mid-range phone on slow 4G). */
const measure = async (url: string, port: number): Promise<LighthouseRun> => {
  const lhr = await runLighthouse(url, port, ATTEMPTS);
  const { audits, categories } = lhr;
  const score = (name: keyof Scores): number => categories[CATEGORIES[name]]?.score ?? 0;
  const value = (audit: string): number => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      best_practices: score("best_practices"),
      seo: score("seo"),
    },
    lcp_ms: value("largest-contentful-paint"),
    tbt_ms: value("total-blocking-time"),
    failed_audits: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
};

/** The median of each figure over `runs` runs. @param port the browser's debugging port */
export const measureMedian = async (
  url: string,
  port: number,
  runs: number,
): Promise<LighthouseRun> => {
  const all: LighthouseRun[] = [];
  for (let i = 0; i < runs; i++) all.push(await measure(url, port));
  const of = (pick: (run: LighthouseRun) => number): number => median(all.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      best_practices: of(({ scores }) => scores.best_practices),
      seo: of(({ scores }) => scores.seo),
    },
    lcp_ms: of(({ lcp_ms }) => lcp_ms),
    tbt_ms: of(({ tbt_ms }) => tbt_ms),
    failed_audits: [...new Set(all.flatMap((one) => one.failed_audits))],
  };
};
