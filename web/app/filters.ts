import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { dashboardSearch } from "./paths.ts";
import type { DashboardSearch, Filter } from "./paths.ts";

/**
 * One of the view's filters, kept in the query string; empty means none. Changing it replaces the place in the history; `open` makes a new
 * one, so that "back" undoes it (a chosen patient, a tab).
 */
export const useFilter = (
  filter: Filter,
): { value: string; change: (value: string) => void; open: (value: string) => void } => {
  const search = useSearch({ from: "/dashboard" });
  const navigate = useNavigate({ from: "/dashboard" });
  const go = (value: string, replace: boolean): void =>
    void navigate({
      replace,
      state: true,
      search: (current: DashboardSearch) =>
        dashboardSearch({ ...current, [filter]: value === "" ? undefined : value }),
    });
  return {
    value: search[filter] ?? "",
    change: (value) => go(value, true),
    open: (value) => go(value, false),
  };
};

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What is typed into a view's search box: kept with the place in the history and never in its address. */
    typed?: string;
  }
}

/** How long somebody must have stopped typing before it is asked for, in milliseconds. */
const SETTLED_MS = 200;

/** A view's search text: what stands in the box, and what it was when the typing last paused. Reload, back and forward keep it. */
export const useTyped = (): { typed: string; settled: string; type: (text: string) => void } => {
  const settled = useLocation().state.typed ?? "";
  const navigate = useNavigate({ from: "/dashboard" });
  const [typed, type] = useState(settled);
  useEffect(() => {
    if (typed === settled) return;
    const timer = setTimeout(
      () =>
        void navigate({
          replace: true,
          resetScroll: false,
          search: true,
          state: (state) => ({ ...state, typed }),
        }),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, settled, navigate]);
  return { typed, settled, type };
};
