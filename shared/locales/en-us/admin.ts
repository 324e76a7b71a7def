import type { ViewMessages } from "../pt-br/views.ts";

export const admin: ViewMessages["admin"] = {
  title: "Super Admin",
  notYet:
    "The administration panel is not part of this version yet. Metrics and the list of users come with it.",
  meanwhile:
    "Until then, this installation is administered from the command line (npm run relato).",
  back: "Back to home",
};
