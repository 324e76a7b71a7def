import type { Language } from "@relato/shared/domain/language.ts";
import { readLines } from "./sections.ts";

/** The lines of a laudo's conclusion, without their heading; empty if it has none. */
export const conclusionText = (text: string, language: Language): string =>
  readLines(text, language)
    .filter(({ section, isHeading }) => section === "conclusion" && !isHeading)
    .map(({ start, end }) => text.slice(start, end).trim())
    .join("\n");
