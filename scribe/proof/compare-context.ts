import { cueNames, sidesOf } from "./cues.ts";
import { type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import { COVERED } from "./witnesses.ts";

/** Whether the claim's side is the one that the talk names for these things. */
export function compareSides({ claim, talk, witnesses, core }: Compared): Comparison {
  if (claim.sides.size === 0) return { features: [], objections: [] };
  const gather = (scope: Iterable<number>): Set<string> =>
    new Set([...scope].flatMap((index) => [...sidesOf(talk.utterances[index]!.sentence, talk.language)]));
  const note = claim.sides.size === 2 ? "both" : "one";
  const relation = (scope: Iterable<number>): string => {
    const said = gather(scope);
    const same = [...claim.sides].filter((side) => said.has(side)).length;
    if (said.size === 0) return "silent";
    if (same === claim.sides.size) return said.size > same ? "among" : "same";
    return same === 0 ? "opposite" : "part";
  };
  const inCore = relation(core);
  const inScope = relation(witnesses.scope);
  const inTalk = relation(talk.utterances.keys());
  const objections: Objection[] = [];
  if (inCore === "opposite" || inScope === "opposite" || inScope === "part")
    objections.push({ kind: "laterality", detail: [...claim.sides].join(", "), opposes: true });
  else if (inScope === "silent")
    objections.push({ kind: "laterality", detail: [...claim.sides].join(", "), opposes: false });
  return {
    features: [`side ${note} core ${inCore}`, `side ${note} scope ${inScope}`, `side core ${inCore} scope ${inScope}`, `side talk ${inTalk}`],
    objections,
  };
}

/** Whether the claim's person is the one of whom the talk tells it. */
export function comparePersons({ claim, talk, witnesses, core }: Compared): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  const kinOf = (index: number): ReadonlySet<string> => talk.utterances[index]!.kin;
  const named = [...core].flatMap((index) => [...kinOf(index)]);
  const wanted = claim.kin;
  const note = wanted.size > 0 ? "relative" : "patient";
  const agrees = (kin: Iterable<string>): boolean => [...kin].some((id) => wanted.has(id));
  if (note === "relative") {
    features.push(`relative core ${named.length === 0 ? "silent" : agrees(named) ? "same" : "other"}`);
    const scope = [...witnesses.scope].flatMap((index) => [...kinOf(index)]);
    features.push(`relative scope ${scope.length === 0 ? "silent" : agrees(scope) ? "same" : "other"}`);
  } else features.push(`patient core ${named.length === 0 ? "silent" : "relative"}`);
  for (const [at, term] of claim.terms.entries()) {
    if (term.weight < 0.8) continue;
    const places = [...witnesses.hits[at]!].filter(([, hit]) => hit.cover >= COVERED).map(([index]) => index);
    if (places.length === 0) continue;
    const own = places.filter((index) => (note === "patient" ? kinOf(index).size === 0 : agrees(kinOf(index))));
    const status = own.length === places.length ? "own" : own.length > 0 ? "mixed" : "others";
    const sort = term.concept ? "concept" : "word";
    features.push(`${note} ${status} ${sort}`, `${note} ${status} ${term.concept?.type ?? ""}`);
    if (status === "others")
      objections.push({ kind: "attribution", detail: wordsOf(claim, term), opposes: true });
  }
  return { features: [...new Set(features)], objections };
}

const TIMES = ["ongoing", "history", "past", "stopped", "plan", "future", "hypothetical", "modifies", "normal", "uncertain", "diagnosis", "examFinding", "resultStart", "order", "prescription"];
const ENDED = ["stopped", "past", "history"];

/** Whether the claim's time (now, before, stopped, planned) goes with the words of its witnesses. */
export function compareTimes({ claim, talk, witnesses, core }: Compared): Comparison {
  const said = new Set([...core].flatMap((index) => [...cueNames(talk.utterances[index]!.sentence, talk.language)]));
  const scope = new Set([...witnesses.scope].flatMap((index) => [...cueNames(talk.utterances[index]!.sentence, talk.language)]));
  const note = TIMES.filter((time) => claim.cues.has(time));
  const features: string[] = [];
  const types = new Set(claim.terms.map((term) => term.concept?.type ?? "word"));
  const sort = types.has("drug") ? "drug" : types.has("habit") ? "habit" : types.has("disease") ? "disease" : "thing";
  for (const time of note.length > 0 ? note : ["untimed"]) {
    features.push(`time ${time}`);
    for (const other of TIMES) {
      if (said.has(other)) features.push(`time ${time} core ${other}`, `time ${sort} ${time} core ${other}`);
      else if (scope.has(other)) features.push(`time ${time} scope ${other}`);
      else features.push(`time ${time} without ${other}`);
    }
  }
  const ends = ENDED.filter((time) => said.has(time));
  const objections: Objection[] = [];
  if (claim.cues.has("ongoing") && said.has("stopped"))
    objections.push({ kind: "temporality", detail: "ongoing / stopped", opposes: true });
  if (ENDED.some((time) => claim.cues.has(time)) !== ends.length > 0)
    objections.push({ kind: "temporality", detail: note.join(", ") || ends.join(", "), opposes: false });
  const centre = witnesses.found[0]?.centre;
  const speaker = centre === undefined ? "none" : talk.utterances[centre]!.sentence.speaker;
  features.push(`speaker ${speaker}`, `speaker ${speaker} ${sort}`);
  return { features, objections };
}
