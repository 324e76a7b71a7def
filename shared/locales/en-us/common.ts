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
  age: ({ unit, value }) => `${value} ${value === 1 ? unit.slice(0, -1) : unit} old`,
  cpfEnd: (digits) => `CPF ending in ${digits}`,
};
