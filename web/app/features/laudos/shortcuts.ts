import type { Shortcut } from "../../ui/shortcuts/shortcut.ts";
import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

type Words = (Messages & ViewMessages)["laudos"]["shortcuts"];

/** A shortcut of the screen, or one of the editor that the dialog explains. */
interface LaudoShortcut extends Shortcut {
  name: keyof Words["names"];
  group: keyof Words["groups"];
}

/** Every shortcut of the view. */
export const SHORTCUTS = [
  { name: "create", group: "screen", keys: ["Alt+N"] },
  { name: "masks", group: "screen", keys: ["Alt+M"] },
  { name: "phrases", group: "screen", keys: ["Alt+F"] },
  { name: "patient", group: "screen", keys: ["Alt+B"] },
  { name: "dictate", group: "screen", keys: ["F4", "Alt+D"] },
  { name: "check", group: "screen", keys: ["Alt+V"] },
  { name: "conclusion", group: "screen", keys: ["Alt+C"] },
  { name: "sign", group: "screen", keys: ["Alt+S"] },
  { name: "pdf", group: "screen", keys: ["Alt+P"] },
  { name: "save", group: "screen", keys: ["Ctrl+S"] },
  { name: "shortcuts", group: "screen", keys: ["Ctrl+/"] },
  { name: "nextField", group: "fields", keys: ["Tab"] },
  { name: "previousField", group: "fields", keys: ["Shift+Tab"] },
  { name: "nextOpen", group: "fields", keys: ["F8"] },
  { name: "previousOpen", group: "fields", keys: ["Shift+F8"] },
  { name: "confirm", group: "fields", keys: ["Enter", "F9"] },
  { name: "confirmAll", group: "fields", keys: ["Shift+F9"] },
  { name: "openList", group: "fields", keys: ["Alt+↓"] },
  { name: "stepOut", group: "fields", keys: ["→"] },
  { name: "removeField", group: "fields", keys: ["Backspace"] },
  { name: "leave", group: "fields", keys: ["Esc Tab"] },
  { name: "choose", group: "list", keys: ["1–9"] },
  { name: "move", group: "list", keys: ["↑ ↓"] },
  { name: "type", group: "list", keys: ["A–Z"] },
] as const satisfies readonly LaudoShortcut[];

type ScreenShortcut = Extract<(typeof SHORTCUTS)[number], { group: "screen" }>;

/** The shortcuts that the screen runs. The editor runs the others. */
export const SCREEN_SHORTCUTS = SHORTCUTS.filter(
  (one): one is ScreenShortcut => one.group === "screen",
);
