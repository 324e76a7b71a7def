import { findingKindOf, possibleLevelOf } from "./lexicon.ts";
import type { Observation, Observed } from "./observations.ts";
import { clauseStart } from "./polarity.ts";
import { mayBeSamePlace, positionsBetween } from "./positions.ts";
import { cuesIn, type Sentence } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** A sentence of the findings that describes something abnormal. */
export interface Abnormal {
  sentence: Sentence;
  /** What it asserts, at least one. */
  findings: readonly Observation[];
  /** 3 critical, 2 belongs in the conclusion, less: minor or a description. */
  rank: number;
}

/** The most that is compared: a hostile text must not take quadratic time. */
const MOST = 60;
/** Findings that only name a part of the body: without more, the part is normal. */
const NEUTRAL = wordList("neutral");
/** "Small" and "discreto" say that a doctor may leave it out. */
const MINOR_REACH = 4;
/** A swelling of soft parts is no bleeding, although a conclusion may call it a haematoma. */
const SLIGHT: ReadonlySet<string> = new Set(["soft_swelling", "hyperemia", "heterogeneous"]);

/** The findings that a sentence asserts; descriptions only if there is nothing else. */
export function assertedIn(context: Observed, { index }: Sentence): readonly Observation[] {
  const all = (context.observationsBySentence.get(index) ?? []).filter(
    (one) =>
      !one.isDenied && !one.isHistory && !NEUTRAL.has(one.finding) && !isExcluded(context, one),
  );
  const named = all.filter(({ level }) => level > 0);
  return named.length > 0 ? named : all;
}

/** "Sem fluxo aumentado" is no absence of flow. */
const NO_MORE: ReadonlySet<string> = new Set(["aumentad", "increased", "anomal", "anormal"]);

/** "Não há linfonodos com calcificações", "normal cavity". */
function isExcluded({ laudo }: Observed, { sentence, from, to }: Observation): boolean {
  const start = clauseStart(laudo, from);
  const isBefore = (cue: { from: number; to: number }): boolean =>
    cue.from >= start && cue.to <= from;
  return (
    NO_MORE.has(laudo.stems[to] ?? "") ||
    cuesIn(laudo, "neg", sentence).some(isBefore) ||
    cuesIn(laudo, "normal", sentence).some((cue) => isBefore(cue) && from === cue.to)
  );
}

/** The abnormal sentences of the findings, most important first, each finding once. */
export function findAbnormal(context: Observed): Abnormal[] {
  const found: Abnormal[] = [];
  for (const sentence of context.laudo.sentences) {
    if (sentence.section !== "findings" || sentence.isHeading || found.length >= MOST) continue;
    const findings = assertedIn(context, sentence);
    if (findings.length === 0 || isOfPast(context, sentence, findings[0]!)) continue;
    const abnormal = { sentence, findings, rank: rankOf(context, sentence, findings) };
    const known = found.findIndex((other) => repeats(context, abnormal, other));
    if (known < 0) found.push(abnormal);
    // The longer description has the size.
    else if (!hasMeasure(context, found[known]!) && hasMeasure(context, abnormal))
      found[known] = abnormal;
  }
  return found.toSorted((a, b) => b.rank - a.rank);
}

const YEAR = /\b(?:19|20)\d\d\b/;
const COMPARED = /compar|rela[cç]|desde|since|from/i;
/** Says that an earlier finding is gone. */
const GONE =
  /(?:no longer|ya no|não mais|(?:é|foi|foram|são) mais|resolved|resolvido|resolvida)(?!\p{L})/iu;
/** "Que pode ocultar nódulos", "não confundir com nódulo" */
const UNSEEN = /(?:ocultar|obscure|obscures|obscuring|confundir|mistaken)(?!\p{L})/iu;

/** "Em 2015, a ACI tinha estenose", "não é mais identificado", or a label of one word. */
function isOfPast(
  { laudo }: Observed,
  { start, end, from, to }: Sentence,
  first: Observation,
): boolean {
  const before = laudo.text.slice(start, laudo.tokens[first.from]!.start);
  const isLabel = to - from <= 2 && laudo.tokens[to - 1]?.t === ":";
  const isDated = YEAR.test(before) && !COMPARED.test(before);
  return isDated || isLabel || UNSEEN.test(before) || GONE.test(laudo.text.slice(start, end));
}

function rankOf(context: Observed, sentence: Sentence, findings: readonly Observation[]): number {
  const { laudo } = context;
  const isMinor = ({ from, to }: Observation): boolean =>
    cuesIn(laudo, "minor", sentence).some(
      (cue) => cue.from >= from - MINOR_REACH && cue.from < to + MINOR_REACH,
    );
  const isKnown = ["stable", "benign", "normal_exam"].some(
    (id) => cuesIn(laudo, id, sentence).length > 0,
  );
  const ranks = findings.map((one) => {
    const rank = one.level === 0 ? rankOfDescription(one) : one.level;
    return rank - (rank < 3 && isMinor(one) ? 0.5 : 0) - (rank < 3 && isKnown ? 0.4 : 0);
  });
  return Math.max(...ranks);
}

/** "Imagem hiperecogênica": half a level below what it may be. */
const rankOfDescription = ({ finding }: Observation): number =>
  SLIGHT.has(finding) ? 0.5 : Math.max(0.5, possibleLevelOf(finding) - 0.5);

const hasMeasure = ({ measures }: Observed, { sentence }: Abnormal): boolean =>
  measures.some(({ from }) => from >= sentence.from && from < sentence.to);

/** Whether a sentence says again what another says: the same findings in the same place. */
function repeats(context: Observed, one: Abnormal, other: Abnormal): boolean {
  const key = ({ finding, organ, side }: Observation): string => `${finding} ${organ} ${side}`;
  const known = new Set(other.findings.map(key));
  if (!one.findings.every((finding) => known.has(key(finding)))) return false;
  if (hasMeasure(context, one) && hasMeasure(context, other)) return false;
  const placeOf = ({ sentence }: Abnormal) =>
    positionsBetween(context.laudo, sentence.from, sentence.to);
  return mayBeSamePlace(placeOf(one), placeOf(other));
}

/** What two sentences about the same thing have in common: each finding with its organ. */
export const conceptsOf = (findings: readonly Observation[]): string =>
  [...new Set(findings.map(({ finding, organ }) => `${finding}@${organ ?? ""}`))]
    .toSorted()
    .join(" ");

/** The side that all findings of a sentence share; null if there is none or more than one. */
export const commonSide = (findings: readonly Observation[]): Observation["side"] => {
  const sides = new Set(findings.map(({ side }) => side));
  return sides.size === 1 ? (findings[0]?.side ?? null) : null;
};

/** A diagnosis that is concluded from other words: "neoplasia" from "nódulo". */
export const isInterpretation = ({ finding }: Observation): boolean =>
  findingKindOf(finding).isInterpreted;
