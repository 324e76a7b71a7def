import type { Page } from "@playwright/test";

/** A keyboard that counts: a combination is one keystroke, a typed text one for each character. */
export const createKeyboard = (page: Page) => {
  let keystrokes = 0;
  return {
    count: (): number => keystrokes,
    press: async (keys: string, times = 1): Promise<void> => {
      for (let at = 0; at < times; at += 1) await page.keyboard.press(keys);
      keystrokes += times;
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text);
      keystrokes += text.length;
    },
  };
};
export type Keyboard = ReturnType<typeof createKeyboard>;
