import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { namesOfPatient, withoutNames } from "./called-names.ts";
import { contextOf, sentencesAround } from "./context.ts";
import { correctionsAcross, withoutRetractions } from "./corrections.ts";
import { type ActReading, readDialogueActs } from "./dialogue-acts.ts";
import { questionsBefore } from "./exchanges.ts";
import { importanceOf } from "./importance.ts";
import { type Owner, ownersOf } from "./owner.ts";
import { readSentences, type Sentence } from "./sentences.ts";
import { topicFeatures, type Topics, topicsFrom } from "./topics.ts";

/** A sentence of a visit with all that the engine reads of it. */
export interface ReadSentence extends ActReading {
  sentence: Sentence;
  /**
   * Its text without what the speaker took back; undefined when another sentence takes all of it
   * back.
   */
  text: string | undefined;
  /** The questions that it may answer. */
  asked: readonly Sentence[];
  /** For a doctor's sentence that is not understood alone: the one to quote before it. */
  context: Sentence | undefined;
  topics: Topics;
  /** How likely it is about a relative, and about a person who is neither patient nor relative. */
  relative: number;
  other: number;
  /** How much it matters, from 0 to 1. */
  importance: number;
}

/** Reads a whole visit: what each sentence does, is about, answers, and whose fact it is. */
export const readVisit = memoize(
  (turns: readonly Turn[], language: Language): readonly ReadSentence[] => {
    const sentences = readSentences(turns, language);
    const acts = readDialogueActs(sentences, language);
    const asked = questionsBefore(
      sentences,
      acts.map(({ act }) => act),
    );
    const around = sentencesAround(sentences);
    const across = correctionsAcross(sentences, language);
    const retracted = new Set([...across.values()].map(({ retracts }) => retracts));
    const names = namesOfPatient(sentences, language);
    let owner: Owner = "patient";
    return sentences.map((sentence, at) => {
      const { act } = acts[at]!;
      const previous = sentences[at - 1];
      const features = topicFeatures(
        sentence,
        act,
        asked[at]!,
        previous,
        sentences.length,
        language,
      );
      const [, relative = 0, other = 0] = ownersOf(sentence, asked[at]!, previous, owner, language);
      owner = other >= 0.5 ? "other" : relative >= 0.5 ? "relative" : "patient";
      const corrected = across.get(at)?.text ?? withoutRetractions(sentence.text, language);
      return {
        ...acts[at]!,
        sentence,
        text: retracted.has(at) ? undefined : withoutNames(corrected, names),
        asked: asked[at]!,
        context:
          sentence.speaker === "medico"
            ? contextOf(sentence, act, around[at]!, language)
            : undefined,
        topics: topicsFrom(features),
        relative,
        other,
        importance: importanceOf(features),
      };
    });
  },
);
