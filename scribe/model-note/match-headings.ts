import type { Language } from "@relato/shared/domain/language.ts";
import { fold } from "../language/text.ts";
import { type HeadingReading, readHeadings } from "../template/heading-reading.ts";
import { parseTemplate } from "../template/parse.ts";

/** The likeness from which two headings are the same. */
const ALIKE = 0.6;
/** The least letters of a word that says what a heading is about. */
const TELLING = 4;

/**
 * Matches each of a model's headings to the template's: by its words, then by its meaning. Returns
 * indices into `headings`; -1 if the template has no such heading.
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

/** The cosine of the kinds of two headings, higher if they share a word; 0 to 1. */
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
