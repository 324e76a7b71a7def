import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
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
  const denials = splitDenials(sentence, language) ?? splitOwners(sentence, language);
  if (denials) return denials;
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

const DENIAL =
  /^(?:(?:e|y|and|o|a|el|la|the) )*(?:[a-z]+ ){1,3}(?:tambem nao|tampoco|nao|no|not|neither)[.!]?$/;

/** "Febre não, tontura também não": each its own denial. */
function splitDenials(sentence: Sentence, language: Language): Sentence[] | undefined {
  const { folded, text, start } = sentence;
  const pieces = folded.split(/(?<=[,;]) /);
  if (pieces.length < 2 || !pieces.every((piece) => DENIAL.test(piece.replace(/[,;]$/, ""))))
    return undefined;
  let at = 0;
  return pieces.map((piece) => {
    const from = at;
    at += piece.length + 1;
    const said = text.slice(from, from + piece.length).replace(/[,;]$/, ".");
    return {
      ...sentence,
      ...readSentence(said, language),
      start: start + from,
      end: start + from + piece.length,
    };
  });
}

const OWNER =
  /,\s+(?:mas |pero |but )?(?=(?:quem (?:tem|teve) [ée] |(?:el|la) que tiene es )?(?:a |o |la |el )?(?:minha|meu|mi|my)\s+\p{L}+(?:\s\p{L}+)?(?:\s+(?:tem|teve|sim|sí|tiene|tuvo|has|does|did|had))?[.!]?$)/iu;

/** "Diabetes eu não tenho, minha mãe tem": the patient's denial, and the same thing of the relative. */
function splitOwners(sentence: Sentence, language: Language): Sentence[] | undefined {
  const { text, start } = sentence;
  const joint = OWNER.exec(text);
  if (!joint) return undefined;
  const own = readSentence(`${text.slice(0, joint.index)}.`, language);
  const ill = own.mentions.find((m) => m.concept.type === "disease");
  const kin = readSentence(text.slice(joint.index + joint[0].length), language);
  if (!ill || !kin.mentions.some((m) => m.concept.type === "kin")) return undefined;
  if (!packOf(language).cues.negation.test(own.folded)) return undefined;
  const thing = text.slice(own.tokens[ill.from]!.start, own.tokens[ill.to - 1]!.end);
  const from = joint.index + joint[0].length;
  const theirs = `${thing}: ${text.slice(from)}`;
  return [
    { ...sentence, ...own, end: start + joint.index },
    { ...sentence, ...readSentence(theirs, language), start: start + from },
  ];
}
