import lighthouse from "lighthouse";

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
  /** Audits that count and are not whole, by their ids. */
  lost: string[];
}

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  best_practices: "best-practices",
  seo: "seo",
} as const;

/** Lighthouse sometimes loses its own trace on a busy machine; that says nothing of the page. */
const ATTEMPTS = 3;

const attempt = async (url: string, port: number, left: number): Promise<Result["lhr"]> => {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: Object.values(CATEGORIES),
  });
  if (result === undefined) throw new Error(`lighthouse said nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (left === 1) throw new Error(`lighthouse: ${runtimeError.message}`);
  console.error(`lighthouse again: ${runtimeError.message}`);
  return attempt(url, port, left - 1);
};

/** One run of Lighthouse 13 as its own defaults have it: a mid-range phone on slow 4G. `port`: the browser's debugging port. */
export const measure = async (url: string, port: number): Promise<LighthouseRun> => {
  const lhr = await attempt(url, port, ATTEMPTS);
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
    lost: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure over `runs` runs. */
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
    lost: [...new Set(all.flatMap(({ lost }) => lost))],
  };
};
