import { isDay, MODES, type Mode } from "@relato/shared/domain/calendar.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { dashboardSearch, type DashboardSearch } from "../../paths.ts";

export interface AgendaPeriod {
  mode: Mode;
  /** A day of the period, `YYYY-MM-DD`; today by default. */
  day: string;
  /** Includes cancelled appointments. */
  cancelled: boolean;
}

type ChangePeriod = (part: Partial<AgendaPeriod>) => void;

/** The shown period, from the query string. `go` replaces the history entry, `open` adds one. */
export const useAgendaPeriod = (
  today: string,
): { period: AgendaPeriod; go: ChangePeriod; open: ChangePeriod } => {
  const search = useSearch({ from: "/dashboard" });
  const navigate = useNavigate({ from: "/dashboard" });
  const { date = "" } = search;
  const period: AgendaPeriod = {
    mode: MODES.find((mode) => mode === search.mode) ?? "month",
    day: isDay(date) ? date : today,
    cancelled: search.status === "all",
  };
  const navigateTo = (part: Partial<AgendaPeriod>, replace: boolean): void => {
    const next = { ...period, ...part };
    void navigate({
      replace,
      resetScroll: false,
      search: (current: DashboardSearch) =>
        dashboardSearch({
          ...current,
          mode: next.mode === "month" ? undefined : next.mode,
          date: next.day === today ? undefined : next.day,
          status: next.cancelled ? "all" : undefined,
        }),
    });
  };
  return {
    period,
    go: (part) => navigateTo(part, true),
    open: (part) => navigateTo(part, false),
  };
};
