import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { memoize } from "../language/memoize.ts";
import { splitSentences } from "../language/sentences.ts";
import { fold, stem, type Token, tokenise } from "../language/text.ts";

/** A text with its tokens and what the lexicon finds in them. */
export interface ReadText {
  text: string;
  folded: string;
  tokens: Token[];
  stems: string[];
  mentions: Mention[];
  /** The ids of the lexicon's cues in the text: "negation", "plan", "left". */
  cues: ReadonlySet<string>;
  asks: boolean;
}

/** One sentence of one turn. `start` and `end` are offsets of the turn's text. */
export interface Sentence extends ReadText {
  turn: Turn;
  speaker: Speaker;
  start: number;
  end: number;
  /** The index among the sentences of the visit, and among those of its turn. */
  index: number;
  within: number;
}

/** The sentences of all turns, in order. A turn without a speaker counts as the patient's. */
export const readSentences = memoize(
  (turns: readonly Turn[], language: Language): readonly Sentence[] => {
    const sentences: Sentence[] = [];
    for (const turn of turns) {
      const text = turn.text.normalize("NFC");
      for (const [within, span] of splitSentences(text, language).entries())
        sentences.push({
          ...readText(span.text, language),
          turn,
          speaker: turn.speaker ?? "paciente",
          start: span.start,
          end: span.end,
          index: sentences.length,
          within,
        });
    }
    return sentences;
  },
);

export function readText(text: string, language: Language): ReadText {
  const lexicon = lexiconOf(language);
  const tokens = tokenise(text);
  const stems = tokens.map((token) => stem(token.t));
  return {
    text,
    folded: fold(text),
    tokens,
    stems,
    mentions: lexicon.concepts.find(tokens, stems),
    cues: new Set(lexicon.cues.findAll(tokens, stems).map(({ concept }) => concept.id)),
    asks: /[?]\s*$/.test(text) || text.startsWith("¿"),
  };
}

/**
 * Types of concepts that a sentence can be about. Without one of them its subject is in another
 * sentence.
 */
const SUBJECT_TYPES: ReadonlySet<string> = new Set([
  ...["symptom", "disease", "drug", "exam", "procedure", "body", "allergen", "vaccine"],
  ...["device", "habit", "diet", "sleep", "obgyn", "vital", "kin"],
]);

/** Whether a text does not name its subject: "Mais de noite.", "De 50, um por dia." */
export const isNameless = ({ mentions }: Pick<ReadText, "mentions">): boolean =>
  !mentions.some(({ concept }) => SUBJECT_TYPES.has(concept.type));

/** The distinct sentences, in spoken order. */
export const sortSentences = (sentences: readonly Sentence[]): Sentence[] =>
  [...new Set(sentences)].toSorted((a, b) => a.index - b.index);
