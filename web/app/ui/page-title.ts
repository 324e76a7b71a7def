import { useEffect } from "react";
import { useLanguage } from "./language.tsx";

/** Sets the title of the browser tab. */
export const usePageTitle = (title: string): void => {
  const { text } = useLanguage();
  useEffect(() => {
    document.title = `${title} · ${text.common.product}`;
  }, [title, text.common.product]);
};
