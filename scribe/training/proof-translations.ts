import type { Language } from "@relato/shared/domain/language.ts";
import { claimsOf } from "../evidence/claim.ts";
import {
  loadTranslations,
  type TranslationData,
  replaceTranslations,
} from "../models/translations.ts";
import { readTalk } from "../evidence/talk.ts";
import { keyOf } from "../evidence/terms.ts";
import { coverIn, COVERED, findWitnesses } from "../evidence/witnesses.ts";
import type { ProofLine, ProofVisit } from "./proof-data.ts";
import type { Talk, Term } from "../evidence/types.ts";

/** A sound sentence with its turns: the keys that only one of the two has. */
interface Pair {
  language: Language;
  visit: string;
  note: string[];
  talk: string[];
}

const ROUNDS = 6;
/** Minimum visits, expected count, share and probability of a translation. */
const MIN_VISITS = 2;
const MIN_COUNT = 0.75;
const MIN_SHARE = 0.03;
const MIN_PROBABILITY = 0.2;
const MAX_PER_KEY = 12;

/** Fits translations and the shares of unsaid terms from the sound sentences of some visits. */
export function fitTranslations(visits: readonly ProofVisit[]): TranslationData {
  const halves = [0, 1].map((half) => visits.filter((_, at) => at % 2 === half));
  const counts = new Map<string, Map<string, { of: number; unsaid: number }>>();
  for (const [at, half] of halves.entries()) {
    replaceTranslations(loadTranslations(toData(fitMeanings(halves[1 - at]!), new Map())));
    countUnsaid(half, counts);
  }
  return toData(fitMeanings(visits), counts);
}

type Meanings = Map<string, Map<string, [string, number][]>>;

function fitMeanings(visits: readonly ProofVisit[]): Meanings {
  replaceTranslations(new Map());
  const pairs = visits.flatMap(pairsOf);
  const meanings: Meanings = new Map();
  for (const language of new Set(pairs.map((pair) => pair.language)))
    meanings.set(language, alignWords(pairs.filter((pair) => pair.language === language)));
  return meanings;
}

const keysOf = (term: Term): string[] =>
  term.concept ? [keyOf(term), ...(term.stems.length === 1 ? term.stems : [])] : term.stems;

function pairsOf(visit: ProofVisit): Pair[] {
  const talk = readTalk(visit.turns, visit.locale);
  return visit.lines
    .filter((line) => line.sound)
    .flatMap((line) =>
      claimsOf(line.text, visit.locale).map((claim) => {
        const scope = line.turns
          ? indicesOf(talk, line)
          : findWitnesses(claim, talk).found.flatMap((witness) => [...witness.scope]);
        const talkKeys = new Set(
          [...scope].flatMap((index) => talk.utterances[index]!.terms.flatMap(keysOf)),
        );
        const noteKeys = new Set(claim.terms.map(keyOf));
        return {
          language: visit.locale,
          visit: visit.id,
          note: [...noteKeys].filter((key) => !talkKeys.has(key)),
          talk: [...talkKeys].filter((key) => !noteKeys.has(key)),
        };
      }),
    );
}

const indicesOf = (talk: Talk, line: ProofLine): number[] =>
  talk.utterances
    .filter(({ sentence }) => line.turns!.includes(sentence.turn.i))
    .map(({ index }) => index);

/** IBM model 1: which word of the talk means which word of the note. */
function alignWords(pairs: readonly Pair[]): Map<string, [string, number][]> {
  let shares = new Map<string, number>();
  let counts = new Map<string, number>();
  const NOTHING = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    counts = new Map();
    const totals = new Map<string, number>();
    for (const { note, talk } of pairs) {
      const sources = [NOTHING, ...talk];
      for (const word of note) {
        const weights = sources.map(
          (source) => shares.get(`${source} > ${word}`) ?? (round === 0 ? 1 : 0),
        );
        const sum = weights.reduce((total, weight) => total + weight, 0);
        if (sum === 0) continue;
        for (const [at, source] of sources.entries()) {
          const part = weights[at]! / sum;
          if (part < 0.001) continue;
          counts.set(`${source} > ${word}`, (counts.get(`${source} > ${word}`) ?? 0) + part);
          totals.set(source, (totals.get(source) ?? 0) + part);
        }
      }
    }
    shares = new Map(
      [...counts].map(([key, count]) => [key, count / (totals.get(key.split(" > ")[0]!) ?? 1)]),
    );
  }
  return prune(pairs, counts);
}

function prune(
  pairs: readonly Pair[],
  counts: Map<string, number>,
): Map<string, [string, number][]> {
  const visits = new Map<string, Set<string>>();
  const talkCount = new Map<string, number>();
  for (const { visit, note, talk } of pairs) {
    for (const source of talk) talkCount.set(source, (talkCount.get(source) ?? 0) + 1);
    for (const word of note)
      for (const source of talk) {
        const key = `${source} > ${word}`;
        if ((counts.get(key) ?? 0) < MIN_COUNT) continue;
        visits.set(key, (visits.get(key) ?? new Set()).add(visit));
      }
  }
  const table = new Map<string, [string, number][]>();
  for (const [key, visitIds] of visits) {
    const [source = "", word = ""] = key.split(" > ");
    const count = counts.get(key)!;
    const share = count / talkCount.get(source)!;
    if (visitIds.size < MIN_VISITS || share < MIN_SHARE) continue;
    const probability = Math.min(
      0.95,
      (count / (count + 0.8)) * Math.min(1, Math.sqrt(share) * 1.6),
    );
    if (probability >= MIN_PROBABILITY)
      table.set(word, [...(table.get(word) ?? []), [source, probability]]);
  }
  for (const [word, row] of table)
    table.set(word, row.toSorted((a, b) => b[1] - a[1]).slice(0, MAX_PER_KEY));
  return table;
}

function countUnsaid(
  visits: readonly ProofVisit[],
  counts: Map<string, Map<string, { of: number; unsaid: number }>>,
): void {
  for (const visit of visits) {
    const talk = readTalk(visit.turns, visit.locale);
    const own = counts.get(visit.locale) ?? new Map<string, { of: number; unsaid: number }>();
    counts.set(visit.locale, own);
    for (const line of visit.lines.filter(({ sound }) => sound))
      for (const claim of claimsOf(line.text, visit.locale)) {
        const witnesses = findWitnesses(claim, talk);
        for (const [at, term] of claim.terms.entries()) {
          const unsaid = coverIn(witnesses.hits[at]!, witnesses.scope) < COVERED ? 1 : 0;
          for (const key of [keyOf(term), `* ${term.concept?.type ?? "word"}`]) {
            const count = own.get(key) ?? { of: 0, unsaid: 0 };
            own.set(key, { of: count.of + 1, unsaid: count.unsaid + unsaid });
          }
        }
      }
  }
}

/** The weight of the overall share in the share of a key, as a number of sentences. */
const PRIOR = 3;

function toData(
  meanings: Meanings,
  counts: Map<string, Map<string, { of: number; unsaid: number }>>,
): TranslationData {
  const data: TranslationData = {};
  for (const [language, table] of meanings) {
    const own = counts.get(language) ?? new Map<string, { of: number; unsaid: number }>();
    const word = own.get("* word");
    const prior = word ? word.unsaid / word.of : 0.3;
    const unsaid: Record<string, number> = {};
    for (const [key, count] of [...own].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (count.of >= 2)
        unsaid[key] = Math.round((100 * (count.unsaid + PRIOR * prior)) / (count.of + PRIOR));
    const means: TranslationData[string]["means"] = {};
    for (const [key, row] of [...table].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      means[key] = row.flatMap(([source, share]) => [source, Math.round(share * 100)]);
    data[language] = { means, unsaid };
  }
  return data;
}
