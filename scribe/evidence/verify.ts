import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { VerifiedSentence } from "../types.ts";
import { hear } from "./claims.ts";
import { judge } from "./judge.ts";

const CONTRADICTIONS = new Set<Reason["kind"]>([
  "negation",
  "laterality",
  "attribution",
  "temporality",
  "number",
]);

/**
 * Holds each sentence of a note against what was said. `contradicted`: the talk says otherwise; `review`: nothing in the
 * talk bears it out; `supported`: the evidence is where it was said. Same length and order as `sentences`.
 */
export function verifyNote(
  consultation: { locale: Language; turns: readonly Turn[] },
  sentences: readonly string[],
): VerifiedSentence[] {
  const testimony = hear(consultation.turns, consultation.locale);
  return sentences.map((text) => {
    const { reasons, evidence } = judge(text, testimony, consultation.locale);
    const contradicted = reasons.some((reason) => CONTRADICTIONS.has(reason.kind));
    const verdict = reasons.length === 0 ? "supported" : contradicted ? "contradicted" : "review";
    return { text, verdict, reasons, evidence };
  });
}
