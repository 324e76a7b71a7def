import { useState } from "react";
import type { PanelFocus } from "./focus-in-panel.ts";
import type { PanelId } from "./panels.ts";

/** The tab that is shown. Each higher `count` moves the focus to `focus`. */
export interface PanelView {
  tab: PanelId;
  focus: PanelFocus;
  count: number;
}

/** The tab next to the laudo. It stays when another laudo is opened. */
export const usePanelView = () => {
  const [view, setView] = useState<PanelView>({ tab: "fields", focus: "first", count: 0 });
  return {
    view,
    choose: (tab: PanelId): void => setView((current) => ({ ...current, tab })),
    /** Shows a tab and focuses a part of it. */
    show: (tab: PanelId, focus: PanelFocus): void =>
      setView(({ count }) => ({ tab, focus, count: count + 1 })),
  };
};
