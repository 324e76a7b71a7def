import {
  type Compared,
  type Comparison,
  type Objection,
  scaleFeatures,
  wordsOf,
} from "./comparison.ts";
import { cuesOf, sidesOf } from "./cues.ts";
import { markFor, sideAt, sideMarks } from "./locality.ts";
import type { Mark } from "./persons.ts";
import { saidAt } from "./said.ts";
import type { Talk } from "./types.ts";
import { COVERED } from "./witnesses.ts";

/** Compares the claim's side of the body with the sides that the talk names. */
export function compareSides(compared: Compared): Comparison {
  const { claim, talk, witnesses, core } = compared;
  const marks = sideMarks(claim.read, talk.language);
  if (marks.length === 0) return { features: [], objections: [] };
  const gather = (scope: Iterable<number>): Set<string> =>
    new Set(
      [...scope].flatMap((index) => [...sidesOf(talk.utterances[index]!.sentence, talk.language)]),
    );
  const relation = (scope: Iterable<number>): string => {
    const said = gather(scope);
    const same = [...claim.sides].filter((side) => said.has(side)).length;
    if (said.size === 0) return "silent";
    if (same === claim.sides.size) return said.size > same ? "among" : "same";
    return same === 0 ? "opposite" : "part";
  };
  const { same, opposite } = countSides(compared, marks);
  const balance =
    same + opposite === 0 ? "none" : String(Math.round((4 * same) / (same + opposite)));
  const local = same > 0 ? (opposite > 0 ? "among" : "same") : opposite > 0 ? "opposite" : "silent";
  const note = marks.some((mark) => mark.id === "both") ? "both" : marks.length > 1 ? "two" : "one";
  const inCore = relation(core);
  const objections: Objection[] = [];
  const detail = wordsOfSides(compared);
  if (local !== "same" && (local === "opposite" || inCore === "opposite"))
    objections.push({
      ...{ kind: "laterality", detail, opposes: true },
      ...(saidOpposite(compared, marks) ?? saidSide(talk, core)),
    });
  else if (local === "silent" && inCore === "silent")
    objections.push({ kind: "laterality", detail, opposes: false });
  return {
    features: [
      `side ${note} core ${inCore}`,
      `side ${note} scope ${relation(witnesses.scope)}`,
      `side ${note} talk ${relation(talk.utterances.keys())}`,
      `side ${note} local ${local}`,
      `side local ${local} core ${inCore}`,
      `side balance ${balance}`,
      `side of part ${sideOfPart(compared, marks)}`,
      ...scaleFeatures("side for", same, [0.5, 1, 2, 4]),
      ...scaleFeatures("side against", opposite, [0.5, 1, 2, 4]),
    ],
    objections,
  };
}

/** The claim's words for sides: "direito, esquerdo". */
function wordsOfSides({ claim, talk: { language } }: Compared): string {
  const marks = cuesOf(claim.read, language).filter(({ concept }) => SIDES.has(concept.id));
  return [...new Set(marks.map((mark) => wordsOf(claim, mark)))].join(", ");
}

const SIDES = new Set(["left", "right", "both"]);

/** The first words that name a side; `near`: a token of the first utterance. */
function saidSide(
  talk: Talk,
  utterances: Iterable<number>,
  near = 0,
): { said?: string } | undefined {
  for (const index of utterances) {
    const { sentence } = talk.utterances[index]!;
    const mark = markFor(sentence, sideMarks(sentence, talk.language), near);
    if (mark) return saidAt(talk, index, { at: mark.from, withQuestion: true });
  }
  return undefined;
}

/** The words that give the other side to one of the claim's terms, nearest to the witnesses. */
function saidOpposite(
  { claim, talk, witnesses }: Compared,
  marks: readonly Mark[],
): { said?: string } | undefined {
  const places = claim.terms.flatMap((term, at) => {
    const wanted = markFor(claim.read, marks, term.from)?.id;
    if (term.weight < 0.5 || wanted === undefined || wanted === "both") return [];
    return [...witnesses.hits[at]!].flatMap(([index, hit]) => {
      const said = hit.cover < COVERED ? undefined : sideAt(talk, index, hit.term.from);
      const isOther = said !== undefined && said.side !== wanted && said.side !== "both";
      return isOther ? [{ index, at: hit.term.from, back: said.back }] : [];
    });
  });
  const nearness = ({ index, back }: { index: number; back: number }): number =>
    (witnesses.scope.has(index) ? 0 : 10) + back;
  const [best] = places.toSorted((a, b) => nearness(a) - nearness(b));
  if (!best) return undefined;
  const named = best.index - best.back;
  return saidSide(talk, [named, ...(talk.exchanges.answers.get(named) ?? [])], best.at);
}

/** Compares sides within the utterances that name the claim's parts of the body. */
function sideOfPart({ claim, talk, witnesses }: Compared, marks: readonly Mark[]): string {
  const said = { same: 0, opposite: 0 };
  for (const [at, term] of claim.terms.entries()) {
    const wanted = markFor(claim.read, marks, term.from)?.id;
    if (term.concept?.type !== "body" || wanted === undefined) continue;
    for (const [index, hit] of witnesses.hits[at]!) {
      const { sentence } = talk.utterances[index]!;
      const mark = markFor(sentence, sideMarks(sentence, talk.language), hit.term.from);
      if (hit.cover < COVERED || mark === undefined) continue;
      if (mark.id === wanted) said.same += 1;
      else if (mark.id !== "both" && wanted !== "both") said.opposite += 1;
    }
  }
  if (said.same === 0) return said.opposite === 0 ? "silent" : "only opposite";
  return said.opposite === 0 ? "only same" : said.opposite > said.same ? "less" : "among";
}

/**
 * Sums the weights of the utterances in which the claim's terms have the same and the other side.
 */
function countSides(
  { claim, talk, witnesses }: Compared,
  marks: readonly Mark[],
): { same: number; opposite: number } {
  let same = 0;
  let opposite = 0;
  for (const [at, term] of claim.terms.entries()) {
    const wanted = markFor(claim.read, marks, term.from)?.id;
    if (term.weight < 0.5 || wanted === undefined) continue;
    for (const [index, hit] of witnesses.hits[at]!) {
      if (hit.cover < COVERED) continue;
      const said = sideAt(talk, index, hit.term.from);
      if (!said) continue;
      const weight =
        (Math.min(2, term.weight) * (witnesses.scope.has(index) ? 1 : 0.3)) / (1 + said.back);
      if (said.side === wanted) same += weight;
      else if (said.side !== "both" && wanted !== "both") opposite += weight;
    }
  }
  return { same, opposite };
}
