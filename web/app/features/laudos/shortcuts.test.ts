import { expect, test } from "vitest";
import { pressedShortcut, SHORTCUTS, shownKeys } from "./shortcuts.ts";

const press = (
  key: string,
  held: Partial<Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", true>>,
) => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : "",
  ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...held,
});

test("shortcuts of the screen, on a PC and on a Mac", () => {
  expect(pressedShortcut(press("n", { altKey: true }), false)).toBe("create");
  // Option and a letter type accents on a Mac.
  expect(pressedShortcut(press("n", { altKey: true }), true)).toBeNull();
  expect(pressedShortcut(press("N", { ctrlKey: true, shiftKey: true }), true)).toBe("create");
  expect(pressedShortcut(press("s", { metaKey: true }), true)).toBe("save");
  expect(pressedShortcut(press("s", { ctrlKey: true }), false)).toBe("save");
  // Some keyboards need Shift for the slash.
  expect(pressedShortcut(press("/", { ctrlKey: true, shiftKey: true }), false)).toBe("shortcuts");
  // AltGr types characters.
  expect(pressedShortcut(press("n", { altKey: true, ctrlKey: true }), false)).toBeNull();
  expect(pressedShortcut(press("n", {}), false)).toBeNull();
});

test("keys are shown as the device has them, and none is used twice", () => {
  expect(shownKeys("Alt+N", true)).toBe("Ctrl+Shift+N");
  expect(shownKeys("Ctrl+S", true)).toBe("⌘S");
  expect(shownKeys("Alt+N", false)).toBe("Alt+N");
  const keys = SHORTCUTS.flatMap(({ keys: all }) => [...all]);
  expect(new Set(keys).size).toBe(keys.length);
});
