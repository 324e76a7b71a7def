/** Rules of a list of appointments (specification 2.12). */

/** Days of one request: a month by whole weeks, and some room. */
export const MAX_RANGE_DAYS = 62;
/** Appointments of one response. */
export const MAX_LISTED = 5000;

const MINUTE_MS = 60_000;

interface Slot {
  data: string;
  duracao_min: number;
}

export const endOf = ({ data, duracao_min }: Slot): string =>
  new Date(Date.parse(data) + duracao_min * MINUTE_MS).toISOString();

/** How late a doctor may be with a patient who is still expected. */
const LATE_MS = 30 * MINUTE_MS;
/** How early the next consultation is prepared unasked. */
const EARLY_MS = 60 * MINUTE_MS;

/** The first appointment of a sorted list whose patient is still expected; null if none is. */
export const nextAppointment = <
  A extends Slot & { cancelled_at: string | null; consulta_id: string | null; paciente: unknown },
>(
  sorted: readonly A[],
  now: Date,
): A | null =>
  sorted.find(
    (one) =>
      one.paciente !== null &&
      one.consulta_id === null &&
      one.cancelled_at === null &&
      Date.parse(endOf(one)) + LATE_MS > now.getTime(),
  ) ?? null;

/** Whether the appointment begins within an hour, or has begun. */
export const isNear = ({ data }: Slot, now: Date): boolean =>
  Date.parse(data) - now.getTime() <= EARLY_MS;

/** The number of values of a sorted list that are below `value`. */
const countBelow = (sorted: readonly number[], value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The number of other appointments that overlap each one. Cancelled ones do not count; neither does
 * one that starts when another ends. Counts, because pairs grow quadratically.
 */
export const countConflicts = <A extends Slot & { cancelled_at: string | null }>(
  all: readonly A[],
): Map<A, number> => {
  const live = all.filter(({ cancelled_at }) => cancelled_at === null);
  const starts = live.map(({ data }) => Date.parse(data)).toSorted((a, b) => a - b);
  const ends = live.map((one) => Date.parse(endOf(one))).toSorted((a, b) => a - b);
  return new Map(
    live.map((one) => {
      const startedBeforeEnd = countBelow(starts, Date.parse(endOf(one)));
      const endedByStart = countBelow(ends, Date.parse(one.data) + 1);
      return [one, startedBeforeEnd - endedByStart - 1];
    }),
  );
};
