import type { FieldRange } from "./field-ranges.ts";
import { stateOf } from "./field-ranges.ts";

export type Direction = 1 | -1;

/** A selection, as positions. */
interface Span {
  from: number;
  to: number;
}

const isAfter = (range: FieldRange, { from, to }: Span): boolean =>
  range.from >= to && !(range.from === from && range.to === to);
const isBefore = (range: FieldRange, { from, to }: Span): boolean =>
  range.to <= from && !(range.from === from && range.to === to);

/** The field after or before the selection, in the order of the text. Undefined at the end. */
export const nextField = (
  ranges: readonly FieldRange[],
  selection: Span,
  direction: Direction,
): FieldRange | undefined =>
  direction === 1
    ? ranges.find((range) => isAfter(range, selection))
    : ranges.findLast((range) => isBefore(range, selection));

/** Whether a field still needs the doctor: it is empty, or its default is not confirmed. */
export const isOpen = (range: FieldRange): boolean => stateOf(range) !== "filled";

/** The next open field. After the last one the search continues at the first. */
export const nextOpenField = (
  ranges: readonly FieldRange[],
  selection: Span,
  direction: Direction,
): FieldRange | undefined => {
  const open = ranges.filter(isOpen);
  return nextField(open, selection, direction) ?? (direction === 1 ? open[0] : open.at(-1));
};
