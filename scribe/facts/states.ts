import type { Language } from "@relato/shared/domain/language.ts";
import { readSentence } from "./read.ts";
import { isStopped } from "./stopped.ts";
import type { Sentence } from "./types.ts";

const JOINT = /[,;]\s+|\s+(?=(?:e|y|and|mas|pero|but|já|ya|só que|agora|ahora|now)\s)/giu;

/** Whether a sentence names a medicine, a method of contraception among them. */
export const namesMedicine = ({ mentions }: Pick<Sentence, "mentions">): boolean =>
  mentions.some((m) => m.concept.type === "drug" || m.concept.id === "contraception");

/**
 * A sentence of two medicines, one of them given up, as two: "Tomo propranolol, o anticoncepcional parei" tells of one
 * that goes on and of one that does not.
 */
export function splitByState(sentence: Sentence, language: Language): Sentence[] {
  if (!isStopped(sentence.folded, language) || !namesMedicine(sentence)) return [sentence];
  for (const joint of sentence.text.matchAll(JOINT)) {
    const before = sentence.text.slice(0, joint.index);
    const from = joint.index + joint[0].length;
    const parts = [
      readSentence(before, language),
      readSentence(sentence.text.slice(from), language),
    ];
    const [goesOn, ended] = parts.map((part) => !isStopped(part.folded, language));
    if (!parts.every((part) => namesMedicine(part)) || goesOn === ended) continue;
    const asks = sentence.asks;
    return [
      { ...sentence, ...parts[0]!, asks, end: sentence.start + joint.index },
      { ...sentence, ...parts[1]!, asks, start: sentence.start + from },
    ];
  }
  return [sentence];
}
