import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { memoize } from "../language/memoize.ts";
import { antecedentsOf } from "./antecedents.ts";
import { findPatientNames, removeNames } from "./called-names.ts";
import { findCorrectionsAcross, removeRetractions } from "./corrections.ts";
import { readDialogueActs } from "./dialogue-acts.ts";
import { questionsBefore } from "./exchanges.ts";
import { importanceOf } from "./importance.ts";
import { type Owner, ownersOf } from "./owner.ts";
import { findRetractions } from "./retractions.ts";
import type { ReadSentence } from "./read-sentence.ts";
import { readSentences } from "./sentences.ts";
import { topicFeatures, topicsFrom } from "./topics.ts";
import { joinWithdrawn } from "./withdrawn.ts";

/**
 * Reads a whole visit: the dialogue act, topics, antecedents, owner and importance of each
 * sentence.
 */
export const readVisit = memoize(
  (turns: readonly Turn[], language: Language): readonly ReadSentence[] => {
    const sentences = readSentences(turns, language);
    const acts = readDialogueActs(sentences, language);
    const asked = questionsBefore(
      sentences,
      acts.map(({ act }) => act),
    );
    const antecedents = antecedentsOf(sentences, acts, language);
    const across = findCorrectionsAcross(sentences, language);
    const retracted = new Set([...across.values()].map(({ retracts }) => retracts));
    const names = findPatientNames(sentences, language);
    let owner: Owner = "patient";
    const visit = sentences.map((sentence, at): ReadSentence => {
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
      const corrected = across.get(at)?.text ?? removeRetractions(sentence.text, language);
      return {
        ...acts[at]!,
        sentence,
        text: retracted.has(at) ? undefined : removeNames(corrected, names),
        asked: asked[at]!,
        antecedents: antecedents[at]!.flatMap((one) => {
          // A retracted sentence is quoted only before the sentence that retracts it.
          if (retracted.has(one.index)) return [];
          const retracts = across.get(one.index)?.retracts;
          return retracts === undefined ? [one] : [sentences[retracts]!, one];
        }),
        withdrawn: [],
        topics: topicsFrom(features),
        relative,
        other,
        importance: importanceOf(features),
      };
    });
    const context = { sentences, acts: acts.map(({ act }) => act), asked, language };
    return joinWithdrawn(visit, findRetractions(context));
  },
);
