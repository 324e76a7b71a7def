import type { Messages } from "../pt-br/app.ts";

export const common: Messages["common"] = {
  product: "Relato",
  retry: "Try again",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  loading: "Loading…",
  loadMore: "Load more",
  skipToContent: "Skip to content",
  example: "Example",
  selectPlaceholder: "Select…",
  optional: "optional",
  support: {
    open: "Contact support",
    newTab: "opens in another tab",
    write: "Need help? Write to",
  },
  request: (id) => `Request code: ${id}`,
  language: { "pt-BR": "Portuguese", "en-US": "English", es: "Spanish" },
  or: "or",
  moreActions: "More actions",
  themes: { light: "Light", dark: "Dark", system: "Same as system" },
  age: {
    days: (value) => (value === 1 ? "1 day old" : `${value} days old`),
    weeks: (value) => (value === 1 ? "1 week old" : `${value} weeks old`),
    months: (value) => (value === 1 ? "1 month old" : `${value} months old`),
    years: (value) => (value === 1 ? "1 year old" : `${value} years old`),
  },
  cpfEnd: (digits) => `CPF ending in ${digits}`,
};
