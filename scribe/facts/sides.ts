import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import { otherSide } from "./side-words.ts";
import { readSentence } from "./read.ts";
import type { Sentence } from "./types.ts";

type Side = "left" | "right";

/**
 * Leaves out of an answer what named the wrong side, when a side was put right ("a direita" … "mãe, é a esquerda" … "ah,
 * é, a esquerda"; "left. No, sorry… the right"). Without a sign of correction both sides stand.
 */
export function withoutWrongSide(answers: readonly Sentence[], language: Language): Sentence[] {
  const { cues } = packOf(language);
  const sides = answers.map((sentence) => sideOf(sentence, language));
  const named = sides.filter((side) => side !== undefined);
  const first = named[0];
  const last = named.at(-1);
  if (first === undefined || first === last) return [...answers];
  const speakers = new Set(answers.filter((_, i) => sides[i] !== undefined).map((s) => s.speaker));
  const corrected = answers.some(
    (s) => CORRECTS.test(fold(s.turn.text)) || cues.correction.test(fold(s.turn.text)),
  );
  if (speakers.size < 2 && !corrected) return [...answers];
  return answers.flatMap((sentence, i) => {
    if (sides[i] === undefined) return [sentence];
    // The side put right stands in the wrong one's place, where that sentence tells more than the side.
    const tells = sentence.mentions.some((m) => m.concept.type !== "body");
    const bare = !tells && sentence.tokens.length < 9;
    if (sides[i] === last)
      return bare && answers.some((s, j) => j < i && turned(s, sides[j])) ? [] : [sentence];
    if (!turned(sentence, sides[i])) return [];
    const text = otherSide(sentence.text);
    return [{ ...sentence, ...readSentence(text, language) }];
  });
}

/** Names a side and something besides that would be lost with it. */
const turned = (sentence: Sentence, side: Side | undefined): boolean =>
  side !== undefined && sentence.mentions.some((m) => m.concept.type !== "body");

function sideOf({ folded }: Sentence, language: Language): Side | undefined {
  const { cues } = packOf(language);
  const left = cues.left.test(folded);
  const right = cues.right.test(folded);
  return left === right ? undefined : left ? "left" : "right";
}

const CORRECTS =
  /\b(?:nao,? (?:e|era|foi)|no,? (?:es|era|fue|sorry)|sorry|perdao|desculpa|perdon|digo|i mean|quero dizer|quiero decir)\b/;
