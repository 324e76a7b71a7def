/** What is focused: the next item of the list, the first control of a part, or a sentence. */
export type PanelFocus = "next" | "first" | "sign" | "pdf" | "signed";

const CONTROL = "button:not(:disabled), a[href], input, textarea, select";

const nextItem = (panel: HTMLElement): Element | undefined => {
  const items = [...panel.querySelectorAll("li")];
  const current = items.findIndex((item) => item.contains(document.activeElement));
  return items[(current + 1) % items.length];
};

const findPart = (panel: HTMLElement, focus: PanelFocus): Element | null | undefined => {
  switch (focus) {
    case "next":
      return nextItem(panel);
    case "first":
      return panel.querySelector(CONTROL);
    default:
      return panel.querySelector(`[data-focus="${focus}"]`);
  }
};

/** Focuses a control of a panel; a panel without one is focused itself. */
export const focusInPanel = (panel: HTMLElement, focus: PanelFocus): void => {
  const part = findPart(panel, focus) ?? panel;
  if (part instanceof HTMLElement && part.hasAttribute("tabindex")) return part.focus();
  const control = part.querySelector(CONTROL) ?? panel.querySelector(CONTROL);
  if (control instanceof HTMLElement) return control.focus();
  panel.tabIndex = -1;
  panel.focus();
};
