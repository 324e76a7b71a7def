import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import type { Shortcut } from "../../ui/shortcuts/shortcut.ts";

type Words = Messages["shortcuts"];

interface PageShortcut extends Shortcut {
  name: keyof Words["names"];
  group: keyof Words["groups"];
}

/**
 * The shortcuts of the application. Laudos have their own (features/laudos/shortcuts.ts), with the
 * same keys for the same things. The search and the player run theirs.
 */
export const SHORTCUTS = [
  { name: "list", group: "everywhere", keys: ["?"] },
  { name: "search", group: "everywhere", keys: ["Ctrl+K"] },
  { name: "record", group: "everywhere", keys: ["Alt+G"] },
  { name: "pause", group: "everywhere", keys: ["Alt+I"] },
  { name: "nextDoubt", group: "consultation", keys: ["F8"] },
  { name: "previousDoubt", group: "consultation", keys: ["Shift+F8"] },
  { name: "sign", group: "consultation", keys: ["Alt+S"] },
  { name: "nextDocument", group: "consultation", keys: ["Alt+O"] },
  { name: "play", group: "consultation", keys: ["Alt+K"] },
  { name: "back", group: "consultation", keys: ["Alt+J"] },
  { name: "forward", group: "consultation", keys: ["Alt+L"] },
] as const satisfies readonly PageShortcut[];

const select = <N extends (typeof SHORTCUTS)[number]["name"]>(
  ...names: readonly N[]
): (Shortcut & { name: N })[] =>
  names.flatMap((name) => {
    const keys = SHORTCUTS.find((one) => one.name === name)?.keys;
    return keys === undefined ? [] : [{ name, keys }];
  });

export const EVERYWHERE_SHORTCUTS = select("list", "record", "pause");
export const CONSULTATION_SHORTCUTS = select("nextDoubt", "previousDoubt", "sign", "nextDocument");
