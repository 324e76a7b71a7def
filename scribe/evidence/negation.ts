import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesOf } from "./cues.ts";

/** In a note, "denies a, b and c" reaches across commas. In talk, a comma ends a negation. */
export type Register = "talk" | "note";

/** The most tokens before the verb that denies them: "sangue não vi". */
const LONGEST_FRONTED = 3;

/** The most tokens of a cue (lexicon/matcher.ts). */
const LONGEST_CUE = 16;

/** For each token, whether it is negated. */
export const negatedTokens = memoize((read: ReadText, { language, register }: Reading) => {
  const cues = cuesOf(read, language);
  const clauses = findClauses(read);
  const stops = new Set<number>();
  const pseudoEnds = new Map<number, number>();
  for (const { concept, from, to } of cues) {
    if (concept.id === "termination" || concept.id === "affirms") stops.add(from);
    if (concept.id === "normal") stops.add(listItemStart(read, clauses[from]!));
    if (concept.id === "pseudoNegation")
      pseudoEnds.set(from, Math.max(to, pseudoEnds.get(from) ?? 0));
  }
  const isPseudo = (from: number, to: number): boolean => {
    for (let at = from; at > from - LONGEST_CUE; at -= 1)
      if ((pseudoEnds.get(at) ?? -1) >= to) return true;
    return false;
  };
  const having = new Set(
    cues.filter(({ concept }) => concept.id === "has").map(({ from }) => from),
  );
  const post = new Set(
    cues.filter((cue) => cue.concept.id === "postnegation").map((cue) => cue.from),
  );
  const ends = findScopeEnds(read, stops, register);
  const verbs = findVerbs(read);
  const spans: [from: number, to: number][] = [];
  for (const { concept, from, to } of cues) {
    if (concept.id === "absence") spans.push([from, to]);
    if (concept.id !== "negation" && concept.id !== "postnegation") continue;
    if (isPseudo(from, to)) continue;
    const start = clauses[from]!;
    const backward = start < from && (post.has(from) || isEnd(read, to));
    const fronted =
      register === "talk" && from - start <= LONGEST_FRONTED && having.has(to) && start < from;
    if (backward || fronted || repeatsVerb(verbs, start, from, to)) spans.push([start, from]);
    else if (start === from && from > 1 && isEnd(read, to) && register === "talk")
      spans.push([clauses[from - 1]!, from - 1]);
    if (!backward) spans.push([to, ends[to]!]);
  }
  return coverTokens(spans, read.tokens.length);
});

/** For each token, whether one of the spans has it. */
function coverTokens(
  spans: readonly [from: number, to: number][],
  length: number,
): readonly boolean[] {
  const changes = Array<number>(length + 1).fill(0);
  for (const [from, to] of spans) {
    if (from >= to) continue;
    changes[from]! += 1;
    changes[to]! -= 1;
  }
  let open = 0;
  return changes.slice(0, length).map((change) => (open += change) > 0);
}

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

/** For each token and the end of the text, the first token of its clause. */
function findClauses(read: ReadText): number[] {
  const starts = [0];
  for (const at of read.tokens.keys()) starts.push(isMark(read, at) ? at + 1 : starts[at]!);
  return starts;
}

/**
 * "No papilledema, visual fields full": a normal finding is a separate list item. -1 if its clause,
 * which begins at `start`, is none.
 */
const listItemStart = (read: ReadText, start: number): number =>
  start > 0 && read.tokens[start - 1]!.t === "," ? start : -1;

/** For each token and the end of the text, where a negation from there on ends. */
function findScopeEnds(
  read: ReadText,
  stops: ReadonlySet<number>,
  register: Register,
): readonly number[] {
  const { tokens } = read;
  const ends = Array<number>(tokens.length + 1).fill(tokens.length);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const isBreak = isMark(read, at) && (register === "talk" || ".;:!?(".includes(tokens[at]!.t));
    ends[at] = isBreak ? at : stops.has(at + 1) ? at + 1 : ends[at + 1]!;
  }
  return ends;
}

/** The first letters by which two forms of a verb are recognised. */
const SAME_VERB = 4;

/** The first letters of each token, with the tokens that begin with them. */
interface Verbs {
  letters: readonly string[];
  places: ReadonlyMap<string, readonly number[]>;
}

function findVerbs({ tokens }: ReadText): Verbs {
  const letters = tokens.map(({ t }) => t.slice(0, SAME_VERB));
  const places = Map.groupBy(letters.keys(), (at) => letters[at]!);
  return { letters, places };
}

/** "Travar não trava": the verb is repeated after the negation. */
function repeatsVerb({ letters, places }: Verbs, start: number, from: number, to: number): boolean {
  const verb = letters[to] ?? "";
  if (verb.length !== SAME_VERB) return false;
  const all = places.get(verb)!;
  // The last of these tokens before `from`.
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low > 0 && all[low - 1]! >= start;
}
