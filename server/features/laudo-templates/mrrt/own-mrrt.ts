import { htmlLangOf, type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Mrrt } from "./mrrt.ts";
import { textBetweenFields } from "./place-key.ts";

export interface MaskToWrite {
  id: string;
  titulo: string;
  content: LaudoContent;
  language: Language;
  keywords: readonly string[];
  /** `YYYY-MM-DD…` */
  updated_at: string;
}

/** What a mask that was not imported says in MRRT: its metadata, and a section per heading. */
export const ownMrrt = (mask: MaskToWrite): Mrrt => {
  const language = htmlLangOf(localeOfLanguage(mask.language));
  const groups: Mrrt["groups"] = [];
  const places = mask.content.content.map((block): Mrrt["places"][number] => {
    const name = block.type === "heading" ? textBetweenFields(block).trim() : "";
    const isSection = block.type === "heading" && block.attrs?.level === 2 && name !== "";
    if (isSection)
      groups.push({ tag: "section", parent: null, attrs: { "data-section-name": name } });
    const group = groups.length === 0 ? null : groups.length - 1;
    return { group, ...(isSection && { tag: "header" as const }), fields: [], text: "" };
  });
  const meta = [
    ["dcterms.title", mask.titulo],
    ["dcterms.identifier", mask.id],
    ["dcterms.language", language],
    ["dcterms.type", "IMAGE_REPORT_TEMPLATE"],
    ["dcterms.publisher", "Relato"],
    ["dcterms.date", mask.updated_at.slice(0, 10)],
    ["dcterms.subject", mask.keywords.join(", ")],
  ].map(([name = "", content = ""]) => ({ name, content }));
  return { title: mask.titulo, language, meta, coded: [], groups, places, fields: {} };
};
