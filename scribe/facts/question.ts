import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem, tokenise } from "../language/text.ts";
import { kindsAsked, kindsSaid, raise } from "./kinds.ts";
import { contentWords, readSentence } from "./read.ts";
import type { Kind, Sentence } from "./types.ts";

/** One thing that a question asks about: "dor no peito, palpitação?" has two. */
export interface Item {
  text: string;
  stems: Set<string>;
  concepts: Set<string>;
}

/** What the doctor asked before an answer. */
export interface Question {
  sentences: Sentence[];
  items: Item[];
  kinds: Map<Kind, number>;
  concepts: Set<string>;
  stems: Set<string>;
  /** Put before an answer that does not say by itself what it is about; empty when the question is a general one. */
  label: string;
}

/** Reads the doctor's questions of one turn together. */
export function readQuestion(sentences: Sentence[], language: Language): Question {
  const items = sentences.flatMap((sentence) => readItems(sentence.text, language));
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const kinds = kindsAsked(tokens, language);
  for (const [kind, weight] of kindsSaid(sentences)) raise(kinds, kind, weight);
  const concepts = new Set(sentences.flatMap((s) => s.mentions.map((m) => m.concept.id)));
  const stems = new Set(contentWords(tokens, language).map(stem));
  return {
    sentences,
    items,
    kinds,
    concepts,
    stems,
    label: labelOf(sentences.at(-1)!.text, language),
  };
}

const SEPARATOR = /\s*[,;?¿:]\s*|\s+(?:ou|or|o|and|y)\s+|\s+e\s+(?!meio|meia)/iu;

function readItems(text: string, language: Language): Item[] {
  return text
    .split(SEPARATOR)
    .map((piece) => readItem(piece, language))
    .filter((item) => item.stems.size > 0);
}

function readItem(piece: string, language: Language): Item {
  const text = trimGeneric(piece, language);
  const { tokens, mentions } = readSentence(text, language);
  return {
    text,
    stems: new Set(contentWords(tokens, language).map(stem)),
    concepts: new Set(mentions.map((m) => m.concept.id)),
  };
}

/** Without the question's general words at either end: "Tem alguma alergia" is "alergia". */
function trimGeneric(piece: string, language: Language): string {
  const { generic } = packOf(language);
  const tokens = tokenise(piece);
  let from = 0;
  let to = tokens.length;
  while (from < to && (tokens[from]!.kind === "mark" || generic.has(tokens[from]!.t))) from += 1;
  while (to > from && (tokens[to - 1]!.kind === "mark" || generic.has(tokens[to - 1]!.t))) to -= 1;
  return from < to ? piece.slice(tokens[from]!.start, tokens[to - 1]!.end) : "";
}

function labelOf(text: string, language: Language): string {
  const clean = text.replace(/[?¿!¡.…]/g, "").trim();
  const folded = fold(clean);
  for (const [pattern, label] of packOf(language).labels) if (pattern.test(folded)) return label;
  const label = trimGeneric(clean, language);
  return label.split(/\s+/).length <= 7 ? label : "";
}
