import {
  type Compared,
  type Comparison,
  type Objection,
  scaleFeatures,
  wordsOf,
} from "./comparison.ts";
import { markFor, personAt } from "./locality.ts";
import { kinMarks, namesStranger } from "./persons.ts";
import { saidAt } from "./said.ts";
import type { Talk, Term } from "./types.ts";
import { COVERED } from "./witnesses.ts";

/** Compares the person of the claim with the persons that the talk names for its terms. */
export function comparePersons({ claim, talk, witnesses, core }: Compared): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  const kinOf = (index: number): ReadonlySet<string> => talk.utterances[index]!.kin;
  const named = [...core].flatMap((index) => [...kinOf(index)]);
  const marks = kinMarks(claim.read, talk.language);
  const note = marks.length > 0 ? "relative" : claim.cues.has("patient") ? "patient" : "nobody";
  const agrees = (kin: Iterable<string>): boolean => [...kin].some((id) => claim.kin.has(id));
  if (note === "relative") {
    const scope = [...witnesses.scope].flatMap((index) => [...kinOf(index)]);
    features.push(
      `relative core ${named.length === 0 ? "silent" : agrees(named) ? "same" : "other"}`,
      `relative scope ${scope.length === 0 ? "silent" : agrees(scope) ? "same" : "other"}`,
    );
  } else {
    features.push(`${note} core ${named.length === 0 ? "silent" : "relative"}`);
    const centre = witnesses.found[0]?.centre ?? 0;
    const before = talk.utterances[centre - 1];
    if (named.length === 0 && before && before.kin.size > 0)
      features.push(`${note} after relative`);
  }
  let own = 0;
  let others = 0;
  let strange = 0;
  for (const [at, term] of claim.terms.entries()) {
    if (term.weight < 0.8) continue;
    const wanted = markFor(claim.read, marks, term.from)?.id ?? "";
    const places = [...witnesses.hits[at]!].filter(([, hit]) => hit.cover >= COVERED);
    if (places.length === 0) continue;
    if (places.every(([index]) => namesStranger(talk, index))) strange += term.weight;
    const persons = places.map(([index, hit]) => personAt(talk, index, hit.term.from));
    const same = persons.filter((person) => person === wanted).length;
    const status = same === persons.length ? "own" : same > 0 ? "mixed" : "others";
    for (const person of new Set(persons))
      if (person !== wanted && isNoRelative(person))
        features.push(`${note} ${status} of ${person}`);
    if (status === "own") own += term.weight;
    if (status === "others") others += term.weight;
    features.push(
      `${note} ${status} ${term.concept ? "concept" : "word"}`,
      `${note} ${status} ${term.concept?.type ?? ""}`,
    );
    if (status === "others")
      objections.push({
        ...{ kind: "attribution", detail: wordsOf(claim, term), opposes: true },
        ...saidOfOther(talk, places),
        ...(term.concept ? {} : { isWeak: true }),
      });
  }
  features.push(
    ...scaleFeatures(`${note} own`, own, [0.5, 1, 2, 4]),
    ...scaleFeatures(`${note} others`, others, [0.5, 1, 1.5, 2, 3, 4]),
    ...scaleFeatures(`${note} strange`, strange, [0.8, 1.5, 2.5, 4]),
    ...scaleFeatures(`${note} others share`, others / (own + others || 1), [0.2, 0.4, 0.6, 0.9]),
  );
  return { features: [...new Set(features)], objections };
}

/** The words about another person, best where they name a relative. */
function saidOfOther(
  talk: Talk,
  places: readonly (readonly [number, { term: Term }])[],
): Partial<Objection> {
  const isNamed = ([index]: (typeof places)[number]): boolean =>
    kinMarks(talk.utterances[index]!.sentence, talk.language).length > 0;
  const named = places.find(isNamed);
  const [index, { term }] = named ?? places[0]!;
  const said = saidAt(talk, index, { at: term.from, withQuestion: true });
  return named ? said : { ...said, isWeak: true };
}

/** Persons who are rarely the subject of a note. */
const isNoRelative = (person: string): boolean =>
  person.startsWith("person ") || person === "companion";
