import { linkedTo } from "./exchanges.ts";
import { similarStems } from "./talk.ts";
import { translationsOf } from "../models/translations.ts";
import { paraphrasesOf } from "./paraphrases.ts";
import { keyOf } from "./terms.ts";
import type { Occurrence, Talk, Term } from "./types.ts";

/**
 * An utterance's match for a term of the note. `cover`, 0 to 1: how surely it is the same thing.
 */
interface Hit {
  cover: number;
  term: Term;
}

/** The best hit of each utterance, by its index. */
export type Hits = ReadonlyMap<number, Hit>;

/** The cover of a concept named by its words instead of a listed phrase. */
const BY_WORDS = 0.95;

/** The cover of a thing named by a paraphrase. */
const BY_MEANING = 0.85;
/** The cover from which a piece of a paraphrase counts as said. */
const SAID = 0.6;

/**
 * Finds a term of a note in the talk: by concept, words, similar spelling, learned translation and
 * the lexicon's paraphrases.
 */
export function hitsOf(term: Term, talk: Talk): Hits {
  const ways = paraphrasesOf(talk.language).get(keyOf(term)) ?? [];
  const plain = plainHitsOf(term, talk);
  if (ways.length === 0) return plain;
  const hits = new Map(plain);
  for (const way of ways)
    for (const [utterance, hit] of saidTogether(way, talk))
      if ((hits.get(utterance)?.cover ?? 0) < hit.cover) hits.set(utterance, hit);
  return hits;
}

/** The utterances that say all pieces of a paraphrase, together with their answers. */
function saidTogether(way: readonly Term[], talk: Talk): Hits {
  const pieces = way.map((piece) => pieceHitsOf(piece, talk));
  const [first, ...others] = pieces.toSorted((a, b) => a.size - b.size);
  const hits = new Map<number, Hit>();
  for (const [index, hit] of first ?? []) {
    const near = [index, ...linkedTo(index, talk)];
    const said = others.every((other) => near.some((one) => (other.get(one)?.cover ?? 0) >= SAID));
    if (hit.cover >= SAID && said) hits.set(index, { cover: BY_MEANING, term: hit.term });
  }
  return hits;
}

const pieces = new WeakMap<Talk, Map<string, Hits>>();

/** Caches the hits of a piece for each talk: paraphrases share pieces. */
function pieceHitsOf(piece: Term, talk: Talk): Hits {
  const known = pieces.get(talk) ?? new Map<string, Hits>();
  pieces.set(talk, known);
  const key = `${keyOf(piece)} ${piece.stems.join(" ")}`;
  let hits = known.get(key);
  if (!hits) known.set(key, (hits = plainHitsOf(piece, talk)));
  return hits;
}

function plainHitsOf(term: Term, talk: Talk): Hits {
  const hits = new Map<number, Hit>();
  const isDrug = term.concept?.type === "drug";
  const put = (found: readonly Occurrence[] | undefined, cover: number): void => {
    for (const { utterance, term: other } of found ?? []) {
      // A similar name of another medicine never counts.
      if (isDrug && other.concept?.type === "drug" && other.concept.id !== term.concept!.id)
        continue;
      const known = hits.get(utterance);
      if (!known || known.cover < cover) hits.set(utterance, { cover, term: other });
    }
  };
  if (term.concept) put(talk.byConcept.get(term.concept.id), 1);
  const { means } = translationsOf(talk.language);
  for (const key of new Set([keyOf(term), ...(term.stems.length === 1 ? term.stems : [])]))
    for (const [other, cover] of means.get(key) ?? [])
      put(
        other.startsWith("c:") ? talk.byConcept.get(other.slice(2)) : talk.byStem.get(other),
        cover,
      );
  if (term.stems.length === 1) putWord(term.stems[0]!, talk, put);
  else if (term.stems.length > 1) putWords(term, talk, hits);
  return hits;
}

function putWord(
  stem: string,
  talk: Talk,
  put: (found: readonly Occurrence[] | undefined, cover: number) => void,
): void {
  put(talk.byStem.get(stem), 1);
  for (const [other, likeness] of similarStems(talk, stem)) put(talk.byStem.get(other), likeness);
}

/** A term of several words: its cover is the share of its words that an utterance says. */
function putWords(term: Term, talk: Talk, hits: Map<number, Hit>): void {
  const sums = new Map<number, { sum: number; term: Term }>();
  for (const stem of term.stems) {
    const single = plainHitsOf({ ...term, concept: undefined, stems: [stem] }, talk);
    for (const [utterance, hit] of single) {
      const known = sums.get(utterance);
      sums.set(utterance, { sum: (known?.sum ?? 0) + hit.cover, term: known?.term ?? hit.term });
    }
  }
  for (const [utterance, { sum, term: other }] of sums) {
    const cover = (BY_WORDS * sum) / term.stems.length;
    const known = hits.get(utterance);
    if (!known || known.cover < cover) hits.set(utterance, { cover, term: other });
  }
}
