import type { Statement } from "@relato/shared/domain/document.ts";
import { evidencesOf } from "../evidence/span.ts";
import type { Fact } from "../facts/types.ts";

/** A fact as a statement of the document: it was taken from the talk, so the talk supports it. */
export const statementOf = (fact: Fact): Statement => ({
  text: fact.text,
  status: "supported",
  evidence: evidencesOf(fact.sources),
});
