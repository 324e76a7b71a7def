import { polarityAt } from "./compare-polarity.ts";
import type { Compared, Comparison, Objection } from "./comparison.ts";
import { cueNames } from "./cues.ts";
import { linkedTo } from "./exchanges.ts";

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
