import type { Section } from "@relato/shared/domain/document.ts";
import { writeAnalysis } from "./document/clinical-analysis.ts";
import { fillBlank } from "./document/blanks.ts";
import { writeFurtherDocuments } from "./document/further-documents.ts";
import { statementOf } from "./document/plan-statements.ts";
import { quoteUnsupported } from "./document/quote-unsupported.ts";
import { readTypedContext } from "./document/typed-context.ts";
import { renderDocument } from "./document/render.ts";
import { writeSections } from "./document/write-sections.ts";
import { assignSpeakers } from "./talk/speakers.ts";
import { readVisit } from "./talk/visit.ts";
import { readHeadings } from "./template/heading-reading.ts";
import { parseTemplate } from "./template/parse.ts";
import type { Consultation, WrittenConsultation } from "./types.ts";

/** The name and version that stamp a document of the engine. */
export const ENGINE = { name: "relato-scribe", version: "0.3.0" } as const;

/**
 * Writes a consultation's document from what was said, and nothing else; what the doctor typed
 * before is kept apart in `analysis.typed`. Sentences are chosen,
 * placed under the template's headings and quoted. Each statement names the turns and milliseconds
 * that support it. Pure and deterministic; never throws.
 */
export function writeConsultation(consultation: Consultation): WrittenConsultation {
  const { locale, template: source } = consultation;
  const turns = assignSpeakers(consultation.turns, locale);
  const visit = readVisit(turns, locale);
  const template = parseTemplate(source.markdown, source.titulo);
  const headings = readHeadings(template, locale);
  const statements = quoteUnsupported(writeSections(visit, headings, locale), turns, locale);
  const sections: Section[] = template.sections.map(({ heading, level }, index) => ({
    heading,
    level,
    statements: statements
      .filter((statement) => statement.heading >= 0 && headings[statement.heading]!.index === index)
      .map(statementOf),
  }));
  const filled = template.sections.map(({ blanks }, index) =>
    blanks.flatMap((blank) => fillBlank(blank, sections[index]!.statements, locale) ?? []),
  );
  return {
    turns,
    document: { markdown: renderDocument(template, sections, filled, locale), sections },
    analysis: {
      ...writeAnalysis(visit, statements, headings, template, locale),
      ...readTypedContext(consultation),
      other_points: statements.filter((statement) => statement.heading < 0).map(statementOf),
    },
    documents: writeFurtherDocuments(visit, locale),
  };
}
