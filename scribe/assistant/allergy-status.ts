import { negatedTokens, readingOf } from "../evidence/negation.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { Status } from "./mention-status.ts";
import { statusAt } from "./passage-facts.ts";
import { clauseOf, type PassageSentence, readHeading } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";
import type { Unit } from "./units.ts";

/** The most tokens between a substance and its reaction: "sulfas: erupción", "PCN allergy". */
const REACH = 3;

/** What a sentence says about an allergy to a substance; null if it is about something else. */
export function allergyStatusAt(
  sentence: PassageSentence,
  mention: Mention,
  unit: Unit,
): Status | null {
  const { read, language, register, heading } = sentence;
  const clause = clauseOf(read, mention.from);
  const allergies = read.mentions.filter(({ concept }) => concept.type === "allergen");
  const reactions = [...allergies, ...cuesWith(read, language, "reaction")];
  const reaction =
    reactions.find(({ from, to }) => from >= clause && to <= mention.from) ??
    // "Alergia: penicilina"; the name of the reaction ends the clause.
    allergies.find(({ to }) => to === clause - 1) ??
    reactions.find(({ from }) => from >= mention.to && from - mention.to <= REACH);
  const isListed = readHeading(heading, language).mentions.some(
    ({ concept }) => concept.type === "allergen",
  );
  if (!reaction && !isListed) return null;
  const negated = negatedTokens(read, readingOf(language, register));
  const allergen = { ...unit, type: "allergen" };
  if (read.asks) return "unsure";
  if (negated[mention.from] || (reaction && negated[reaction.from])) return "no";
  // "Sulfa drugs; tolerates penicillins".
  const isTolerated = cuesWith(read, language, "tolerates").some(
    ({ from, to }) => from >= clause && to <= mention.from,
  );
  if (isTolerated) return "no";
  // "Penicillin allergy: none".
  if (reaction && statusAt(sentence, reaction, allergen) === "no") return "no";
  const status = statusAt(sentence, mention, allergen);
  return status === "unsure" ? "yes" : status;
}
