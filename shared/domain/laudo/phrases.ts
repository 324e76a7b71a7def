import { plainText } from "../plain.ts";
import { type LaudoContent, type TextBlock, textBlocks } from "./content.ts";
import type { PhraseFields } from "./laudo.ts";

const collator = new Intl.Collator("pt-BR");

interface CountedPhrase extends PhraseFields {
  uses: number;
}

/** A phrase can be found by its trigger, its category and its words; the trigger counts most. */
const rankOf = (phrase: PhraseFields, typed: string): number | null => {
  if (plainText(phrase.trigger).startsWith(typed)) return 0;
  if (plainText(phrase.categoria).startsWith(typed)) return 1;
  const words = plainText(phrase.phrase).split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => word.startsWith(typed)) ? 2 : null;
};

/**
 * The phrases that `typed` may mean, best first: the trigger begins with it, then category, then a
 * word of the phrase; the most used ones first. Accents and case do not count. `/` alone means all
 * phrases; `/xy` and `xy` are the same. Less than two letters without `/` match nothing.
 */
export const matchPhrases = <P extends CountedPhrase>(
  phrases: readonly P[],
  typed: string,
): P[] => {
  const isAsked = typed.startsWith("/");
  const words = plainText(isAsked ? typed.slice(1) : typed).trim();
  if (words.length < 2 && !isAsked) return [];
  return phrases
    .flatMap((phrase) => {
      const rank = words === "" ? 0 : rankOf(phrase, words);
      return rank === null ? [] : [{ phrase, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.phrase.uses - a.phrase.uses ||
        collator.compare(a.phrase.trigger, b.phrase.trigger),
    )
    .map(({ phrase }) => phrase);
};

/** Headings where the findings end, in the three languages. */
const AFTER_FINDINGS = /^(?:conclus|impress|opini|diagnos)/;
/** Headings of the text before the findings. */
const BEFORE_FINDINGS =
  /^(?:informac|clinic|tecnic|techn|indicac|indication|history|comparac|comparison)/;

const textOf = ({ content = [] }: TextBlock): string =>
  plainText(content.map((node) => (node.type === "text" ? node.text : " ")).join("")).trim();

const beginsWith = (text: string, anchor: string): boolean =>
  text.startsWith(anchor) && !/^[\p{L}\p{N}]/u.test(text.slice(anchor.length));

/**
 * The block that a phrase replaces, or that it goes before or after: the first paragraph of the
 * findings that begins with the phrase's anchor, as an index in `textBlocks`. If several begin with
 * it, the one with the cursor, else the first. Null means the place of the cursor.
 */
export const placePhrase = (
  content: LaudoContent,
  { place, anchor }: Pick<PhraseFields, "place" | "anchor">,
  cursorBlock: number | null,
): number | null => {
  const words = plainText(anchor ?? "").trim();
  if (place === "cursor" || words === "") return null;
  let isFindings = true;
  const found: number[] = [];
  for (const [i, block] of textBlocks(content).entries()) {
    const text = textOf(block);
    if (block.type === "heading")
      isFindings = !AFTER_FINDINGS.test(text) && !BEFORE_FINDINGS.test(text);
    else if (isFindings && beginsWith(text, words)) found.push(i);
  }
  const atCursor = found.find((i) => i === cursorBlock);
  return atCursor ?? found[0] ?? null;
};
