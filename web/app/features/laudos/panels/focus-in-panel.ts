/** What a shortcut focuses: the next item of the list, or the first control of a part. */
export type PanelFocus = "next" | "first" | "sign" | "pdf";

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
      return panel;
    default:
      return panel.querySelector(`[data-focus="${focus}"]`);
  }
};

/** Focuses a control of a panel; a panel without one is focused itself. */
export const focusInPanel = (panel: HTMLElement, focus: PanelFocus): void => {
  const part = findPart(panel, focus) ?? panel;
  const control = part.querySelector<HTMLElement>(CONTROL) ?? panel.querySelector(CONTROL);
  if (control instanceof HTMLElement) return control.focus();
  panel.tabIndex = -1;
  panel.focus();
};
