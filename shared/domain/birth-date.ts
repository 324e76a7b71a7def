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

/** An age as a doctor says it. */
export interface Age {
  unit: "days" | "weeks" | "months" | "years";
  value: number;
}

const DAY_MS = 86_400_000;
/** From so many days on in weeks, from so many weeks and months on in the next unit. */
const [NEWBORN_DAYS, WEEKS, MONTHS] = [28, 13, 24];

/** The age on `today`, both `YYYY-MM-DD`: of a newborn in days, then in weeks, months and years. */
export const agePartsOn = (birth: string, today: string): Age => {
  const days = Math.round((Date.parse(today) - Date.parse(birth)) / DAY_MS);
  if (days < NEWBORN_DAYS) return { unit: "days", value: Math.max(0, days) };
  if (days < WEEKS * 7) return { unit: "weeks", value: Math.floor(days / 7) };
  const [from, to] = [birth, today].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  const months = to! - from! - (today.slice(8) < birth.slice(8) ? 1 : 0);
  return months < MONTHS
    ? { unit: "months", value: months }
    : { unit: "years", value: ageOn(birth, today) };
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
