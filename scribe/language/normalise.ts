import type { Language } from "@relato/shared/domain/language.ts";
import { writeDigits } from "./digits.ts";
import { removeInside, removeLead, removeSounds, removeTags } from "./markers.ts";
import { normalisationOf } from "./phrase-lists.ts";
import { writeReadings } from "./readings.ts";
import { removeRepeats } from "./repeats.ts";
import { capitalise } from "./text.ts";

/**
 * Cleans a spoken clause without changing its meaning. Removes discourse markers, forms of address
 * and repeated little words; expands contractions; writes numbers, units and spelled-out names as
 * digits and signs. The order of the words does not change.
 */
export function normalise(text: string, language: Language): string {
  const fluent = replacePauses(removeRepeats(removeSounds(text, language), language));
  const stripped = removeInside(removeLead(removeTags(fluent, language), language), language);
  return tidy(
    writeDigits(writeReadings(expandContractions(stripped, language), language), language),
  );
}

const WORD = /[\p{L}'’]+/gu;

function expandContractions(text: string, language: Language): string {
  const { spelling } = normalisationOf(language);
  return text.replace(WORD, (word) => {
    const written = spelling.get(word.toLowerCase());
    if (written === undefined) return word;
    return /^\p{Lu}/u.test(word) ? capitalise(written) : written;
  });
}

/** Replaces each pause by a comma, or by nothing before another mark. */
const replacePauses = (text: string): string =>
  text.replace(/(?:\.\.\.|…)\s*(?=[,.;!?]|$)/g, "").replace(/(?<!\s)\s*(?:\.\.\.|…)\s*/g, ", ");

/** Fixes spaces and marks and starts with a capital. The mark at the end is kept. */
function tidy(text: string): string {
  const out = text
    .replace(/[“”"«»]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1")
    .replace(/,\s*([.!?])/g, "$1")
    .replace(/^[\s,.;:!?-]+/, "")
    .replace(/(?<![\s,;:-])[\s,;:-]+$/, "")
    .trim();
  const mark = /^[¿¡]/.exec(out)?.[0] ?? "";
  return mark + capitalise(out.slice(mark.length));
}
