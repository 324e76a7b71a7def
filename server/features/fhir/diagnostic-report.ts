import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";
import { categoryOf } from "./category.ts";
import { observedFields } from "./observation.ts";
import { identifierOf, referenceTo, type Resource, subjectOf } from "./entry.ts";
import { type Doctor, practitionerReference } from "./practitioner.ts";

/** `content`, `titulo` and `issued` are of the newest signed version, else of the working copy. */
export interface LaudoSource {
  laudo: Pick<Laudo, "id" | "language" | "exam_date" | "status" | "paciente" | "paciente_id">;
  titulo: string;
  content: LaudoContent;
  /** The whole text. */
  text: string;
  conclusion: string;
  /** When it was signed, or last changed. */
  issued: string;
  doctor: Doctor;
}

/** `corrected` is a text that was amended after it was final. */
const STATUS = {
  draft: "preliminary",
  final: "final",
  corrected: "amended",
} as const satisfies Record<LaudoStatus, string>;
const SECTION_SYSTEM = "http://terminology.hl7.org/CodeSystem/v2-0074";

/** The DiagnosticReport of a laudo, then an Observation per measured or chosen field. */
export const laudoResources = (source: LaudoSource): [Resource, ...Resource[]] => {
  const { laudo, titulo, content, text, conclusion, issued, doctor } = source;
  const status = STATUS[laudo.status];
  const shared = {
    ...subjectOf(laudo.paciente === null ? null : laudo.paciente_id),
    effectiveDateTime: laudo.exam_date,
    issued,
    performer: [practitionerReference(doctor)],
  };
  const observations = observedFields(content, { signed: laudo.status !== "draft" }).map(
    ({ label, value }, i): Resource => ({
      resourceType: "Observation",
      id: `${laudo.id}-${i}`,
      status,
      code: { text: label },
      ...shared,
      ...value,
    }),
  );
  const category = categoryOf(titulo);
  const report: Resource = {
    resourceType: "DiagnosticReport",
    id: laudo.id,
    language: laudo.language,
    identifier: [identifierOf(laudo.id)],
    status,
    category: [{ coding: [{ system: SECTION_SYSTEM, ...category }], text: category.display }],
    code: { text: titulo },
    ...shared,
    ...(observations.length > 0 && {
      result: observations.map(({ id }) => referenceTo("Observation", id)),
    }),
    ...(conclusion !== "" && { conclusion }),
    presentedForm: [
      {
        contentType: "text/plain; charset=utf-8",
        language: laudo.language,
        data: Buffer.from(text, "utf8").toString("base64"),
        title: titulo,
        creation: issued,
      },
    ],
  };
  return [report, ...observations];
};
