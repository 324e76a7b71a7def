import { useEffect, useState } from "react";
import { type TabName, TABS } from "./tab-bar.tsx";

/** `#documents` opens the documents (specification 2.2). */
const readTab = (): TabName => TABS.find((name) => `#${name}` === location.hash) ?? "anamnesis";

/** The open tab, which the URL's anchor names. */
export const useTab = (): [TabName, (name: TabName) => void] => {
  const [tab, setTab] = useState<TabName>(readTab);
  useEffect(() => {
    const follow = (): void => setTab(readTab());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [
    tab,
    (name) => {
      setTab(name);
      history.replaceState(history.state, "", `#${name}`);
    },
  ];
};
