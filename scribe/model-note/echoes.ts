import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { keyOf, termsOf } from "../evidence/terms.ts";
import { findInstructions, instructionScore } from "../talk/instructions.ts";
import { readSentences, readText } from "../talk/sentences.ts";
import { withoutInstructions } from "./filter-turns.ts";
import type { ReadNote } from "./types.ts";

/**
 * Texts that a statement must not be based on, each with the reason that it gets. `share`: the
 * least share of its terms there; `more`: how much more than in the talk.
 */
interface Sources {
  talk: ReadonlySet<string>;
  others: { kind: Reason["kind"]; keys: ReadonlySet<string>; share: number; more: number }[];
}

/** The log odds from which a statement is about the note's own instructions. */
const ABOUT_INSTRUCTIONS = 4.5;

/**
 * Finds statements that repeat an order to the record, the typed context or the template's
 * guidance: a large share of their terms occurs there, and a smaller share in the talk.
 */
export function findEcho(
  text: string,
  { talk, others }: Sources,
  language: Language,
): Reason["kind"] | undefined {
  if (instructionScore(text, language) >= ABOUT_INSTRUCTIONS) return "instruction";
  const keys = termsOf(readText(text, language), language).map(keyOf);
  const shareIn = (known: ReadonlySet<string>): number =>
    keys.filter((key) => known.has(key)).length / Math.max(1, keys.length);
  const said = shareIn(talk);
  return others.find((one) => {
    const echoed = shareIn(one.keys);
    return echoed >= one.share && echoed - said >= one.more;
  })?.kind;
}

export function sourcesOf({
  consultation: { locale, patient_context },
  turns,
  template,
}: Pick<ReadNote, "consultation" | "turns" | "template">): Sources {
  const instructions = findInstructions(turns, locale);
  const ordered = readSentences(turns, locale).filter(({ index }) => instructions.has(index));
  const guidance = template.sections.map((section) => section.guidance);
  const of = (texts: readonly string[]): ReadonlySet<string> => keysIn(texts, locale);
  return {
    talk: of(withoutInstructions(turns, locale).map(({ text }) => text)),
    others: [
      { kind: "instruction", keys: of(ordered.map(({ text }) => text)), share: 0.5, more: 0.1 },
      { kind: "typed", keys: of([patient_context]), share: 0.6, more: 0.3 },
      // Guidance names what belongs under a heading; only a whole sentence of it is an echo.
      { kind: "foreign", keys: of(guidance), share: 0.8, more: 0.4 },
    ],
  };
}

const keysIn = (texts: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      termsOf(readText(text, language), language).flatMap((term) => [keyOf(term), ...term.stems]),
    ),
  );
