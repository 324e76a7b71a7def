import type { Language } from "@relato/shared/domain/language.ts";
import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { DialogueAct } from "./dialogue-acts.ts";
import { familiesOf, wordFeatures } from "./features.ts";
import { isNameless, type Sentence } from "./sentences.ts";

/** Where the words stand without which a doctor's sentence is not understood. */
export const CONTEXTS = ["none", "previous", "patient"] as const;
export type Context = (typeof CONTEXTS)[number];

/** The sentences from which a doctor's sentence may take its subject. */
export interface Around {
  /** The doctor's sentence before it, in the same turn or the one before. */
  previous: Sentence | undefined;
  /** What the patient or companion said or asked last. */
  patient: Sentence | undefined;
}

/**
 * How sure it must be that a sentence is understood alone; a subject too many is read over, one too
 * few misleads.
 */
const ALONE = 0.5;
const ALONE_NAMELESS = 0.85;

/**
 * The sentence that must be quoted before a doctor's sentence; undefined when it is understood
 * alone.
 */
export function contextOf(
  sentence: Sentence,
  act: DialogueAct,
  around: Around,
  language: Language,
): Sentence | undefined {
  const [none = 1, previous = 0, patient = 0] = probabilities(
    modelOf("context"),
    contextFeatures(sentence, act, around, language),
  );
  const alone = isNameless(sentence) ? ALONE_NAMELESS : ALONE;
  if (none >= alone) return undefined;
  return previous >= patient ? around.previous : around.patient;
}

/** Names of what tells whether a doctor's sentence is understood alone. */
export function contextFeatures(
  sentence: Sentence,
  act: DialogueAct,
  { previous, patient }: Around,
  language: Language,
): string[] {
  const names = wordFeatures(sentence, language);
  names.push(`act ${act}`, sentence.within === 0 ? "begins" : "goes on");
  names.push(sentence.mentions.length === 0 ? "nameless" : "names");
  if (previous) {
    const own = previous.turn === sentence.turn ? "own" : "earlier";
    names.push(`previous ${own}`, `previous last ${familiesOf(previous, language).at(-1) ?? ""}`);
    for (const { concept } of previous.mentions) names.push(`previous ${own} ${concept.type}`);
    names.push(`previous ${own} ${previous.tokens.length < 5 ? "short" : "long"}`);
  }
  if (patient) {
    const near = sentence.within === 0 ? "just before" : "further back";
    names.push(`patient ${near}`, `patient ${near} ${patient.asks ? "asks" : "tells"}`);
    for (const { concept } of patient.mentions) names.push(`patient ${near} ${concept.type}`);
  }
  return names;
}

/** The sentences around each sentence of a visit from which it may take its subject, by index. */
export function sentencesAround(sentences: readonly Sentence[]): Around[] {
  let previous: Sentence | undefined;
  let patient: Sentence | undefined;
  return sentences.map((sentence) => {
    const around = { previous, patient };
    if (sentence.speaker === "medico") previous = sentence;
    else patient = sentence;
    return around;
  });
}
