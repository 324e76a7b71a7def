import { elementsIn, isElement, type MarkupElement } from "../markup/element.ts";

/** The attribute `w:val` of a child, e.g. of `w:pStyle`. */
export const valueOf = (element: MarkupElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attrs.get("w:val");

export const childOf = (
  element: MarkupElement | undefined,
  name: string,
): MarkupElement | undefined =>
  element?.children.filter(isElement).find((child) => child.name === name);

/** What a style means: a title, or a heading of a level. */
export type StyleMeaning = "title" | 1 | 2 | 3;

const HEADING = /^(?:heading|t[ií]tulo|encabezado)\s?([1-9])$/i;

const meaningOf = (style: MarkupElement): StyleMeaning | null => {
  const name = valueOf(style, "w:name") ?? "";
  if (/^(?:title|t[ií]tulo)$/i.test(name)) return "title";
  const outline = Number(valueOf(childOf(style, "w:pPr"), "w:outlineLvl") ?? Number.NaN) + 1;
  const level = Number(HEADING.exec(name)?.[1] ?? outline);
  return level >= 1 && level <= 9 ? (Math.min(level, 3) as 1 | 2 | 3) : null;
};

/** The meaning of each style by its id (`word/styles.xml`). */
export const readStyles = (xml: MarkupElement | null): ReadonlyMap<string, StyleMeaning> => {
  const styles = new Map<string, StyleMeaning>();
  for (const element of xml === null ? [] : elementsIn(xml)) {
    const meaning = element.name === "w:style" ? meaningOf(element) : null;
    if (meaning !== null) styles.set(element.attrs.get("w:styleId") ?? "", meaning);
  }
  return styles;
};

/** Whether the lists with these ids are numbered (`word/numbering.xml`); others have bullets. */
export const readNumbered = (xml: MarkupElement | null): ReadonlySet<string> => {
  const abstract = new Set<string>();
  const numbered = new Set<string>();
  for (const element of xml === null ? [] : elementsIn(xml)) {
    if (element.name === "w:abstractNum") {
      const format = valueOf(childOf(element, "w:lvl"), "w:numFmt");
      if (format !== undefined && format !== "bullet" && format !== "none")
        abstract.add(element.attrs.get("w:abstractNumId") ?? "");
    }
    if (element.name === "w:num" && abstract.has(valueOf(element, "w:abstractNumId") ?? ""))
      numbered.add(element.attrs.get("w:numId") ?? "");
  }
  return numbered;
};
