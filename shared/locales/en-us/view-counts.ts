import type { ViewMessages } from "../pt-br/views.ts";

export const viewCounts: ViewMessages["viewCounts"] = {
  title: "Most opened views",
  intro:
    "How often each view was opened in the last 30 days, by people who allow usage statistics. Only the day's count is stored, without account, address or time.",
  empty: "No view was counted in the last 30 days.",
  failed: "The counts of views could not be loaded",
  columns: { view: "View", total: "30 days", days: "By day" },
  chart: (view, total) => `${view}: opened ${total} times in 30 days`,
};
