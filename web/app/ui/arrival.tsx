import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { useCallback, useRef, useState } from "react";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useLanguage } from "./language.tsx";

/**
 * For a part that was asked for by a press on its stand-in: once its button is in the document it takes the focus, so that the focus has
 * somewhere to come back to, and only then opens. A press opens once: the same button comes into the document again when its view was
 * hidden by a loading one, or its data by a failure, and must then not open over what the doctor does.
 */
export const useOpenOnArrival = (
  takePress: () => boolean,
): {
  ref: (button: HTMLButtonElement | null) => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
} => {
  const [isOpen, setOpen] = useState(false);
  const take = useRef(takePress);
  const ref = useCallback((button: HTMLButtonElement | null): void => {
    if (button === null || !take.current()) return;
    button.focus();
    setOpen(true);
  }, []);
  return { ref, isOpen, setOpen };
};

/** React-aria's own few words in the page's language. */
export const Aria = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageOfLocale(useLanguage().locale)}>{children}</I18nProvider>
);
