import type { Section } from "@relato/shared/domain/document.ts";
import { aiLabel } from "./ai-label.ts";
import { documentType } from "./document-kinds.ts";
import { dateOf, type DocumentSource, isByAi, isSigned, statusOf } from "./document-source.ts";
import { identifierOf, referenceTo, type Resource, subjectOf } from "./entry.ts";
import { escapeXml, narrativeOf } from "./narrative.ts";
import { practitionerReference } from "./practitioner.ts";

const EMPTY_REASON = "http://terminology.hl7.org/CodeSystem/list-empty-reason";

/** The element of a statement in the Composition's narrative; Provenance refers to it. */
export const statementId = (section: number, statement: number): string =>
  `s${section}-${statement}`;

/** Its class is the verdict: `supported`, `review` or `contradicted`. */
const itemOf = (section: number) => (one: Section["statements"][number], n: number) =>
  `<li id="${statementId(section, n)}" class="${one.status}">${escapeXml(one.text)}</li>`;

const sectionOf = ({ heading, statements }: Section, n: number) => ({
  ...(heading.trim() !== "" && { title: heading }),
  ...(statements.length === 0
    ? {
        // Nothing was said about the heading. A section needs a text (cmp-1).
        text: narrativeOf("<p>–</p>"),
        emptyReason: { coding: [{ system: EMPTY_REASON, code: "unavailable" }] },
      }
    : { text: narrativeOf(`<ul>${statements.map(itemOf(n)).join("")}</ul>`) }),
});

const sectionsOf = ({ version: { content } }: DocumentSource) =>
  content.sections.length > 0
    ? content.sections.map(sectionOf)
    : [{ text: narrativeOf(`<pre>${escapeXml(content.markdown) || "–"}</pre>`) }];

/** A document with its headings and statements. https://hl7.org/fhir/R4/composition.html */
export const compositionOf = (source: DocumentSource): Resource => {
  const { sign_off } = source.version;
  const author = practitionerReference(source.doctor);
  return {
    resourceType: "Composition",
    id: source.id,
    ...aiLabel({ by_ai: isByAi(source), signed: isSigned(source) }),
    language: source.language,
    identifier: identifierOf(source.id),
    status: statusOf(source),
    type: documentType(source.kind),
    ...subjectOf(source.paciente_id),
    encounter: referenceTo("Encounter", source.consulta_id),
    date: dateOf(source),
    author: [author],
    title: source.version.titulo,
    ...(sign_off !== null && {
      attester: [
        {
          mode: "professional",
          time: sign_off.signed_at,
          party: { ...author, display: sign_off.signed_name },
        },
      ],
    }),
    section: sectionsOf(source),
  };
};
