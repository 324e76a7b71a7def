import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { ViewMessages } from "@relato/shared/locales/pt-br/views.ts";

type Words = (Messages & ViewMessages)["laudos"]["shortcuts"];

/** A shortcut of the screen, or one of the editor that the dialog explains. */
interface Shortcut {
  name: keyof Words["names"];
  group: keyof Words["groups"];
  /** Each entry does the same. Parts of a combination are joined with "+". */
  keys: readonly string[];
}

/**
 * Every shortcut of the view. Alt with a letter is free in browsers and screen readers, except on
 * Macs, where Option types accents: there it is Ctrl+Shift. Firefox in Portuguese opens menus with
 * Alt+S, Alt+V and Alt+F, but only if the page does not prevent the key.
 */
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
] as const satisfies readonly Shortcut[];

export type ScreenShortcut = Extract<(typeof SHORTCUTS)[number], { group: "screen" }>["name"];

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The combination as it is pressed on this device. */
export const shownKeys = (keys: string, mac = isMac()): string =>
  mac ? keys.replace(/^Alt\+(?=[A-Z])/, "Ctrl+Shift+").replace(/^Ctrl\+(?!Shift)/, "⌘") : keys;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const isPressed = (event: Pressed, keys: string, mac: boolean): boolean => {
  const [modifier, key = ""] = keys.split("+");
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === "") return event.key === keys && !altKey && !ctrlKey && !metaKey && !shiftKey;
  const isKey = event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key}`;
  if (!isKey) return false;
  if (modifier === "Alt")
    return mac ? ctrlKey && shiftKey && !altKey && !metaKey : altKey && !ctrlKey && !metaKey;
  return (mac ? metaKey : ctrlKey) && !altKey;
};

/** The shortcut of the screen that a key event presses. */
export const pressedShortcut = (event: Pressed, mac = isMac()): ScreenShortcut | null =>
  SHORTCUTS.find(
    (one): one is Extract<(typeof SHORTCUTS)[number], { group: "screen" }> =>
      one.group === "screen" && one.keys.some((keys) => isPressed(event, keys, mac)),
  )?.name ?? null;
