import { renderDocument } from "@relato/scribe/document/render.ts";
import { verifyNote } from "@relato/scribe/evidence/verify.ts";
import type { ModelNote } from "@relato/scribe/model-note/types.ts";
import { holdsStatements, parseTemplate, type Template } from "@relato/scribe/template/parse.ts";
import type { Consultation, WrittenConsultation } from "@relato/scribe/types.ts";
import { writeConsultation } from "@relato/scribe/write.ts";
import type { Section, Statement } from "@relato/shared/domain/document.ts";

/**
 * A model's answer as a document under the template's own headings, each statement with the evidence that `verify` finds
 * for it in the transcript. The turns that the model claims are not believed. Speakers, analysis and further documents
 * are the engine's.
 */
export const groundNote = (consultation: Consultation, answer: ModelNote): WrittenConsultation => {
  const engine = writeConsultation(consultation);
  const { template: source } = consultation;
  const template = parseTemplate(source.markdown, source.titulo);
  const texts = textsBySection(template, answer);
  const verified = verifyNote(consultation, texts.flat());
  let next = 0;
  const sections = template.sections.map(({ heading, level }, index): Section => {
    const count = texts[index]?.length ?? 0;
    const statements = verified
      .slice(next, (next += count))
      .map(({ text, verdict, reasons, evidence }): Statement => ({
        text,
        status: verdict,
        evidence,
        ...(reasons.length === 0 ? {} : { reasons }),
      }));
    return { heading, level, statements };
  });
  return {
    ...engine,
    document: { sections, markdown: renderDocument(template, sections, [], consultation.locale) },
  };
};

const normal = (heading: string): string =>
  heading
    .normalize("NFD")
    .replace(/\p{M}|[#*_:]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/**
 * What the model wrote for each of the template's headings. What it put under a heading of its own is not thrown away:
 * it goes under the first heading that holds statements, where the doctor sees it.
 */
const textsBySection = (template: Template, answer: ModelNote): string[][] => {
  const texts = template.sections.map((): string[] => []);
  const first = template.sections.findIndex((_section, index) => holdsStatements(template, index));
  const taken = new Set<number>();
  for (const { heading, statements } of answer.sections) {
    const named = template.sections.findIndex(
      (section, index) => !taken.has(index) && normal(section.heading) === normal(heading),
    );
    if (named >= 0) taken.add(named);
    const place = texts[named >= 0 ? named : Math.max(0, first)];
    place?.push(...statements.map(({ text }) => text.trim()).filter((text) => text !== ""));
  }
  return texts;
};
