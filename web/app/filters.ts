import { useNavigate, useSearch } from "@tanstack/react-router";
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
      search: (current: DashboardSearch) =>
        dashboardSearch({ ...current, [filter]: value === "" ? undefined : value }),
    });
  return {
    value: search[filter] ?? "",
    change: (value) => go(value, true),
    open: (value) => go(value, false),
  };
};
