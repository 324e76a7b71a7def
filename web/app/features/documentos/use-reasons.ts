import type { Reason } from "@relato/shared/domain/document.ts";
import { useLanguage } from "../../ui/language.tsx";

/** Why a statement is in doubt, each reason once. */
export const useReasons = (reasons: readonly Reason[] = []): string[] => {
  const words = useLanguage().text.consulta.reason;
  return [...new Set(reasons.map(({ kind, detail }) => `${words[kind]}: ${detail}`))];
};
