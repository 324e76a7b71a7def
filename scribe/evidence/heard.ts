import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import type { Owned } from "./owners.ts";
import { numbersIn } from "./said-numbers.ts";
import { keyOf, plainWords, withoutAdverbs, withPlainNo } from "./words.ts";

/** A sentence of the talk with what can be compared. */
export interface Heard {
  sentence: Sentence;
  stems: Set<string>;
  keys: Set<string>;
  concepts: Set<string>;
  numbers: Set<number>;
  left: boolean;
  right: boolean;
  both: boolean;
  negates: boolean;
  /** The sentence folded, "no" only where it denies. */
  plain: string;
  /** "Se tiver sangramento, volte": tells of nothing that is. */
  warns: boolean;
  /** Whose the sentence's stretches are. */
  owned: Owned[];
}

/** Makes a sentence ready to be compared. */
export function heardOf(sentence: Sentence, language: Language, owned: Owned[]): Heard {
  const stems = new Set(plainWords(sentence, language).map(stem));
  const { cues } = packOf(language);
  const { folded } = sentence;
  return {
    sentence,
    stems,
    keys: new Set([...stems].map(keyOf)),
    concepts: new Set(sentence.mentions.map((m) => m.concept.id)),
    numbers: numbersIn(sentence, language),
    left: cues.left.test(folded),
    right: cues.right.test(withoutAdverbs(folded)),
    both: cues.both.test(folded),
    negates: cues.negation.test(folded),
    plain: withPlainNo(folded, language),
    warns:
      cues.hypothetical.test(folded) ||
      (WARNS.test(folded) && !OWN_SE.test(folded)) ||
      (sentence.speaker === "medico" && !sentence.asks && SENDS.test(folded)),
    owned,
  };
}

/** A clause that begins with "if", when the doctor says what to do then. */
const WARNS =
  /^(?:e |mas |ou |y |pero |and |but )?(?:se|si|if|caso)\s|\b(?:when(?:ever)? you(?:'re| are| feel| get)|quando (?:voce |a senhora |o senhor |ele |ela )?(?:estiver|tiver|sentir|der)|cuando (?:este|tenga|sienta|le de|te de))\b/;

/** "Sangue, febre, neném parado: maternidade.": a list that ends with where to go. */
const SENDS =
  /[:,] (?:(?:e|y|and|ai|you) )?(?:(?:vem|venha|volta|volte|corre|corra|procur\w+|vai|va|vayan?|venga|vuelva|corran?|direto|derecho|de una|go|come|straight|head|call)\b.{0,20})?(?:\b(?:a|al|pra|para|no|na|ao|to|the|el|la|o)\b ?)*(?:pronto.?socorro|emergencias?|maternidade|maternidad|hospital|upa|urgencias?|guardia|er|emergency(?: room)?|ambulancia|911|samu|me (?:liga|chama|avisa|llama)|call me|me llaman?)\b[^;:]{0,25}$/;

/** "Se me puso rojo": in Spanish it is no "if". */
const OWN_SE =
  /^(?:(?:e|y|pero|mas) )?se (?:me|le|te|nos|les|pone|puso|hincha|hincho|quita|quito|ve|siente|levanta|rasca|queja|cae|cayo|despierta|olvida)\b/;

/** "O esquerdo operou o quê?" "Menisco.": the one side that a question names is the answer's. */
export function withSidesAsked(heard: Heard[]): Heard[] {
  for (const [at, answer] of heard.entries()) {
    const question = heard[at - 1];
    const asked = question?.sentence.asks && question.sentence.speaker === "medico";
    const sided = answer.left || answer.right || answer.both || answer.negates;
    if (!asked || sided || answer.sentence.speaker === "medico") continue;
    if (question.left === question.right || answer.sentence.turn.i - question.sentence.turn.i !== 1)
      continue;
    heard[at] = { ...answer, left: question.left, right: question.right };
  }
  return heard;
}
