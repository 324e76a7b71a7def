import { expect, test } from "vitest";
import { pressedShortcut, shownKeys } from "./shortcut.ts";

const SHORTCUTS = [
  { name: "create", keys: ["Alt+N"] },
  { name: "save", keys: ["Ctrl+S"] },
  { name: "shortcuts", keys: ["Ctrl+/", "?"] },
  { name: "next", keys: ["F8"] },
  { name: "previous", keys: ["Shift+F8"] },
];

const press = (
  key: string,
  held: Partial<Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", true>>,
) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : "",
  ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...held,
});

test("the shortcut of a pressed key, on a PC and on a Mac", () => {
  expect(pressedShortcut(SHORTCUTS, press("n", { altKey: true }), false)).toBe("create");
  // Option and a letter type accents on a Mac.
  expect(pressedShortcut(SHORTCUTS, press("n", { altKey: true }), true)).toBeNull();
  expect(pressedShortcut(SHORTCUTS, press("N", { ctrlKey: true, shiftKey: true }), true)).toBe(
    "create",
  );
  expect(pressedShortcut(SHORTCUTS, press("s", { metaKey: true }), true)).toBe("save");
  expect(pressedShortcut(SHORTCUTS, press("s", { ctrlKey: true }), false)).toBe("save");
  // Some keyboards need Shift for the slash.
  expect(pressedShortcut(SHORTCUTS, press("/", { ctrlKey: true, shiftKey: true }), false)).toBe(
    "shortcuts",
  );
  // AltGr types characters.
  expect(pressedShortcut(SHORTCUTS, press("n", { altKey: true, ctrlKey: true }), false)).toBeNull();
  expect(pressedShortcut(SHORTCUTS, press("n", {}), false)).toBeNull();
});

test("a sign needs Shift on some keyboards only, a function key never", () => {
  expect(pressedShortcut(SHORTCUTS, press("?", {}), false)).toBe("shortcuts");
  expect(pressedShortcut(SHORTCUTS, press("?", { shiftKey: true }), false)).toBe("shortcuts");
  expect(pressedShortcut(SHORTCUTS, press("?", { altKey: true }), false)).toBeNull();
  expect(pressedShortcut(SHORTCUTS, press("F8", {}), false)).toBe("next");
  expect(pressedShortcut(SHORTCUTS, press("F8", { shiftKey: true }), false)).toBe("previous");
});

test("keys are shown as the device has them", () => {
  expect(shownKeys("Alt+N", true)).toBe("Ctrl+Shift+N");
  expect(shownKeys("Ctrl+S", true)).toBe("⌘S");
  expect(shownKeys("Alt+N", false)).toBe("Alt+N");
});
