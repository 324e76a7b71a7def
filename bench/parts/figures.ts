export interface Figures {
  p50_ms: number;
  p99_ms: number;
}

/** @returns `value` with two decimals */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

const at = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN,
  );
};

/** Times in milliseconds, as median and 99th percentile. */
export const figuresOf = (times: number[]): Figures => ({
  p50_ms: at(times, 0.5),
  p99_ms: at(times, 0.99),
});

/** @returns how long `work` took, in milliseconds */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** One client that takes turns between `http` and `sql`, so that both meet the same machine. */
export const inTurn = async (
  rounds: number,
  http: () => Promise<unknown>,
  sql: () => Promise<unknown>,
): Promise<{ http: Figures; sql: Figures; ratio: number }> => {
  const warmUp = Math.ceil(rounds / 5);
  const times = { http: [] as number[], sql: [] as number[] };
  for (let round = -warmUp; round < rounds; round++) {
    const one = { http: await timed(http), sql: await timed(sql) };
    if (round < 0) continue;
    times.http.push(one.http);
    times.sql.push(one.sql);
  }
  const figures = { http: figuresOf(times.http), sql: figuresOf(times.sql) };
  return { ...figures, ratio: rounded(figures.http.p50_ms / figures.sql.p50_ms) };
};

/** Clients that ask one after another, all at the same time. */
export const together = async (
  clients: number,
  rounds: number,
  work: () => Promise<unknown>,
): Promise<Figures> => {
  const times: number[] = [];
  const client = async (): Promise<void> => {
    for (let round = 0; round < rounds; round++) times.push(await timed(work));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return figuresOf(times);
};
