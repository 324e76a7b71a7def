/** Whether `YYYY-MM-DD` is a calendar day from 1850 to `today`. */
export const isBirthDate = (day: string, today: string): boolean => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === day &&
    day <= today &&
    day >= "1850-01-01"
  );
};

/** Whole years from birth to `today`, both `YYYY-MM-DD`. */
export const ageOn = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** The day in a time zone, by default the machine's, `YYYY-MM-DD`. */
export const dayOf = (instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

/** The latest day that is already today somewhere: the date changes first at UTC+14. */
export const latestToday = (): string => dayOf(new Date(), "Pacific/Kiritimati");
