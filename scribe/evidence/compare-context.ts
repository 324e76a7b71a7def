import { cueNames, sidesOf } from "./cues.ts";
import {
  scaleFeatures,
  type Compared,
  type Comparison,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import { markFor, personAt, sideAt, sideMarks } from "./locality.ts";
import { kinMarks, type Mark, namesStranger } from "./persons.ts";
import { polarityAt } from "./compare-polarity.ts";
import { COVERED } from "./witnesses.ts";
import { linkedTo } from "./exchanges.ts";

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
  const detail = [...claim.sides].join(", ");
  if (local !== "same" && (local === "opposite" || inCore === "opposite"))
    objections.push({ kind: "laterality", detail, opposes: true });
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
      objections.push({ kind: "attribution", detail: wordsOf(claim, term), opposes: true });
  }
  features.push(
    ...scaleFeatures(`${note} own`, own, [0.5, 1, 2, 4]),
    ...scaleFeatures(`${note} others`, others, [0.5, 1, 1.5, 2, 3, 4]),
    ...scaleFeatures(`${note} strange`, strange, [0.8, 1.5, 2.5, 4]),
    ...scaleFeatures(`${note} others share`, others / (own + others || 1), [0.2, 0.4, 0.6, 0.9]),
  );
  return { features: [...new Set(features)], objections };
}

/** Persons who are rarely the subject of a note. */
const isNoRelative = (person: string): boolean =>
  person.startsWith("person ") || person === "companion";

const TIMES = [
  "ongoing",
  "history",
  "past",
  "stopped",
  "plan",
  "future",
  "hypothetical",
  "modifies",
  "normal",
  "uncertain",
  "diagnosis",
  "examFinding",
  "resultStart",
  "order",
  "prescription",
];
const ENDED = ["stopped", "past", "history"];

/**
 * Compares the time of the claim (now, before, stopped, planned) with the words of its witnesses.
 */
export function compareTimes({ claim, talk, witnesses, core }: Compared): Comparison {
  const said = new Set(
    [...core].flatMap((index) => [...cueNames(talk.utterances[index]!.sentence, talk.language)]),
  );
  const scope = new Set(
    [...witnesses.scope].flatMap((index) => [
      ...cueNames(talk.utterances[index]!.sentence, talk.language),
    ]),
  );
  const note = TIMES.filter((time) => claim.cues.has(time));
  const features: string[] = [];
  const types = new Set(claim.terms.map((term) => term.concept?.type ?? "word"));
  const sort = ["drug", "habit", "disease"].find((type) => types.has(type)) ?? "thing";
  for (const time of note.length > 0 ? note : ["untimed"]) {
    features.push(`time ${time}`);
    for (const other of TIMES) {
      if (said.has(other))
        features.push(`time ${time} core ${other}`, `time ${sort} ${time} core ${other}`);
      else if (scope.has(other)) features.push(`time ${time} scope ${other}`);
      else features.push(`time ${time} without ${other}`);
    }
  }
  features.push(...timesOfThings({ claim, talk, witnesses, core }, note));
  const ends = ENDED.filter((time) => said.has(time));
  const objections: Objection[] = [];
  if (claim.cues.has("ongoing") && said.has("stopped"))
    objections.push({ kind: "temporality", detail: "ongoing / stopped", opposes: true });
  if (ENDED.some((time) => claim.cues.has(time)) !== ends.length > 0)
    objections.push({
      kind: "temporality",
      detail: note.join(", ") || ends.join(", "),
      opposes: false,
    });
  const centre = witnesses.found[0]?.centre;
  const speaker = centre === undefined ? "none" : talk.utterances[centre]!.sentence.speaker;
  features.push(`speaker ${speaker}`, `speaker ${speaker} ${sort}`);
  return { features, objections };
}

/** Types of things that begin and end. */
const TIMED = new Set(["drug", "habit", "disease", "symptom", "procedure", "exam", "vaccine"]);

/** Features of each term: what the talk says about its time, and who says it. */
function timesOfThings({ claim, talk, witnesses }: Compared, note: readonly string[]): string[] {
  const features = new Set<string>();
  for (const [at, term] of claim.terms.entries()) {
    const type = term.concept?.type ?? "";
    if (!TIMED.has(type) || term.weight < 0.5) continue;
    const said = new Set<string>();
    for (const [index, hit] of witnesses.hits[at]!) {
      if (hit.cover < 0.8) continue;
      const { sentence } = talk.utterances[index]!;
      const polarity = polarityAt(talk, index, hit.term);
      said.add(`${sentence.speaker} ${polarity}`);
      for (const one of [index, ...linkedTo(index, talk)])
        for (const time of TIMES)
          if (cueNames(talk.utterances[one]!.sentence, talk.language).has(time)) said.add(time);
      if (
        cueNames(sentence, talk.language).has("plan") &&
        sentence.speaker === "medico" &&
        polarity === "yes"
      )
        said.add("ordered");
    }
    if (said.size === 0) continue;
    for (const time of note.length > 0 ? note : ["untimed"])
      for (const one of [
        ...TIMES,
        "ordered",
        "medico yes",
        "medico no",
        "medico asked",
        "paciente yes",
        "paciente no",
      ])
        features.add(`${type} ${time} ${said.has(one) ? "is" : "never"} ${one}`);
  }
  return [...features];
}
