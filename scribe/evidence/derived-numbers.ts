import { CLOCK, type Quantity } from "./quantities.ts";
import { DAY } from "./same-numbers.ts";

/** The number from which a count may be spoken in thousands ("cento e trinta e dois" platelets). */
const LEAST_THOUSANDS = 20;

/** The range of a blood pressure spoken in tens without a unit ("13 por 8"). */
const TENS = { least: 4, most: 26 };

/**
 * Whether a number was said in tens, in parts ("um e sessenta e dois"), or is the sum or difference
 * of two neighbouring numbers.
 */
export function isDerived({ raw, value, unit }: Quantity, said: readonly Quantity[]): boolean {
  for (const [at, a] of said.entries()) {
    if (isInTens(a, raw)) return true;
    if (a.unit === "" && a.raw < 100 && (isNear(a.raw + 1900, raw) || isNear(a.raw + 2000, raw)))
      return true;
    if (a.raw >= LEAST_THOUSANDS && isNear(a.raw * 1000, raw)) return true;
    // "Vinte e oito e quatro" (weeks and days) is parsed as a decimal.
    const whole = Math.trunc(a.raw);
    if (a.unit === "" && whole !== a.raw && (whole === raw || isNear((a.raw - whole) * 10, raw)))
      return true;
    const next = said[at + 1];
    if (!next) continue;
    // "Dez e quinze" as a time; "um quilo novecentos e oitenta".
    if (unit === CLOCK && a.raw * 100 + next.raw === (raw >= 1300 ? raw - 1200 : raw)) return true;
    if (next.unit === "" && next.raw >= 100 && next.raw < 1000)
      if (isNear(a.raw * 1000 + next.raw, raw) || isNear(a.raw + next.raw / 1000, raw)) return true;
    const parts = [a.raw + next.raw / 10, a.raw + next.raw / 100, a.raw + next.raw / 1000];
    if (!Number.isInteger(raw) && parts.some((one) => isNear(one, raw))) return true;
    const isCounted = (one: Quantity): boolean =>
      one.unit === unit || (one.unit === "" && !Number.isInteger(raw));
    if (
      unit !== "" &&
      isCounted(a) &&
      isCounted(next) &&
      [a.value + next.value, Math.abs(a.value - next.value)].some((one) => isNear(one, value))
    )
      return true;
  }
  return false;
}

/**
 * Whether a blood pressure was said in tens: "treze e meio" for 135, but not "quatro vírgula dois".
 */
export const isInTens = (said: Quantity, raw: number): boolean =>
  said.unit === "" &&
  said.raw >= TENS.least &&
  said.raw <= TENS.most &&
  raw % 5 === 0 &&
  raw >= 40 &&
  isNear(said.raw * 10, raw);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** The most numbers that are combined with each other. */
const RECKONED = 24;
/** Smaller numbers are too often a sum or product by chance. */
const LEAST_RECKONED = 12;
/** The least digits of a number that is spelled out: "um oito oito". */
const LEAST_DIGITS = 3;

/**
 * Whether the note calculated a number: a product ("three of the two hundreds"), the doses of a
 * course, a difference of decimals, or digits said one by one.
 */
export function isReckoned({ raw, value }: Quantity, said: readonly Quantity[]): boolean {
  if (spellsOut(raw, said)) return true;
  if (raw < LEAST_RECKONED && Number.isInteger(raw)) return false;
  const numbers = said.slice(0, RECKONED);
  for (const [at, a] of numbers.entries())
    for (const b of numbers.slice(at + 1)) {
      const fraction = !Number.isInteger(raw) && (a.unit === b.unit || !a.unit || !b.unit);
      if (fraction && isNear(Math.abs(a.raw - b.raw), raw)) return true;
      if (isNear(a.raw * b.raw, raw) && a.raw > 1 && b.raw > 1) return true;
      if (dosesOf(a, b) === value || dosesOf(b, a) === value) return true;
    }
  return false;
}

/** Whether a number is the sum of two: "twelve on Saturday, six on Sunday". */
export const isSum = ({ raw }: Quantity, said: readonly Quantity[]): boolean =>
  raw >= LEAST_RECKONED &&
  said
    .slice(0, RECKONED)
    .some(
      (a, at) => a.raw > 2 && said.slice(at + 1).some((b) => b.raw > 2 && a.raw + b.raw === raw),
    );

/** The doses of a course: "de seis em seis horas por sete dias" are 28. */
function dosesOf(interval: Quantity, course: Quantity): number {
  const isCourse = interval.unit === "minute" && interval.value >= 240 && course.unit === "day";
  return isCourse ? (course.value * DAY) / interval.value : Number.NaN;
}

function spellsOut(raw: number, said: readonly Quantity[]): boolean {
  const digits = String(raw);
  if (!Number.isInteger(raw) || digits.length < LEAST_DIGITS) return false;
  const spoken = ` ${said.map((one) => one.raw).join(" ")} `;
  return spoken.includes(` ${digits.split("").join(" ")} `);
}
