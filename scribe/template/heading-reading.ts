import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { kindsOfTheme, themesOfHeading, themesOfTalk } from "../lexicon/themes.ts";
import { modelOf } from "../models/models.ts";
import { probabilities } from "../models/linear.ts";
import { wordFeatures } from "../talk/features.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import type { Kind } from "./kinds.ts";
import { holdsStatements, type Template } from "./parse.ts";

/** A heading that can hold statements, with what belongs under it. */
export interface HeadingReading {
  /** Among the template's sections. */
  index: number;
  read: ReadText;
  guidance: ReadText;
  /**
   * How strongly the heading asks for each kind, from 0 to 1, relative to its likeliest kind. Kinds
   * below `MIN_SHARE` are left out.
   */
  kinds: ReadonlyMap<Kind, number>;
  themes: ReadonlySet<string>;
}

const MIN_SHARE = 0.1;

/** Reads the headings that can hold statements, in order. */
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
  const whole = relativeProbabilities(read, guidance, parent, language);
  for (const part of splitParts(read, language)) {
    const own = relativeProbabilities(readText(part, language), guidance, parent, language);
    for (const [at, likely] of own.entries()) whole[at] = Math.max(whole[at]!, PART_SHARE * likely);
  }
  const kinds = new Map<Kind, number>();
  for (const [at, name] of model.classes.entries())
    if (whole[at]! >= MIN_SHARE) kinds.set(name as Kind, whole[at]!);
  for (const [general, members] of Object.entries(MEMBERS))
    for (const kind of members)
      if ((kinds.get(general as Kind) ?? 0) > 0.5 && !kinds.has(kind))
        kinds.set(kind, MEMBER_SHARE);
  return kinds;
}

/** The probability of each kind divided by the greatest one. */
function relativeProbabilities(
  read: ReadText,
  guidance: ReadText,
  parent: string,
  language: Language,
): Float64Array {
  const p = probabilities(modelOf("headings"), headingFeatures(read, guidance, parent, language));
  const top = Math.max(...p);
  return p.map((likely) => likely / top);
}

/**
 * The parts of a heading with several subjects, "Alergias e vacinas"; empty for a single subject.
 */
function splitParts({ text, tokens }: ReadText, language: Language): string[] {
  const between = lexiconOf(language).words("between");
  const parts: string[] = [];
  let from = 0;
  for (const { t, kind, start, end } of tokens) {
    if (!between.has(t) && kind !== "mark") continue;
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  const named = parts.filter((part) => part.trim() !== "");
  return named.length > 1 ? named : [];
}

/** The weight of a kind that only a part of the heading asks for. */
const PART_SHARE = 0.5;

/** The kinds that belong under the general headings of a SOAP note. */
const MEMBERS: Partial<Record<Kind, readonly Kind[]>> = {
  subjective: [
    ...["complaint", "hpi", "symptoms", "onset", "mechanism", "functional", "mental"],
    ...["sleep", "pmh", "surgeries", "obgyn", "meds", "pastmeds", "adherence", "allergy"],
    ...["family", "social", "habits", "diet", "exercise", "exposure", "caregiver", "treated"],
  ] as Kind[],
  objective: ["exam", "vitals", "mentalExam", "results", "imaging", "measured"],
};
const MEMBER_SHARE = 0.8;

/**
 * The features of a heading for its kinds: its words with their beginnings and ends, its themes,
 * its guidance and the heading above it.
 */
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

/** The heading that a nested heading belongs to; "" if there is none or if it is the title. */
function parentHeading(template: Template, index: number): string {
  const { level } = template.sections[index]!;
  for (let at = index - 1; at >= 0; at -= 1) {
    const above = template.sections[at]!;
    if (above.level < level) return above.level > 1 ? above.heading : "";
  }
  return "";
}
