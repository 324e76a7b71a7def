import type { Locale } from "@relato/shared/domain/language.ts";
import { agendamentoDrafts, newDraftId } from "./agendamento-drafts.ts";
import { type AgendamentoValues, newValues } from "./agendamento-values.ts";

let presetDay: string | null = null;

/** Fills the draft of a new appointment, which the agenda then opens. */
export const presetAgendamento = (
  locale: Locale,
  day: string,
  part: Partial<AgendamentoValues>,
): void => {
  const base = newValues(day, locale);
  agendamentoDrafts.keep(newDraftId(day), { base, values: { ...base, ...part } });
  presetDay = day;
};

/** The day of the appointment to open, once. */
export const takePresetDay = (): string | null => {
  const day = presetDay;
  presetDay = null;
  return day;
};
