import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, readAcrossUnit } from "../language/numbers.ts";
import { readSentence } from "./read.ts";
import type { Sentence } from "./types.ts";

/** Somebody contradicts, or what was contradicted is granted; folded, three languages. */
const CONTRADICTS =
  /^(?:\w+, )?(?:nao|no|ah,? e\b|e,|e mesmo|era|faz mais|faz menos|mais|menos|foram|sao|ay,? si|ah,? si|si,|cierto|verdad|verdade|right|you're right|oh,? right|oh,? yeah|actually|more like|it's|it was)\b|\b(?:voce (?:baixou|aumentou|mudou)|(?:baixou|subiu|mudou|abaixou|lo bajo|lo subio|bajaste|subiste|you (?:bumped|lowered|raised))|ela que sabe|ele que sabe|na verdade|en realidad|actually|dad,|mom,|pai,|mae,|papa,|mama,)/;
const TIME = /^(?:dias?|semanas?|mes|meses|anos?|days?|weeks?|months?|years?)$/;

interface Counted {
  value: number;
  /** What is counted: "tempo" for any time, else the two words after the number. */
  of: string;
  from: number;
  to: number;
}

/**
 * Puts right a number that one speaker said and another corrected in the same answer: "NPH, vinte e quatro de manhã"
 * "Vinte e duas de manhã, você baixou" "Ah, é, vinte e duas" keeps twenty-two alone.
 */
export function withoutWrongNumber(answers: readonly Sentence[], language: Language): Sentence[] {
  const kept = [...answers];
  for (let late = 1; late < kept.length; late += 1) {
    const correction = kept[late]!;
    if (!contradicted(answers, correction)) continue;
    const right = counted(correction, language).at(-1);
    if (!right) continue;
    for (let early = late - 1; early >= 0; early -= 1) {
      const said = kept[early]!;
      if (said.speaker === correction.speaker) continue;
      const wrong = counted(said, language).find(
        (one) =>
          (one.of === right.of || (one.of === WITHIN_KEY && isNear(one.value, right))) &&
          (one.value !== right.value || one.of === TIME_KEY),
      );
      if (!wrong) continue;
      kept[early] = spliced(said, wrong, correction, right, language);
      kept.splice(late, 1);
      late -= 1;
      break;
    }
  }
  const spoken = kept.length < answers.length ? kept.filter((s) => !IS_MORE.test(s.folded)) : kept;
  return withoutEchoes(spoken, language);
}

/** "Pai, faz mais.": nothing without the number that follows. */
const IS_MORE =
  /^(?:\w+, )?(?:nao, |no, )?(?:faz |e |foi |foram |es |son |it's )?(?:bem )?(?:mais|menos|mas|more|less|not that|isso nao|eso no)(?: (?:que|do que|than) \w+)?[.!]*$/;

const TIME_KEY = "time";
const WITHIN_KEY = "unit within";
/** A bare number of the same size: "dois e cem" for two kilos and three hundred. */
const isNear = (value: number, right: Counted): boolean =>
  right.of === "" && right.value > value / 2 && right.value < value * 2;

function contradicted(answers: readonly Sentence[], correction: Sentence): boolean {
  const at = answers.indexOf(correction);
  const around = answers.slice(Math.max(0, at - 1), at + 3);
  return around.some(
    (s) => s.turn.i >= correction.turn.i - 1 && at > 0 && CONTRADICTS.test(s.folded),
  );
}

function counted(sentence: Sentence, language: Language): Counted[] {
  const { tokens } = sentence;
  return findNumbers(tokens, language)
    .filter((n) => n.form !== "article")
    .map((n): Counted => {
      // "Dois quilos e trezentos" is one weight, its unit inside.
      const across = readAcrossUnit(tokens, n, language);
      if (across) return { value: across.value, of: WITHIN_KEY, from: n.from, to: across.to };

      const next = tokens[n.to]?.t ?? "";
      const time = TIME.test(next);
      const of = time
        ? TIME_KEY
        : `${next} ${tokens[n.to + 1]?.t ?? ""}`.replace(/^\W+.*/, "").trim();
      return { value: n.value, of, from: n.from, to: time ? n.to + 1 : n.to };
    });
}

function spliced(
  said: Sentence,
  wrong: Counted,
  correction: Sentence,
  right: Counted,
  language: Language,
): Sentence {
  const fresh = correction.text.slice(
    correction.tokens[right.from]!.start,
    correction.tokens[right.to - 1]!.end,
  );
  const text =
    said.text.slice(0, said.tokens[wrong.from]!.start) +
    fresh +
    said.text.slice(said.tokens[wrong.to - 1]!.end);
  return { ...said, ...readSentence(text, language) };
}

/** "Ah, é, vinte e duas de manhã.": granted, and said already. */
function withoutEchoes(answers: Sentence[], language: Language): Sentence[] {
  return answers.filter((sentence, at) => {
    const own = counted(sentence, language);
    if (own.length === 0 || sentence.tokens.length > 12 || !CONTRADICTS.test(sentence.folded))
      return true;
    return !answers
      .slice(0, at)
      .some((before) =>
        own.every((one) =>
          counted(before, language).some((b) => b.of === one.of && b.value === one.value),
        ),
      );
  });
}
