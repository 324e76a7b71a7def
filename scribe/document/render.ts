import type { Section, Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { BLANK } from "./labels.ts";
import { phrasesOf } from "./phrases.ts";
import type { Template } from "../template/parse.ts";
import { holdsStatements } from "../template/parse.ts";

/**
 * Renders the document as markdown: all headings of the template in order, each with its statements
 * or a note that it was not discussed.
 */
export function renderDocument(
  template: Template,
  sections: readonly Section[],
  filled: readonly (readonly string[])[],
  language: Language,
): string {
  const { notDiscussed } = phrasesOf(language);
  const blocks: string[] = [];
  for (const [index, section] of sections.entries()) {
    blocks.push(template.sections[index]!.line);
    const body: string[] = [];
    const values = filled[index] ?? [];
    if (values.length > 0) body.push(values.join("  ·  "), "");
    if (section.statements.length > 0) body.push(renderStatements(section.statements));
    if (body.length === 0 && holdsStatements(template, index)) body.push(`_${notDiscussed}_`);
    if (body.length > 0) blocks.push(body.join("\n").trim());
  }
  return `${blocks.join("\n\n")}\n`;
}

/** Renders statements as a list. `keepsBlanks`: keeps blanks to fill in ("dose: ___"). */
export const renderStatements = (
  statements: readonly Statement[],
  { keepsBlanks = false } = {},
): string =>
  statements
    .map(({ text }) => `- ${removeMarkdown(text, keepsBlanks)}.`.replace(/([.!?][”"]?)\.$/, "$1"))
    .join("\n");

/** Removes markdown syntax, so that speech cannot add a heading, blank or bracket. */
export const removeMarkdown = (text: string, keepsBlanks = false): string =>
  text
    .replace(/[[\]]/g, "")
    .replace(/_{2,}/g, (found) => (keepsBlanks && found === BLANK ? found : " "))
    .replace(/\n+/g, " ")
    .replace(/^#+\s*/, "");
