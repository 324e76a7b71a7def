/** A key or a combination of keys with one meaning. */
export interface Shortcut {
  name: string;
  /** Each entry does the same. Parts of a combination are joined with "+". */
  keys: readonly string[];
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The combination as it is pressed on this device. */
export const shownKeys = (keys: string, mac = isMac()): string =>
  mac ? keys.replace(/^Alt\+(?=[A-Z])/, "Ctrl+Shift+").replace(/^Ctrl\+(?!Shift)/, "⌘") : keys;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const isPressed = (event: Pressed, keys: string, mac: boolean): boolean => {
  const [modifier, key = ""] = keys.split("+");
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === "" || modifier === "Shift") {
    // Keyboards differ in whether a sign such as "?" needs Shift.
    const isShifted = keys.length === 1 ? shiftKey : key !== "";
    return (
      event.key === (key === "" ? keys : key) &&
      shiftKey === isShifted &&
      !altKey &&
      !ctrlKey &&
      !metaKey
    );
  }
  const isKey = event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key}`;
  if (!isKey) return false;
  if (modifier === "Alt")
    return mac ? ctrlKey && shiftKey && !altKey && !metaKey : altKey && !ctrlKey && !metaKey;
  return (mac ? metaKey : ctrlKey) && !altKey;
};

/**
 * The shortcut that a key event presses, or null. Alt with a letter is free in browsers and screen
 * readers, except on Macs, where Option types accents: there it is Ctrl+Shift. Firefox in
 * Portuguese opens menus with Alt+S, Alt+V and Alt+F unless the page prevents the key.
 */
export const pressedShortcut = <S extends Shortcut>(
  shortcuts: readonly S[],
  event: Pressed,
  mac = isMac(),
): S["name"] | null =>
  shortcuts.find(({ keys }) => keys.some((one) => isPressed(event, one, mac)))?.name ?? null;
