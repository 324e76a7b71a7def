import { useEffect } from "react";
import { pressedShortcut, type ScreenShortcut } from "./shortcuts.ts";

/** Runs the screen's shortcuts while it is shown, except in an open dialog. */
export const useShortcuts = (actions: Record<ScreenShortcut, () => void>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const name = event.isComposing ? null : pressedShortcut(event);
      const isInDialog = event.target instanceof Element && event.target.closest("[role=dialog]");
      if (name === null || isInDialog) return;
      event.preventDefault();
      actions[name]();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  });
};
