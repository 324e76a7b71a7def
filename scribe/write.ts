import type { Section, Statement } from "@relato/shared/domain/document.ts";
import { analyse } from "./document/clinical-analysis.ts";
import { fillBlank } from "./document/blanks.ts";
import { furtherDocuments } from "./document/further-documents.ts";
import { quoteUnproved } from "./document/proved.ts";
import { renderDocument } from "./document/render.ts";
import { type PlacedDraft, writeSections } from "./document/write-sections.ts";
import { evidencesOf } from "./talk/evidence.ts";
import { assignSpeakers } from "./talk/speakers.ts";
import { readVisit } from "./talk/visit.ts";
import { readHeadings } from "./template/heading-reading.ts";
import { parseTemplate } from "./template/parse.ts";
import type { Consultation, WrittenConsultation } from "./types.ts";

/** What stamps a document that this engine wrote. */
export const ENGINE = { name: "relato-scribe", version: "0.2.0" } as const;

/**
 * Writes a consultation's document from what was said in it, and nothing else: sentences are
 * chosen, placed under the template's headings and quoted, and each statement carries the turns and
 * milliseconds that it rests on. Pure and deterministic; never throws on odd input.
 */
export function writeConsultation(consultation: Consultation): WrittenConsultation {
  const { locale, template: source } = consultation;
  const turns = assignSpeakers(consultation.turns, locale);
  const visit = readVisit(turns, locale);
  const template = parseTemplate(source.markdown, source.titulo);
  const headings = readHeadings(template, locale);
  const drafts = quoteUnproved(writeSections(visit, headings, locale), turns, locale);
  const sections: Section[] = template.sections.map(({ heading, level }, index) => ({
    heading,
    level,
    statements: drafts
      .filter((draft) => draft.heading >= 0 && headings[draft.heading]!.index === index)
      .map(statementOf),
  }));
  const filled = template.sections.map(({ blanks }, index) =>
    blanks.flatMap((blank) => fillBlank(blank, sections[index]!.statements, locale) ?? []),
  );
  return {
    turns,
    document: { markdown: renderDocument(template, sections, filled, locale), sections },
    analysis: {
      ...analyse(visit, drafts, headings, template, locale),
      other_points: drafts.filter((draft) => draft.heading < 0).map(statementOf),
    },
    documents: furtherDocuments(visit, locale),
  };
}

/** A draft as a statement of the document: it was taken from the talk, so the talk supports it. */
const statementOf = ({ text, sentences }: PlacedDraft): Statement => ({
  text: text.replace(/\.$/, ""),
  status: "supported",
  evidence: evidencesOf(sentences),
});
