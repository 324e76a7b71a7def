/** Limits of a number, both inclusive or not. */
export interface Range {
  low: number;
  high: number;
  isOpen: boolean;
}

export const isWithin = (value: number, { low, high, isOpen }: Range): boolean =>
  isOpen ? value > low && value < high : value >= low && value <= high;
