import { cueNames } from "./cues.ts";
import type { Talk, Term } from "./types.ts";

/**
 * What the talk says about a thing in one utterance. `asked`: a question without a clear answer.
 */
export type Polarity = "yes" | "no" | "asked" | "if";

/** Cues of possible events. */
const MAY_COME = ["hypothetical", "warning"];

/** What an utterance says about a term. For a question, the answer decides. */
export function polarityAt(talk: Talk, index: number, term: Term): Polarity {
  const { sentence, negated } = talk.utterances[index]!;
  if (sentence.asks) return answeredPolarity(talk, index, term);
  if (negated[term.from]) return "no";
  const cues = cueNames(sentence, talk.language);
  const symptom = term.concept?.type === "symptom";
  if (symptom && cues.has("normal")) return "no";
  if (MAY_COME.some((cue) => cues.has(cue))) return "if";
  const advises = sentence.speaker === "medico" && (cues.has("instruction") || cues.has("plan"));
  return symptom && advises ? "if" : "yes";
}

function answeredPolarity(talk: Talk, index: number, term: Term): Polarity {
  for (const answer of talk.exchanges.answers.get(index) ?? []) {
    const { terms } = talk.utterances[answer]!;
    const repeated = terms.find((other) => sameTerm(other, term));
    if (repeated) return polarityAt(talk, answer, repeated);
  }
  const answer = talk.exchanges.answered.get(index);
  if (answer === "open" && namesMember(talk, index, term)) return "yes";
  const first = talk.exchanges.answers.get(index)?.[0];
  // "Trouble breathing?" "My breathing's fine."
  if (answer === "open" && first !== undefined && term.concept?.type === "symptom") {
    const cues = cueNames(talk.utterances[first]!.sentence, talk.language);
    if (cues.has("normal") || cues.has("well")) return "no";
  }
  if (answer === undefined || answer === "open") return "asked";
  // A yes to a question about several things ("perdeu peso, escarrou sangue?") is unclear.
  return answer === "yes" && talk.utterances[index]!.terms.length > 3 ? "asked" : answer;
}

/** Naming a thing of these types answers a question about the class with a yes. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  allergy: ["drug", "allergen"],
  medicine: ["drug"],
  surgery: ["procedure"],
};

/** "Alergia a remédio?" "Dipirona me incha o olho." */
function namesMember(talk: Talk, index: number, { concept }: Term): boolean {
  const members = MEMBERS[concept?.id ?? ""] ?? [];
  return (talk.exchanges.answers.get(index) ?? []).some((answer) => {
    const { terms, negated } = talk.utterances[answer]!;
    return terms.some((one) => members.includes(one.concept?.type ?? "") && !negated[one.from]);
  });
}

/** The same concept, or one of its words: "sangue na urina?" "Sangue não." */
const sameTerm = (a: Term, b: Term): boolean =>
  (a.concept !== undefined && a.concept.id === b.concept?.id) ||
  a.stems.some((stem) => b.stems.includes(stem));
