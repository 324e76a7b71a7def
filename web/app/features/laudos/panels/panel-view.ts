import { createContext, type RefObject, useRef, useState } from "react";
import type { PanelFocus } from "./focus-in-panel.ts";
import type { PanelId } from "./panel-id.ts";

/** The tab that is shown. */
export interface PanelView {
  tab: PanelId;
  /** Raised by each request for the focus. */
  count: number;
  /** What the panels focus next; null: nothing. */
  wantedRef: RefObject<PanelFocus | null>;
}

/** The tab next to the laudo. It stays when another laudo is opened. */
export const usePanelView = () => {
  const [{ tab, count }, setView] = useState({ tab: "fields" as PanelId, count: 0 });
  const wantedRef = useRef<PanelFocus>(null);
  const view: PanelView = { tab, count, wantedRef };
  return {
    view,
    choose: (next: PanelId): void => setView((current) => ({ ...current, tab: next })),
    /** Shows a tab and focuses a part of it. */
    show: (next: PanelId, focus: PanelFocus): void => {
      wantedRef.current = focus;
      setView((current) => ({ tab: next, count: current.count + 1 }));
    },
  };
};

type ShowPanel = ReturnType<typeof usePanelView>["show"];

/** Shows a tab. The panels cannot focus themselves: they mount again with the next editor. */
export const ShowPanelContext = createContext<ShowPanel>(() => undefined);
