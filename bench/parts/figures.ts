export interface Figures {
  p50_ms: number;
  p99_ms: number;
}

export const round = (value: number, decimals = 2): number => Number(value.toFixed(decimals));

/** The value at `share` (0 to 1) of the sorted values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const figuresOf = (times: readonly number[]): Figures => ({
  p50_ms: round(median(times)),
  p99_ms: round(percentile(times, 0.99)),
});

/** Returns the duration of `work` in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** Alternates `http` and `sql`, so that other load on the machine affects both alike. */
export const alternate = async (
  rounds: number,
  http: () => Promise<unknown>,
  sql: () => Promise<unknown>,
): Promise<{ http: Figures; sql: Figures; ratio_p50: number; ratio_p99: number }> => {
  const warmUp = Math.ceil(rounds / 5);
  const times = { http: [] as number[], sql: [] as number[] };
  for (let i = -warmUp; i < rounds; i++) {
    const one = { http: await timed(http), sql: await timed(sql) };
    if (i < 0) continue;
    times.http.push(one.http);
    times.sql.push(one.sql);
  }
  const figures = { http: figuresOf(times.http), sql: figuresOf(times.sql) };
  const ratio = (key: keyof Figures): number => round(figures.http[key] / figures.sql[key]);
  return { ...figures, ratio_p50: ratio("p50_ms"), ratio_p99: ratio("p99_ms") };
};

/** Runs `rounds` calls in each of `clients` concurrent loops. */
export const runConcurrently = async (
  clients: number,
  rounds: number,
  work: () => Promise<unknown>,
): Promise<Figures> => {
  const times: number[] = [];
  const client = async (): Promise<void> => {
    for (let i = 0; i < rounds; i++) times.push(await timed(work));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return figuresOf(times);
};
