import type { Language } from "@relato/shared/domain/language.ts";
import { kindsOfTheme, themesOfHeading, themesOfTalk } from "../lexicon/themes.ts";
import { modelOf } from "../models/models.ts";
import { probabilities } from "../models/linear.ts";
import { wordFeatures } from "../talk/features.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import type { Kind } from "./kinds.ts";
import { holdsStatements, type Template } from "./parse.ts";

/** A heading that can hold statements, and what belongs under it. */
export interface HeadingReading {
  /** Its index among the template's sections. */
  index: number;
  read: ReadText;
  guidance: ReadText;
  /** How surely it asks for each kind, from 0 to 1; kinds below 0.1 are left out. */
  kinds: ReadonlyMap<Kind, number>;
  themes: ReadonlySet<string>;
}

/** A kind that a heading asks for less surely than this, beside its surest, is no kind of its. */
const LEAST = 0.1;

/** Reads the template's headings that can hold statements, in order. */
export function readHeadings(template: Template, language: Language): HeadingReading[] {
  return template.sections.flatMap((section, index) => {
    if (!holdsStatements(template, index)) return [];
    const read = readText(section.heading, language);
    const labels = section.blanks.map((blank) => blank.label).join(", ");
    const guidance = readText(`${section.guidance} ${labels}`.trim(), language);
    const parent = parentHeading(template, index);
    return {
      index,
      read,
      guidance,
      kinds: kindsOfHeading(read, guidance, parent, language),
      themes: themesOfHeading(read, language),
    };
  });
}

function kindsOfHeading(
  read: ReadText,
  guidance: ReadText,
  parent: string,
  language: Language,
): Map<Kind, number> {
  const model = modelOf("headings");
  const p = probabilities(model, headingFeatures(read, guidance, parent, language));
  const top = Math.max(...p);
  const kinds = new Map<Kind, number>();
  for (const [at, name] of model.classes.entries())
    if (p[at]! / top >= LEAST) kinds.set(name as Kind, p[at]! / top);
  return kinds;
}

/** Names of what a heading shows: its words, their beginnings and ends, its themes, its guidance, the heading above it. */
export function headingFeatures(
  read: ReadText,
  guidance: ReadText,
  parent: string,
  language: Language,
): string[] {
  const names = wordFeatures(read, language).filter((name) => !name.startsWith("pair "));
  for (const theme of themesOfHeading(read, language)) {
    names.push(`theme ${theme}`);
    for (const kind of kindsOfTheme(theme)) names.push(`theme kind ${kind}`);
  }
  for (const theme of themesOfTalk(read, language)) names.push(`talk ${theme}`);
  for (const { t, kind } of read.tokens) {
    if (kind !== "word") continue;
    names.push(`begins ${t.slice(0, 4)}`);
    if (t.length > 5) names.push(`begins ${t.slice(0, 5)}`, `ends ${t.slice(-5)}`);
  }
  for (const { concept } of guidance.mentions) names.push(`guidance ${concept.type}`);
  for (const word of guidance.stems.slice(0, 30)) names.push(`guidance word ${word.slice(0, 6)}`);
  for (const word of readText(parent, language).stems) names.push(`above ${word.slice(0, 6)}`);
  return names;
}

/** The heading above that a nested heading belongs to; "" for none and for the title. */
export function parentHeading(template: Template, index: number): string {
  const { level } = template.sections[index]!;
  for (let at = index - 1; at >= 0; at -= 1) {
    const above = template.sections[at]!;
    if (above.level < level) return above.level > 1 ? above.heading : "";
  }
  return "";
}
