import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesOf } from "./cues.ts";

/** In a note, "denies a, b and c" reaches across commas. In talk, a comma ends a negation. */
export type Register = "talk" | "note";

/** The most tokens before the verb that denies them: "sangue não vi". */
const LONGEST_FRONTED = 3;

/** For each token, whether it is negated. */
export const negatedTokens = memoize((read: ReadText, { language, register }: Reading) => {
  const negated = read.tokens.map(() => false);
  const cues = cuesOf(read, language);
  const stops = new Set<number>();
  const pseudo: { from: number; to: number }[] = [];
  for (const { concept, from, to } of cues) {
    if (concept.id === "termination" || concept.id === "affirms") stops.add(from);
    if (concept.id === "normal") stops.add(listItemStart(read, from));
    if (concept.id === "pseudoNegation") pseudo.push({ from, to });
  }
  const having = new Set(
    cues.filter(({ concept }) => concept.id === "has").map(({ from }) => from),
  );
  const post = new Set(
    cues.filter((cue) => cue.concept.id === "postnegation").map((cue) => cue.from),
  );
  for (const { concept, from, to } of cues) {
    if (concept.id === "absence") for (let at = from; at < to; at += 1) negated[at] = true;
    if (concept.id !== "negation" && concept.id !== "postnegation") continue;
    if (pseudo.some((span) => span.from <= from && to <= span.to)) continue;
    const start = clauseStart(read, from);
    const backward = start < from && (post.has(from) || isEnd(read, to));
    const fronted =
      register === "talk" && from - start <= LONGEST_FRONTED && having.has(to) && start < from;
    if (backward || fronted || repeatsVerb(read, start, from, to))
      markNegated(negated, start, from);
    else if (start === from && from > 1 && isEnd(read, to) && register === "talk")
      markNegated(negated, clauseStart(read, from - 1), from - 1);
    if (!backward) markNegated(negated, to, scopeEnd(read, to, stops, register));
  }
  return negated as readonly boolean[];
});

interface Reading {
  language: Language;
  register: Register;
}
const readings = new Map<string, Reading>();

/**
 * The second argument of `negatedTokens`: one object per language and register, for memoization.
 */
export function readingOf(language: Language, register: Register): Reading {
  const key = `${language} ${register}`;
  let reading = readings.get(key);
  if (!reading) readings.set(key, (reading = { language, register }));
  return reading;
}

const isMark = (read: ReadText, at: number): boolean =>
  read.tokens[at]?.kind === "mark" && read.tokens[at]!.t !== "-" && read.tokens[at]!.t !== "/";
const isEnd = (read: ReadText, at: number): boolean => at >= read.tokens.length || isMark(read, at);

function clauseStart(read: ReadText, at: number): number {
  let start = at;
  while (start > 0 && !isMark(read, start - 1)) start -= 1;
  return start;
}

/** "No papilledema, visual fields full": a normal finding is a separate list item. */
function listItemStart(read: ReadText, at: number): number {
  const start = clauseStart(read, at);
  return start > 0 && read.tokens[start - 1]!.t === "," ? start : -1;
}

function scopeEnd(read: ReadText, from: number, stops: Set<number>, register: Register): number {
  let at = from;
  while (at < read.tokens.length) {
    if (stops.has(at) && at > from) return at;
    if (isMark(read, at) && (register === "talk" || ".;:!?(".includes(read.tokens[at]!.t)))
      return at;
    at += 1;
  }
  return at;
}

function markNegated(negated: boolean[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) negated[at] = true;
}

/** The first letters by which two forms of a verb are recognised. */
const SAME_VERB = 4;

/** "Travar não trava": the verb is repeated after the negation. */
function repeatsVerb(read: ReadText, start: number, from: number, to: number): boolean {
  const verb = read.tokens[to]?.t.slice(0, SAME_VERB) ?? "";
  const before = read.tokens.slice(start, from);
  return verb.length === SAME_VERB && before.some((token) => token.t.startsWith(verb));
}
