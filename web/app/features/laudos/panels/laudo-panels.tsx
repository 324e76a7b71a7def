import { useEffect, useRef } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useLanguage } from "../../../ui/language.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { focusInPanel } from "./focus-in-panel.ts";
import type { PanelView } from "./panel-view.ts";
import { PANELS } from "./panels.ts";

const TAB = [
  "-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm",
  "font-semibold whitespace-nowrap text-muted outline-none data-[focus-visible]:bg-sunken",
  "data-[selected]:border-accent data-[selected]:text-accent-strong",
].join(" ");

/** Moves the focus into the shown panel when the view asks for it. Returns the ref of the tabs. */
const useFocus = ({ wantedRef, count }: PanelView) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current?.querySelector<HTMLElement>("[role=tabpanel]");
    if (!panel || wantedRef.current === null) return;
    focusInPanel(panel, wantedRef.current);
    wantedRef.current = null;
  }, [wantedRef, count]);
  return box;
};

/** The tools of the open laudo, as tabs. */
export const LaudoPanels = (props: { view: PanelView; onTab: (tab: PanelView["tab"]) => void }) => {
  const { view, onTab } = props;
  const words = useLanguage().text.laudos.tabs;
  const { can } = useOpenLaudo().laudo;
  const box = useFocus(view);
  const isReading = !can.edit && !can.sign && !can.addendum;
  const panels = PANELS.filter(({ isForReading }) => !isReading || isForReading === true);
  const shown = panels.find(({ id }) => id === view.tab) ?? panels[0];
  return (
    <Tabs
      ref={box}
      className="card min-w-0 self-start print:hidden"
      selectedKey={shown?.id ?? view.tab}
      onSelectionChange={(key) => {
        const panel = panels.find(({ id }) => id === key);
        if (panel !== undefined) onTab(panel.id);
      }}
    >
      <TabList aria-label={words.label} className="flex flex-wrap border-b border-line px-2">
        {panels.map(({ id }) => (
          <Tab key={id} id={id} className={TAB}>
            {words[id]}
          </Tab>
        ))}
      </TabList>
      {panels.map(({ id, Panel }) => (
        <TabPanel key={id} id={id} className="p-4 outline-none">
          <Panel />
        </TabPanel>
      ))}
    </Tabs>
  );
};
