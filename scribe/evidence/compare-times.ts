import { polarityAt } from "./polarity.ts";
import { type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import { cueNames, cuesOf } from "./cues.ts";
import { linkedTo } from "./exchanges.ts";
import { saidAt } from "./said.ts";
import { COVERED } from "./witnesses.ts";

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
  const objections = objectionsOf({ claim, talk, witnesses, core }, said);
  const centre = witnesses.found[0]?.centre;
  const speaker = centre === undefined ? "none" : talk.utterances[centre]!.sentence.speaker;
  features.push(`speaker ${speaker}`, `speaker ${speaker} ${sort}`);
  return { features, objections };
}

/** `said`: the cues of the claim's first witness. */
function objectionsOf(compared: Compared, said: ReadonlySet<string>): Objection[] {
  const { claim, core } = compared;
  const ends = ENDED.filter((time) => said.has(time));
  const claimEnds = ENDED.filter((time) => claim.cues.has(time));
  const isOver = claim.cues.has("ongoing") && said.has("stopped");
  if (!isOver && claimEnds.length > 0 === ends.length > 0) return [];
  const at = placeOfTime(compared, isOver ? ["stopped"] : ends);
  // The ended thing is another one.
  if (!isOver && at === undefined) return [];
  const index = at ?? [...core][0]!;
  const detail = wordsOfTimes(compared, ends.length > 0 ? ["ongoing"] : claimEnds, index);
  const quoted = saidAt(compared.talk, index, { withQuestion: true });
  return [{ kind: "temporality", detail, opposes: isOver, isWeak: !isOver, ...quoted }];
}

/** The first utterance of the core that names a term of the claim, if any with these times. */
const placeOfTime = (
  { talk, witnesses, core }: Compared,
  times: readonly string[],
): number | undefined =>
  [...core].find((index) => {
    const cues = cueNames(talk.utterances[index]!.sentence, talk.language);
    const isNamed = witnesses.hits.some((hits) => (hits.get(index)?.cover ?? 0) >= COVERED);
    return isNamed && (times.length === 0 || times.some((time) => cues.has(time)));
  });

/** The claim's first words for these times, else for its heaviest term that an utterance names. */
function wordsOfTimes(
  { claim, talk: { language }, witnesses }: Compared,
  times: readonly string[],
  index: number,
): string {
  const cues = cuesOf(claim.read, language)
    .filter(({ concept }) => times.includes(concept.id))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const [first] = cues;
  if (first) {
    // "Segue" + "em uso" + "uso contínuo" are one expression.
    const to = cues.reduce((end, cue) => (cue.from <= end ? Math.max(end, cue.to) : end), first.to);
    return wordsOf(claim, { from: first.from, to });
  }
  const named = claim.terms.filter((_, at) => witnesses.hits[at]!.has(index));
  const [heaviest] = (named.length > 0 ? named : [...claim.terms]).toSorted(
    (a, b) => b.weight - a.weight,
  );
  return heaviest ? wordsOf(claim, heaviest) : claim.read.text;
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
