import type { Language } from "@relato/shared/domain/language.ts";
import { kinMarks } from "../evidence/persons.ts";
import { readText } from "../talk/sentences.ts";
import { cuesWith, questionCuesOf } from "./question-cues.ts";
import { readUnits } from "./units.ts";

/** A question without what only explains it: "(dela)", "(not the home log)". */
export interface PlainQuestion {
  text: string;
  /** Whether values that were measured at home or elsewhere are excluded. */
  excludesElsewhere: boolean;
  /** Whether something is excluded that is not understood. */
  isUnclear: boolean;
}

const PARENTHESES = /\(([^()]*)\)/g;
const BEGINS_EXCLUSION = /^(?:(?:e|and|y)\s+)?(?:não|nao|not|no|sem|sin|without)\s/i;

/**
 * Removes ", not suspected" at the end, if `remove` agrees. A group's question keeps it:
 * "diabetics, not on metformin".
 */
const removeExclusion = (text: string, remove: (gloss: string) => string): string => {
  const at = text.lastIndexOf(",");
  const tail = text.slice(at + 1).trim();
  const words = tail.endsWith("?") ? tail.slice(0, -1) : tail;
  if (at === -1 || !BEGINS_EXCLUSION.test(words) || /[;?()]/.test(words)) return text;
  return `${text.slice(0, at)}${remove(`, ${words}`)}${tail.slice(words.length)}`;
};

/** Removes what explains a question. `mayExclude`: whether an exclusion may end the question. */
export function removeGlosses(
  text: string,
  language: Language,
  mayExclude: boolean,
): PlainQuestion {
  const glosses: string[] = [];
  const remove = (gloss: string): string => {
    if (changesQuestion(gloss, language)) return gloss;
    glosses.push(gloss);
    return " ";
  };
  const open = text.replace(PARENTHESES, remove);
  const plain = mayExclude ? removeExclusion(open, remove) : open;
  const read = glosses.map((gloss) => readText(gloss, language));
  const denied = read.filter((gloss) => cuesWith(gloss, language, "lacks").length > 0);
  return {
    text: plain.replaceAll(/\s+/g, " ").trim(),
    excludesElsewhere: denied.some((one) => cuesWith(one, language, "elsewhere").length > 0),
    isUnclear: denied.some((one) => {
      const known = questionCuesOf(one, language);
      const kin = kinMarks(one, language);
      const isKnown = (at: number): boolean =>
        kin.some(({ from }) => from === at) || known.some(({ from, to }) => from <= at && to > at);
      return readUnits(one, language, isKnown).some(({ type }) => type === "word");
    }),
  };
}

/** A drug, a number or a period in parentheses is a condition. */
const changesQuestion = (gloss: string, language: Language): boolean => {
  const read = readText(gloss, language);
  const isDenied = cuesWith(read, language, "lacks").length > 0;
  const isLimit = cuesWith(read, language, "over", "under", "least", "since", "until").length > 0;
  const isDrug = readUnits(read, language, () => false).some(({ type }) => type === "drug");
  return !isDenied && (isLimit || isDrug || /(?:19|20)\d\d/.test(gloss));
};
