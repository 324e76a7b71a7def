import type { NumberSpan } from "../language/numbers.ts";
import type { ReadText } from "../talk/sentences.ts";
import type { Unit } from "./units.ts";

/** Measures that a unit alone names, if the value is an item of a list: "46,8 kg, corada". */
const BY_UNIT: Record<string, Record<string, readonly [number, number]>> = {
  weight: { kg: [0.4, 400], lb: [1, 900], lbs: [1, 900] },
  height: { m: [0.4, 2.3], cm: [40, 230] },
};
const ENDS = new Set([",", ";", ".", ":", "(", ")", "e", "y", "and", "|"]);

/** Whether texts may have such values of a measure. */
export const mayBeUnnamed = ({ id }: Unit, text: string): boolean =>
  id === "blood pressure"
    ? /\d\s?[x/×]\s?\d/i.test(text)
    : id in BY_UNIT && /\d\s?(?:kg|lbs?|c?m)\b/i.test(text);

/** The numbers that are a measure's value without its name. */
export function unnamedValues(
  read: ReadText,
  { id }: Unit,
  numbers: readonly NumberSpan[],
): number[] {
  const units = BY_UNIT[id];
  if (!units) return [];
  return numbers.flatMap(({ from, to, value }) => {
    const range = units[read.tokens[to]?.t ?? ""];
    if (!range || !isItem(read, from, to + 1)) return [];
    return value >= range[0] && value <= range[1] ? [value] : [];
  });
}

/** Whether tokens are a whole item of a list. */
export const isItem = ({ tokens }: ReadText, from: number, to: number): boolean =>
  (from === 0 || ENDS.has(tokens[from - 1]!.t)) && (to >= tokens.length || ENDS.has(tokens[to]!.t));
