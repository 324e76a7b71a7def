import type { ViewMessages } from "../pt-br/views.ts";

export const overtaken: ViewMessages["overtaken"] = {
  detail:
    "Another tab or device saved these fields after you opened the form. Nothing you typed is lost. Compare and choose.",
  saved: "Saved now",
  typed: "You typed",
  keep: "Save what I typed",
  take: "Keep what is saved",
};
