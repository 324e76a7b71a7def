import type { Measure } from "./measures.ts";

/** The sum of two volumes, or the distance of two places: "TEG a 37 cm, pinçamento a 39 cm". */
export const isDerived = (value: number, known: readonly Measure[]): boolean => {
  const isDistance = known.some(
    ({ values: [a = 0], quantity }, index) =>
      quantity === "mm" &&
      value > 0 &&
      Math.abs(Math.abs(a - (known[index + 1]?.values[0] ?? a)) - value) < 0.1,
  );
  if (isDistance || isBetween(value, known)) return true;
  if (known.length > 24 || known[0]?.quantity !== "ml") return false;
  const values = known.flatMap(({ values: all }) => all);
  const near = (a: number): boolean => Math.abs(a - value) <= Math.max(0.02 * value, 0.51);
  return values.some((a, i) => values.some((b, j) => j > i && near(a + b)));
};

/** Levels of an endoscope are so many mm from the teeth. */
const DEEP = 150;

/** The distance of two levels of an endoscope: "GEJ at 38 cm", "pinch at 41 cm". */
const isBetween = (value: number, known: readonly Measure[]): boolean => {
  const levels = known
    .flatMap(({ values, quantity }) => (quantity === "mm" && values.length === 1 ? values : []))
    .filter((level) => level >= DEEP)
    .slice(0, MOST_LEVELS);
  return value > 0 && levels.some((a) => levels.some((b) => Math.abs(a - b - value) < 0.1));
};
const MOST_LEVELS = 12;
