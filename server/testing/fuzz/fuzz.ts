import fc from "fast-check";

/** Why an input is a fault. A hang is an input that takes over 2 s each time that it is tried. */
type FaultKind = "crash" | "hang" | "server_error";

export class FuzzFault extends Error {
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string) {
    super(`${kind}: ${message}`);
    this.kind = kind;
  }
}

export interface FuzzOptions {
  inputs: number;
  /** Of the generator. The same seed gives the same inputs. */
  seed: number;
  /** An input that takes longer, three times in a row, is a hang. */
  hang_ms: number;
  /** Receives each fault, with the shrunk input and the seed that repeats it. */
  report: (text: string) => void;
}

export interface FuzzCounts {
  inputs: number;
  faults: Record<FaultKind, number>;
  slowest_ms: number;
}

/** Feeds one kind of input to its entry. */
export interface FuzzTarget {
  name: string;
  run(options: FuzzOptions): Promise<FuzzCounts>;
}

/** A kind with more faults than this is broken; the rest of its inputs is not tried. */
const MAX_FAULTS = 5;

/** The shortest time of up to three runs: another process may delay one. @throws FuzzFault */
const timeOf = async (feed: () => Promise<void>, hang_ms: number): Promise<number> => {
  let shortest = Infinity;
  for (let tries = 0; tries < 3; tries++) {
    const since = performance.now();
    await feed();
    shortest = Math.min(shortest, performance.now() - since);
    if (shortest <= hang_ms) return shortest;
  }
  throw new FuzzFault("hang", `${Math.round(shortest)} ms`);
};

/** `feed` gives an input to the product. @throws FuzzFault */
export const createTarget = <T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  feed: (input: T) => Promise<void>,
): FuzzTarget => ({
  name,
  async run({ inputs, seed, hang_ms, report }) {
    const faults = { crash: 0, hang: 0, server_error: 0 };
    let slowest = 0;
    let found = 0;
    let done = 0;
    const property = fc.asyncProperty(arbitrary, async (input) => {
      const ms = await timeOf(() => feed(input), hang_ms);
      slowest = Math.max(slowest, ms);
    });
    while (done < inputs && found < MAX_FAULTS) {
      const result = await fc.check(property, {
        seed: seed + found,
        numRuns: inputs - done,
      });
      done += result.numRuns;
      if (!result.failed) continue;
      found++;
      const error = result.errorInstance;
      faults[error instanceof FuzzFault ? error.kind : "crash"]++;
      report(`${name}: ${String(error)}\n${fc.defaultReportMessage(result)}`);
    }
    return { inputs: done, faults, slowest_ms: Math.round(slowest) };
  },
});
