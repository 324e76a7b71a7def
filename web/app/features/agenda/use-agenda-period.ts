import { isDay, MODES } from "@relato/shared/domain/calendar.ts";
import type { Mode } from "@relato/shared/domain/calendar.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { dashboardSearch } from "../../paths.ts";
import type { DashboardSearch } from "../../paths.ts";

export interface Place {
  mode: Mode;
  /** The day in hand, `YYYY-MM-DD`; the one that the query string names, else today. */
  day: string;
  cancelled: boolean;
}

/** Where in the agenda one is, kept in the query string. `go` replaces the place in the history, `open` makes a new one. */
export const usePlace = (
  today: string,
): { place: Place; go: (part: Partial<Place>) => void; open: (part: Partial<Place>) => void } => {
  const search = useSearch({ from: "/dashboard" });
  const navigate = useNavigate({ from: "/dashboard" });
  const place: Place = {
    mode: MODES.find((mode) => mode === search.mode) ?? "month",
    day: isDay(search.date ?? "") ? (search.date as string) : today,
    cancelled: search.status === "all",
  };
  const move = (part: Partial<Place>, replace: boolean): void => {
    const next = { ...place, ...part };
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
  return { place, go: (part) => move(part, true), open: (part) => move(part, false) };
};
