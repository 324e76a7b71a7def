import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { argmax, type LinearModel, probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";
import type { Sentence } from "./sentences.ts";
import { wordFeatures } from "./features.ts";

/**
 * What a sentence does in the visit. A doctor asks, states a finding, a result or history, assesses
 * or plans. A patient or companion makes a statement, gives a reply that is not understood without
 * its question, or only affirms or denies.
 */
export const DOCTOR_ACTS = [
  "question",
  "finding",
  "result",
  "history",
  "assessment",
  "plan",
  "none",
] as const;
export const PATIENT_ACTS = ["statement", "reply", "yes", "no", "none"] as const;
export type DialogueAct = (typeof DOCTOR_ACTS)[number] | (typeof PATIENT_ACTS)[number];

/**
 * The dialogue act of a sentence with its probability. `informs` is the probability that the
 * sentence belongs in a note.
 */
export interface DialogueActReading {
  act: DialogueAct;
  probability: number;
  informs: number;
}

/** What came before a sentence, for the features of its dialogue act. */
export interface ActContext {
  /** The act of the previous sentence. */
  previous: DialogueAct | "start";
  /** The doctor's last act other than question and none. */
  stage: DialogueAct | "start";
}

/**
 * Reads the dialogue act of every sentence, in order. The acts already read are features of the
 * next.
 */
export function readDialogueActs(
  sentences: readonly Sentence[],
  language: Language,
): DialogueActReading[] {
  const readings: DialogueActReading[] = [];
  let before: ActContext = { previous: "start", stage: "start" };
  for (const sentence of sentences) {
    const model = actModel(sentence);
    const p = probabilities(model, dialogueActFeatures(sentence, sentences, before, language));
    const best = argmax(p);
    const act = model.classes[best] as DialogueAct;
    const out = (name: DialogueAct): number => p[model.classes.indexOf(name)] ?? 0;
    readings.push({ act, probability: p[best]!, informs: 1 - out("none") - out("question") });
    before = nextActContext(before, sentence, act);
  }
  return readings;
}

const actModel = (sentence: Sentence): LinearModel =>
  modelOf(sentence.speaker === "medico" ? "doctor-acts" : "patient-acts");

export const nextActContext = (
  before: ActContext,
  { speaker }: Sentence,
  act: DialogueAct,
): ActContext => ({
  previous: act,
  stage: speaker === "medico" && act !== "question" && act !== "none" ? act : before.stage,
});

/**
 * The features of a sentence for its dialogue act: its words, words and acts of its neighbours, and
 * its position in the visit.
 */
export function dialogueActFeatures(
  sentence: Sentence,
  sentences: readonly Sentence[],
  before: ActContext,
  language: Language,
): string[] {
  const names = wordFeatures(sentence, language);
  const previous = sentences[sentence.index - 1];
  const next = sentences[sentence.index + 1];
  names.push(`previous ${before.previous}`, `stage ${before.stage}`, `by ${sentence.speaker}`);
  names.push(sentence.within === 0 ? "begins" : `goes on ${before.previous}`);
  names.push(`tenth ${Math.floor((sentence.index * 10) / Math.max(1, sentences.length))}`);
  if (previous) {
    names.push(`before ${previous.speaker} ${previous.asks ? "asks" : "tells"}`);
    names.push(`before last ${lastWord(previous)}`, `before first ${previous.stems[0] ?? ""}`);
    for (const { concept } of previous.mentions) names.push(`before type ${concept.type}`);
    if (shareConcept(sentence, previous)) names.push("same concept");
  }
  if (next && next.turn !== sentence.turn) {
    const replies = lexiconOf(language);
    const first = next.tokens[0]?.t ?? "";
    if (replies.words("no").has(first) || replies.words("yes").has(first)) names.push("replied");
    names.push(`after ${next.speaker}`);
  } else if (next) names.push(`after first ${next.stems[0] ?? ""}`);
  return names;
}

const lastWord = ({ stems }: Sentence): string =>
  stems.at(-1) === "?" ? "?" : (stems.at(-2) ?? "");

const shareConcept = (one: Sentence, other: Sentence): boolean =>
  one.mentions.some(({ concept }) => other.mentions.some((m) => m.concept.id === concept.id));
