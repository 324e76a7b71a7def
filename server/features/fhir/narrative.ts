/** Control characters that XML forbids. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** A Narrative of XHTML, whose texts are escaped. */
export const narrativeOf = (xhtml: string) => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${xhtml}</div>`,
});
