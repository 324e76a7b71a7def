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

/** The day of the appointment to open, until `dropPresetDay`. */
export const peekPresetDay = (): string | null => presetDay;

/** Call it once the appointment is open: React may render a view twice before it is shown. */
export const dropPresetDay = (): void => {
  presetDay = null;
};
