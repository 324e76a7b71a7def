import { addDays } from "@relato/shared/domain/calendar.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useRouter } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import type { AgendamentoValues } from "./agendamento-values.ts";
import { presetAgendamento } from "./preset-agendamento.ts";

/** Opens the agenda with a new appointment for tomorrow, which the doctor completes. */
export const useNewAppointment = () => {
  const { locale } = useLanguage();
  const { zone } = useTimeZone();
  const router = useRouter();
  return (part: Partial<AgendamentoValues>): void => {
    const today = dayIn(new Date().toISOString(), zone ?? "UTC");
    const date = addDays(today, 1);
    presetAgendamento(locale, date, part);
    router.history.push(paths.dashboard(locale, "calendar", { mode: "day", date }));
  };
};
