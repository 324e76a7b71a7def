/** Adds months to a UTC time (seconds); a day after the month's end becomes its last day. */
export const addMonths = (at: number, months: number): number => {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
};

/** The end of the period from `start`, in steps from the anchor: Jan 31, Feb 28, Mar 31. */
export const nextPeriodEnd = (anchor: number, months: number, start: number): number => {
  let steps = 1;
  while (addMonths(anchor, steps * months) <= start) steps += 1;
  return addMonths(anchor, steps * months);
};
