import type { Conditions } from "@relato/shared/domain/chatzello/answer.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { Range } from "./range.ts";
import type { Period } from "./types.ts";

/** How a question was understood, besides its topic; undefined if it has no condition. */
export function conditionsOf(
  { sex, bounds, born, period }: QuestionReading,
  has: string,
): Conditions | undefined {
  const { age, value } = bounds;
  if (!sex && !age && !born && !period && !value && has === "") return undefined;
  return {
    sex,
    age: age && inYears(age),
    born: born && daysOf(born),
    period: period && daysOf(period),
    value: value && { from: finite(value.low), to: finite(value.high), is_open: value.isOpen },
    has,
  };
}

const daysOf = ({ from, to }: Period): Period => ({ from, to });
const finite = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

/** "Over 50" is from 51 years on. */
function inYears({ low, high, isOpen }: Range): { from: number | null; to: number | null } {
  const [from, to] = [finite(low), finite(high)];
  const step = isOpen ? 1 : 0;
  return { from: from === null ? null : from + step, to: to === null ? null : to - step };
}
