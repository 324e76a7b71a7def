import type { Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { evidencesOf } from "../talk/evidence.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { composeStatement, type ComposedStatement, type Unit, unitOf } from "./compose.ts";

/** A longer sentence is clear without the one before it. */
const LONG = 6;

/**
 * Makes statements of the doctor's sentences. A sentence that needs the one before it joins its
 * statement. `elsewhere`: sentences that other documents hold.
 */
export function planStatements(
  reads: readonly ReadSentence[],
  language: Language,
  elsewhere: ReadonlySet<Sentence> = new Set(),
): Statement[] {
  const groups: Unit[][] = [];
  for (const read of reads) {
    const unit = unitOf(read);
    if (read.sentence.tokens.length > LONG)
      unit.context = unit.context.filter((one) => !elsewhere.has(one));
    const last = groups.at(-1);
    if (last?.some(({ sentence }) => unit.context.includes(sentence))) last.push(unit);
    else groups.push([unit]);
  }
  return groups.map((units) => statementOf(composeStatement(units, language)));
}

/** Makes a statement of a composed one. It quotes the talk, so its status is "supported". */
export const statementOf = ({ text, sentences }: ComposedStatement): Statement => ({
  text: text.replace(/\.$/, ""),
  status: "supported",
  evidence: evidencesOf(sentences),
});
