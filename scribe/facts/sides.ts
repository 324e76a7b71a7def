import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
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
  return answers.filter((_, i) => sides[i] === undefined || sides[i] === last);
}

function sideOf({ folded }: Sentence, language: Language): Side | undefined {
  const { cues } = packOf(language);
  const left = cues.left.test(folded);
  const right = cues.right.test(folded);
  return left === right ? undefined : left ? "left" : "right";
}

const CORRECTS =
  /\b(?:nao,? (?:e|era|foi)|no,? (?:es|era|fue|sorry)|sorry|perdao|desculpa|perdon|digo|i mean|quero dizer|quiero decir)\b/;
