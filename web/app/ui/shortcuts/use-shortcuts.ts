import { useEffect } from "react";
import { pressedShortcut, type Shortcut } from "./shortcut.ts";

const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/**
 * Runs the action of a pressed shortcut while the component is mounted, except in a dialog. Without
 * `inText`, keys do nothing in fields and editors either, and leave the key to a handler that was
 * faster. With it, all keys must have a modifier or type nothing.
 */
export const useShortcuts = <S extends Shortcut>(
  shortcuts: readonly S[],
  actions: Record<S["name"], () => void>,
  { inText = false }: { inText?: boolean } = {},
): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const name = event.isComposing ? null : pressedShortcut(shortcuts, event);
      if (name === null || event.defaultPrevented) return;
      const skipped = inText ? OVERLAY : `${OVERLAY}, ${TYPING}`;
      if (event.target instanceof Element && event.target.closest(skipped) !== null) return;
      event.preventDefault();
      actions[name as S["name"]]();
    };
    window.addEventListener("keydown", press, { capture: inText });
    return () => window.removeEventListener("keydown", press, { capture: inText });
  });
};
