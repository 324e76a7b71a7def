import type { Reason } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../ui/language.tsx";
import { wordReasons } from "./reason-sentences.ts";

/**
 * Why a statement is in doubt, by the talk of its consultation or the sources of an answer: one
 * sentence for each reason.
 */
export const useReasons = (
  reasons: readonly Reason[] = [],
  place: "talk" | "sources" = "talk",
): string[] => {
  const { locale, text } = useLanguage();
  const words = text.doubtReasons;
  return wordReasons(locale, words, reasons, words.where[place]);
};
