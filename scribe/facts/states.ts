import type { Language } from "@relato/shared/domain/language.ts";
import { readSentence } from "./read.ts";
import { isStopped } from "./stopped.ts";
import type { Sentence } from "./types.ts";

type Read = Pick<Sentence, "folded" | "mentions">;

/** Before what goes on or ends: "tomo propranolol, o anticoncepcional parei". */
const JOINT = /[,;]\s+|\s+(?=(?:e|y|and|mas|pero|but|já|ya|só que|agora|ahora|now)\s)/giu;
/** "Pressão alta, tomo enalapril": what somebody has, and what is taken for it. */
const TAKES =
  /,\s+(?:(?:e|y|and)\s+)?(?=(?:eu |yo |I |que |aí )?(?:tomo|uso|tomando|usando|faço uso|estou (?:tomando|usando)|tô (?:tomando|usando)|toma|usa|me tomo|estoy (?:tomando|con)|tomamos|take|takes|taking|using|use|on|I'm on|he's on|she's on)\s)/giu;

/** Whether a sentence names a medicine, a method of contraception among them. */
export const namesMedicine = ({ mentions }: Pick<Sentence, "mentions">): boolean =>
  mentions.some((m) => m.concept.type === "drug" || m.concept.id === "contraception");
const isIll = ({ mentions }: Read): boolean => mentions.some((m) => m.concept.type === "disease");

/**
 * A sentence of two medicines, one of them given up, as two, and so one of an illness and what is taken for it: "Tomo
 * propranolol, o anticoncepcional parei" tells of one that goes on and of one that does not.
 */
export function splitByState(sentence: Sentence, language: Language): Sentence[] {
  if (!namesMedicine(sentence)) return [sentence];
  const treated = splitAt(
    sentence,
    TAKES,
    language,
    (ill, taken) => isIll(ill) && !namesMedicine(ill) && namesMedicine(taken) && !isIll(taken),
  );
  if (treated || !isStopped(sentence.folded, language)) return treated ?? [sentence];
  const ended = (part: Read): boolean => isStopped(part.folded, language);
  const split = splitAt(
    sentence,
    JOINT,
    language,
    (a, b) => namesMedicine(a) && namesMedicine(b) && ended(a) !== ended(b),
  );
  return split ?? [sentence];
}

/** The sentence in two at the first joint whose sides fit; undefined where there is none. */
function splitAt(
  sentence: Sentence,
  joints: RegExp,
  language: Language,
  fit: (before: Read, after: Read) => boolean,
): Sentence[] | undefined {
  const { text, start, asks } = sentence;
  for (const joint of text.matchAll(joints)) {
    const from = joint.index + joint[0].length;
    const before = readSentence(text.slice(0, joint.index), language);
    const after = readSentence(text.slice(from), language);
    if (fit(before, after))
      return [
        { ...sentence, ...before, asks, end: start + joint.index },
        { ...sentence, ...after, asks, start: start + from },
      ];
  }
  return undefined;
}
