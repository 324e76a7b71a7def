import type { RadsDescriptor } from "./lexicon.ts";
import { quoteOf, type ReadLaudo } from "./read.ts";
import type { Section } from "./section.ts";
import { wordList } from "./word-lists.ts";

/** A category as the laudo writes it: "BI-RADS 4A" has the rank 4. */
export interface Category {
  system: string;
  rank: number;
  /** "a" of "4A", empty if there is none. */
  letter: string;
  written: string;
  start: number;
  end: number;
  /** Its sentence and line. */
  sentence: number;
  line: number;
}

/** A descriptor that the laudo asserts or denies. */
export interface Described {
  descriptor: RadsDescriptor;
  isDenied: boolean;
  sentence: number;
  line: number;
}

/** Sections whose categories and descriptors are of this examination. */
export const RADS_SECTIONS: ReadonlySet<Section> = new Set(["findings", "conclusion", "advice"]);

const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ["bi", "BI"],
  ["ti", "TI"],
  ["pi", "PI"],
  ["li", "LR"],
  ["lung", "LU"],
  ["o", "OR"],
  ["cad", "CAD"],
]);
const SHORT: ReadonlyMap<string, string> = new Map([
  ["tr", "TI"],
  ["lr", "LR"],
]);
const FILLERS = wordList("rads filler");
const MOST = 40;
/** A category is at most so many tokens after the system's name, or before it. */
const REACH = 9;

/** The categories of a laudo in findings and conclusion. */
export function findCategories(laudo: ReadLaudo): Category[] {
  const found: Category[] = [];
  for (let at = 0; at < laudo.tokens.length && found.length < MOST; at += 1) {
    const sentence = laudo.sentences[laudo.sentenceOf[at]!];
    if (!sentence || !RADS_SECTIONS.has(sentence.section)) continue;
    const named = nameAt(laudo, at) ?? shortNameAt(laudo, at);
    if (named === null) continue;
    const place = numberAfter(laudo, named.to) ?? numberBefore(laudo, at);
    if (place === null) continue;
    const [from, to] = [Math.min(at, place), Math.max(named.to, place + 1)];
    const letter = laudo.tokens[to];
    const isSub = letter?.start === laudo.tokens[to - 1]!.end && /^[abcmx]$/.test(letter?.t ?? "");
    const last = isSub ? to + 1 : to;
    found.push({
      system: named.system,
      rank: Number(laudo.tokens[place]!.t),
      letter: isSub ? letter!.t : "",
      written: quoteOf(laudo, from, last),
      start: laudo.tokens[from]!.start,
      end: laudo.tokens[last - 1]!.end,
      sentence: sentence.index,
      line: sentence.line,
    });
    at = last - 1;
  }
  return found;
}

interface SystemName {
  system: string;
  to: number;
}

/** "BI-RADS", "BI RADS", "BIRADS" at a token. */
function nameAt({ tokens }: ReadLaudo, at: number): SystemName | null {
  const { t } = tokens[at]!;
  if (t.endsWith("rads") && t.length > 4) {
    const system = SYSTEMS.get(t.slice(0, -4));
    return system === undefined ? null : { system, to: at + 1 };
  }
  const system = SYSTEMS.get(t);
  if (system === undefined) return null;
  const rads = tokens[at + 1]?.kind === "mark" ? at + 2 : at + 1;
  return tokens[rads]?.t === "rads" ? { system, to: rads + 1 } : null;
}

/** "TR4" and "LR-5". */
function shortNameAt({ text, tokens }: ReadLaudo, at: number): SystemName | null {
  const { t, start, end } = tokens[at]!;
  const system = SHORT.get(t);
  const next = tokens[at + 1];
  if (system === undefined || text.slice(start, end) !== t.toUpperCase()) return null;
  return next?.start === end && (next.kind === "number" || next.t === "-")
    ? { system, to: at + 1 }
    : null;
}

const isRank = ({ tokens }: ReadLaudo, at: number): boolean =>
  /^[0-6]$/.test(tokens[at]?.t ?? "") &&
  !["ª", "º", "th", "%", "/", "mm", "cm"].includes(tokens[at + 1]?.t ?? "");

/** The first category after the name, with only marks and words such as "categoria" between. */
function numberAfter(laudo: ReadLaudo, from: number): number | null {
  for (let at = from; at < Math.min(laudo.tokens.length, from + REACH); at += 1) {
    const { t, kind } = laudo.tokens[at]!;
    if (kind === "number" && isRank(laudo, at)) return at;
    const isFiller = kind === "number" ? /[.]|\d{4}/.test(t) : kind === "mark" || FILLERS.has(t);
    if (!isFiller || t === "." || t === ";") return null;
  }
  return null;
}

/** "Categoria 2 do BI-RADS". */
function numberBefore(laudo: ReadLaudo, to: number): number | null {
  for (let at = to - 1; at >= Math.max(1, to - 5); at -= 1) {
    const before = laudo.tokens[at - 1]!.t;
    if (isRank(laudo, at) && (before.startsWith("categor") || before === "score")) return at;
  }
  return null;
}
