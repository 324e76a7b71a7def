import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "../evidence/verify.ts";
import { composeStatement } from "./compose.ts";
import type { PlacedStatement } from "./write-sections.ts";

/**
 * Verifies each composed statement ("Nega febre.", "PA 120x80 mmHg.") against the talk. Replaces an
 * unsupported one with a quotation.
 */
export function quoteUnsupported(
  statements: readonly PlacedStatement[],
  turns: readonly Turn[],
  language: Language,
): PlacedStatement[] {
  const quoted = statements.map(({ units }) => composeStatement(units, language, "quoted"));
  const composed = statements.filter((statement, at) => statement.text !== quoted[at]!.text);
  const verdicts = verifyNote(
    { locale: language, turns },
    composed.map(({ text }) => text),
  );
  const unproved = new Set(composed.filter((_, at) => verdicts[at]!.verdict !== "supported"));
  return statements.map((statement, at) =>
    unproved.has(statement) ? { ...statement, ...quoted[at]! } : statement,
  );
}
