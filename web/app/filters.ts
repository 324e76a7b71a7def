import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { dashboardSearch } from "./paths.ts";
import type { DashboardSearch, Filter } from "./paths.ts";

/**
 * One of the view's filters, from the query string; an empty string means none. `change` replaces
 * the history entry. `open` adds one, so that "back" undoes a chosen patient or tab.
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
    /** The text of a view's search box. It is kept in the history and never in the URL. */
    typed?: string;
  }
}

/** The search text is applied this long after the last keystroke, in milliseconds. */
const SETTLED_MS = 200;

/** A view's search box: its text, and the text that is searched for after a pause. */
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
