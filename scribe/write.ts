import type { Section, Statement } from "@relato/shared/domain/document.ts";
import { analyse } from "./document/analysis.ts";
import { fillBlank } from "./document/blanks.ts";
import { furtherDocuments } from "./document/further.ts";
import { withinBudget } from "./document/budget.ts";
import { layFacts } from "./document/lay.ts";
import { mergeFacts } from "./document/merge.ts";
import { renderDocument } from "./document/render.ts";
import { statementOf } from "./document/statement.ts";
import { gatherFacts } from "./facts/gather.ts";
import { settle } from "./facts/settle.ts";
import { withSpeakers } from "./facts/speakers.ts";
import type { Consultation, WrittenConsultation } from "./types.ts";
import { placesOf } from "./template/headings.ts";
import { parseTemplate } from "./template/parse.ts";

/** What stamps a document that this engine wrote. */
export const ENGINE = { name: "relato-scribe", version: "0.1.0" } as const;

/**
 * Writes a consultation's document from what was said in it, and nothing else: facts are taken from the turns, laid
 * under the template's headings, and each statement carries the turns and milliseconds that it rests on.
 * Pure and deterministic; never throws on odd input.
 */
export function writeConsultation(consultation: Consultation): WrittenConsultation {
  const { locale, template: source } = consultation;
  const turns = withSpeakers(consultation.turns, locale);
  const template = parseTemplate(source.markdown, source.titulo);
  const places = placesOf(template, locale);
  const facts = settle(gatherFacts(turns, locale), locale);
  const laid = withinBudget(layFacts(facts, places, turns.length), turns);
  const sections: Section[] = template.sections.map(({ heading, level }) => ({
    heading,
    level,
    statements: [],
  }));
  const seen = new Set<string>();
  for (const place of places) {
    const own = laid.filter((one) => one.place === place).map((one) => one.fact);
    for (const fact of mergeFacts(own)) {
      const key = fact.text.toLowerCase();
      if (!seen.has(key)) sections[place.index]!.statements.push(statementOf(fact));
      seen.add(key);
    }
  }
  const filled = template.sections.map((section, index) =>
    section.blanks.flatMap((blank) => {
      const values: readonly Statement[] = sections[index]!.statements;
      return fillBlank(blank, values) ?? [];
    }),
  );
  const markdown = renderDocument(template, sections, filled, locale);
  return {
    turns,
    document: { markdown, sections },
    analysis: analyse(facts, sections, template, locale),
    documents: furtherDocuments(facts, locale),
  };
}
