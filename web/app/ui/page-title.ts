import { useEffect } from "react";
import { useLanguage } from "./language.tsx";

/** Names the tab: what it shows, then the product. */
export const usePageTitle = (title: string): void => {
  const { text } = useLanguage();
  useEffect(() => {
    document.title = `${title} · ${text.common.product}`;
  }, [title, text.common.product]);
};
