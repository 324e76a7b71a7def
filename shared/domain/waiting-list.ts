/** Patients who wait for an earlier or a first appointment, and the free times that suit them. */
import { z } from "zod";
import { agendamentoFields, readDuracao } from "./agendamento.ts";
import { isDay } from "./calendar.ts";
import { optionalLines } from "./fields.ts";
import type { FreeTime } from "./free-times.ts";
import { weekdayOf } from "./working-hours.ts";
import { dayIn, zonedTime } from "./zone.ts";

/** Entries of one doctor. */
export const MAX_WAITING = 500;
export const MAX_WAITING_NOTE = 500;

export const DAY_PARTS = ["any", "morning", "afternoon"] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export const WAITING_PRIORITIES = ["normal", "high"] as const;
export type WaitingPriority = (typeof WAITING_PRIORITIES)[number];
/** The afternoon begins at noon. */
const NOON = "12:00";

/** The stored fields that a form changes. Days are in the doctor's time zone. */
export const waitingFields = z.object({
  paciente_id: z.uuid(),
  /** The appointment that the patient has and would move to an earlier time. */
  agendamento_id: z.uuid().nullable(),
  tipo: agendamentoFields.shape.tipo,
  /** Minutes. */
  duracao_min: z.int(),
  /** The first and the last possible day (`YYYY-MM-DD`). */
  from_day: z.string().nullable(),
  until_day: z.string().nullable(),
  /** 0 is Sunday. Empty: every day. */
  weekdays: z.array(z.int()),
  day_part: z.enum(DAY_PARTS),
  priority: z.enum(WAITING_PRIORITIES),
  note: z.string().nullable(),
});
export type WaitingFields = z.infer<typeof waitingFields>;

const optionalDay = z
  .string()
  .refine((typed) => typed === "" || isDay(typed), "WAITING_PERIOD_INVALID")
  .transform((typed) => typed || null);

/** What a form sends, parsed to the stored fields. */
export const waitingForm = waitingFields
  .extend({
    paciente_id: z.uuid("FIELD_REQUIRED"),
    duracao_min: z.number().nullable().transform(readDuracao),
    from_day: optionalDay,
    until_day: optionalDay,
    weekdays: z
      .array(z.int().min(0).max(6))
      .max(7)
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    note: optionalLines(MAX_WAITING_NOTE),
  })
  .refine(
    ({ from_day, until_day }) => from_day === null || until_day === null || from_day <= until_day,
    { error: "WAITING_PERIOD_INVALID", path: ["until_day"] },
  );
export type WaitingDraft = z.input<typeof waitingForm>;
export type WaitingForm = z.output<typeof waitingForm>;

/** What decides whether a time suits a patient. */
export type Wish = Pick<
  WaitingFields,
  "duracao_min" | "from_day" | "until_day" | "weekdays" | "day_part"
> & {
  /** The appointment that would move to an earlier time. It keeps its length. */
  agendamento: { data: string; duracao_min: number } | null;
};

export const lengthOf = ({ agendamento, duracao_min }: Wish): number =>
  agendamento?.duracao_min ?? duracao_min;

const isWishedDay = ({ from_day, until_day, weekdays }: Wish, day: string): boolean =>
  (from_day === null || from_day <= day) &&
  (until_day === null || day <= until_day) &&
  (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));

/** The earliest instant within a free time that suits the patient; null if none does. */
export const findStart = (wish: Wish, free: FreeTime, timeZone: string): string | null => {
  const day = dayIn(free.from, timeZone);
  if (!isWishedDay(wish, day)) return null;
  const noon = Date.parse(zonedTime(day, NOON, timeZone)?.instant ?? free.from);
  const from = Date.parse(free.from);
  const start = wish.day_part === "afternoon" ? Math.max(from, noon) : from;
  const isMorning = start < noon;
  if (wish.day_part === "morning" && !isMorning) return null;
  if (start + lengthOf(wish) * 60_000 > Date.parse(free.to)) return null;
  const isEarlier = wish.agendamento === null || start < Date.parse(wish.agendamento.data);
  return isEarlier ? new Date(start).toISOString() : null;
};

/** A free time with the patients whom it suits, in the order of the list. */
export interface Opening<W extends Wish> {
  free: FreeTime;
  offers: { entry: W; data: string }[];
}

/** The free times that suit a patient at least. */
export const findOpenings = <W extends Wish>(
  entries: readonly W[],
  free: readonly FreeTime[],
  timeZone: string,
): Opening<W>[] =>
  free.flatMap((one) => {
    const offers = entries.flatMap((entry) => {
      const data = findStart(entry, one, timeZone);
      return data === null ? [] : [{ entry, data }];
    });
    return offers.length === 0 ? [] : [{ free: one, offers }];
  });
