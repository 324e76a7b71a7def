import type { Evidence } from "@relato/shared/domain/document.ts";
import { statementId } from "./composition.ts";
import { dateOf, type DocumentSource } from "./document-source.ts";
import { referenceTo, type Resource } from "./entry.ts";
import { practitionerReference } from "./practitioner.ts";

const PARTICIPANT = "http://terminology.hl7.org/CodeSystem/provenance-participant-type";
/** Ours: the statement, and the turn and milliseconds of the transcript that support it. */
export const EVIDENCE = "urn:relato:fhir:evidence";

const typeOf = (code: "assembler" | "author" | "verifier") => ({
  type: { coding: [{ system: PARTICIPANT, code }] },
});

const agentsOf = ({ version, doctor }: DocumentSource) => {
  const { writer, sign_off, made_by, author_name } = version;
  const who = practitionerReference(doctor);
  const isAuthor = made_by === "doctor" || writer === null;
  return [
    ...(writer === null
      ? []
      : [
          {
            ...typeOf("assembler"),
            who: { type: "Device", display: `${writer.name} ${writer.version}`.trim() },
          },
        ]),
    ...(isAuthor
      ? [{ ...typeOf("author"), who: { ...who, display: author_name ?? doctor.name } }]
      : []),
    ...(sign_off === null
      ? []
      : [{ ...typeOf("verifier"), who: { ...who, display: sign_off.signed_name } }]),
  ];
};

const entityOf = (source: DocumentSource, statement: string, evidence: Evidence) => ({
  extension: [
    {
      url: EVIDENCE,
      extension: [
        { url: "statement", valueUri: `Composition/${source.id}#${statement}` },
        { url: "turn", valueInteger: evidence.turn },
        { url: "start_ms", valueInteger: evidence.start_ms },
        { url: "end_ms", valueInteger: evidence.end_ms },
      ],
    },
  ],
  role: "source",
  what: referenceTo("Encounter", source.consulta_id),
});

/**
 * Who wrote and signed a document, and the passage of the consultation that supports each
 * statement. https://hl7.org/fhir/R4/provenance.html
 */
export const provenanceOf = (source: DocumentSource): Resource => {
  const entity = source.version.content.sections.flatMap(({ statements }, section) =>
    statements.flatMap(({ evidence }, n) =>
      evidence.map((one) => entityOf(source, statementId(section, n), one)),
    ),
  );
  return {
    resourceType: "Provenance",
    id: source.id,
    target: [referenceTo("Composition", source.id), referenceTo("DocumentReference", source.id)],
    recorded: dateOf(source),
    agent: agentsOf(source),
    ...(entity.length > 0 && { entity }),
  };
};
