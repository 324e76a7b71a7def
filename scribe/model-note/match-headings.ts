import type { Language } from "@relato/shared/domain/language.ts";
import { fold } from "../language/text.ts";
import { type HeadingReading, readHeadings } from "../template/heading-reading.ts";
import { parseTemplate } from "../template/parse.ts";

/** Headings that ask for the same kinds of things at least so much are the same. */
const ALIKE = 0.6;
/** A word of at least so many letters says what a heading is about. */
const TELLING = 4;

/**
 * Finds for each of a model's headings the template's heading that it stands for: the same words,
 * else the same meaning. Returns indices into `headings`; -1 where the template has none.
 */
export function matchHeadings(
  names: readonly string[],
  headings: readonly HeadingReading[],
  language: Language,
): number[] {
  const same = names.map((name) =>
    headings.findIndex(({ read }) => normalName(read.text) === normalName(name)),
  );
  return names.map((name, at) => {
    if (same[at]! >= 0) return same[at]!;
    const [read] = readHeadings(parseTemplate(`## ${oneLine(name)}`, ""), language);
    if (!read) return -1;
    const scores = headings.map((heading) => likeness(read, heading));
    const best = Math.max(...scores);
    return best >= ALIKE ? scores.indexOf(best) : -1;
  });
}

const oneLine = (name: string): string => name.replace(/[\n#_[\]]+/g, " ").slice(0, 200);

const normalName = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** How much two headings ask for the same: 0 to 1 by kinds, and more for words they share. */
function likeness(a: HeadingReading, b: HeadingReading): number {
  let product = 0;
  for (const [kind, likely] of a.kinds) product += likely * (b.kinds.get(kind) ?? 0);
  const length = (one: HeadingReading): number => Math.hypot(...one.kinds.values());
  const cosine = product / Math.max(1e-9, length(a) * length(b));
  const words = new Set(a.read.stems.filter((stem) => stem.length >= TELLING));
  const shared = b.read.stems.some((stem) => words.has(stem));
  return Math.min(1, cosine + (shared ? SHARED_WORD : 0));
}

const SHARED_WORD = 0.2;
