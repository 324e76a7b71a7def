import { useEffect, useState } from "react";
import { type TabName, tabOfAnchor } from "./tab-bar.tsx";

/** The open tab, held by the address's anchor. */
export const useTab = (): [TabName, (name: TabName) => void] => {
  const [tab, setTab] = useState<TabName>(() => tabOfAnchor(location.hash));
  useEffect(() => {
    const follow = (): void => setTab(tabOfAnchor(location.hash));
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
