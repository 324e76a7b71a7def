import type { Turn } from "@relato/shared/domain/transcript.ts";
import { placeSentences } from "../../scribe/document/placement.ts";
import { assignSpeakers } from "../../scribe/talk/speakers.ts";
import { readVisit } from "../../scribe/talk/visit.ts";
import { readHeadings } from "../../scribe/template/heading-reading.ts";
import { parseTemplate } from "../../scribe/template/parse.ts";
import {
  type AciVisit,
  MTS_HEADINGS,
  type MtsDialogue,
} from "../../scribe/training/public-sets.ts";
import type { WrittenConsultation } from "../../scribe/types.ts";
import { writeConsultation } from "../../scribe/write.ts";
import { type Overlap, rouge1 } from "./rouge.ts";

const LANGUAGE = "en-US";
const templateOf = (headings: readonly string[]): { titulo: string; markdown: string } => ({
  titulo: "Note",
  markdown: headings.map((heading) => `## ${heading}`).join("\n\n"),
});
const SECTIONS = Object.keys(MTS_HEADINGS);
const MTS_TEMPLATE = templateOf(Object.values(MTS_HEADINGS));

const write = (
  turns: Turn[],
  template: { titulo: string; markdown: string },
): WrittenConsultation =>
  writeConsultation({
    locale: LANGUAGE,
    consultation_type: "presencial",
    patient_context: "",
    template,
    turns,
  });

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The section with the highest count, the first of equal ones; undefined if all are 0. */
function findLargest(counts: readonly number[]): string | undefined {
  const most = Math.max(...counts);
  return most > 0 ? SECTIONS[counts.indexOf(most)] : undefined;
}

/**
 * The section of MTS-Dialog whose heading holds most words of a dialogue's document, under a
 * template of all sections; undefined for an empty document.
 */
export const writtenSection = ({ turns }: MtsDialogue): string | undefined =>
  findLargest(
    write(turns, MTS_TEMPLATE).document.sections.map(({ statements }) =>
      statements.reduce((sum, { text }) => sum + wordsIn(text), 0),
    ),
  );

/** The section under which most sentences of a dialogue are placed, before any is left out. */
export function placedSection({ turns }: MtsDialogue): string | undefined {
  const visit = readVisit(assignSpeakers(turns, LANGUAGE), LANGUAGE);
  const template = parseTemplate(MTS_TEMPLATE.markdown, MTS_TEMPLATE.titulo);
  const headings = readHeadings(template, LANGUAGE);
  const counts = SECTIONS.map(() => 0);
  for (const { heading } of placeSentences(visit, headings, LANGUAGE))
    if (heading >= 0) counts[headings[heading]!.index]! += 1;
  return findLargest(counts);
}

/** A visit's document under the headings of its gold note, compared with the note. */
export const compareNote = ({ turns, headings, note }: AciVisit): Overlap =>
  rouge1(write(turns, templateOf(headings)).document.markdown, note);
