import type { FurtherDocuments, Statement } from "@relato/shared/domain/document.ts";
import { writeFurtherDocuments } from "../document/further-documents.ts";
import { visitOfNote } from "./note-visit.ts";
import type { SettledStatement } from "./settled-statement.ts";
import type { ReadNote } from "./types.ts";

/** Writes the further documents from the supported statements of the note. */
export function writeFurtherDocumentsOfNote(
  read: ReadNote,
  statements: readonly SettledStatement[],
): FurtherDocuments {
  const { visit, inTalk } = visitOfNote(read, statements);
  const documents = writeFurtherDocuments(visit, read.consultation.locale);
  const withTalk = (list: Statement[] | null): Statement[] | null =>
    list?.map((one) => ({ ...one, evidence: inTalk(one.evidence) })) ?? null;
  return {
    prescription: withTalk(documents.prescription),
    certificate: withTalk(documents.certificate),
    nutritional_plan: withTalk(documents.nutritional_plan),
    exam_request: withTalk(documents.exam_request),
    referral: withTalk(documents.referral),
    guidance: withTalk(documents.guidance),
  };
}
