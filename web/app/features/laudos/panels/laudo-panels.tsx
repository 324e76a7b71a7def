import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useLanguage } from "../../../ui/language.tsx";
import { PANELS } from "./panels.ts";

const TAB = [
  "-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm",
  "font-semibold whitespace-nowrap text-muted outline-none data-[focus-visible]:bg-sunken",
  "data-[selected]:border-accent data-[selected]:text-accent-strong",
].join(" ");

/** The tools of the open laudo, as tabs. */
export const LaudoPanels = () => {
  const words = useLanguage().text.laudos.tabs;
  return (
    <Tabs className="card min-w-0 self-start print:hidden">
      <TabList aria-label={words.label} className="flex flex-wrap border-b border-line px-2">
        {PANELS.map(({ id }) => (
          <Tab key={id} id={id} className={TAB}>
            {words[id]}
          </Tab>
        ))}
      </TabList>
      {PANELS.map(({ id, Panel }) => (
        <TabPanel key={id} id={id} className="p-4 outline-none">
          <Panel />
        </TabPanel>
      ))}
    </Tabs>
  );
};
