import { parseArgs } from "node:util";
import { readProse } from "./prose.ts";
import { readStyled, type Source } from "./sources.ts";

/*
 * `npm run sample -- [--seed N] [--count N]`: prints comments at random. Each must be understood
 * without opening its file. The same seed prints the same comments of the same tree.
 */
export interface Comment {
  path: string;
  line: number;
  text: string;
}

/** The mulberry32 generator: numbers from 0 to 1 that depend on the seed alone. */
const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Picks `count` different comments of the sources. */
export const sampleComments = (
  sources: readonly Source[],
  seed: number,
  count: number,
): Comment[] => {
  const random = createRandom(seed);
  return sources
    .flatMap((source) => readProse(source).map((prose) => ({ ...prose, path: source.path })))
    .filter(({ kind }) => kind === "comment")
    .map((comment) => ({ comment, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ comment: { path, line, text } }) => ({ path, line, text: text.trim() }));
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seed: { type: "string" }, count: { type: "string", default: "12" } },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
  console.log(`seed ${seed}`);
  for (const { path, line, text } of sampleComments(readStyled(), seed, Number(values.count)))
    console.log(`\n${path}:${line}\n  ${text.replaceAll("\n", "\n  ")}`);
}
