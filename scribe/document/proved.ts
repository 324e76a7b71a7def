import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "../evidence/verify.ts";
import { composeStatement } from "./compose.ts";
import type { PlacedDraft } from "./write-sections.ts";

/**
 * The drafts with every composed one ("Nega febre.", "PA 120x80 mmHg.") held against the talk as any
 * note is: what is not supported is quoted instead.
 */
export function quoteUnproved(
  drafts: readonly PlacedDraft[],
  turns: readonly Turn[],
  language: Language,
): PlacedDraft[] {
  const quoted = drafts.map(({ units }) => composeStatement(units, language, "quoted"));
  const composed = drafts.filter((draft, at) => draft.text !== quoted[at]!.text);
  const verdicts = verifyNote(
    { locale: language, turns },
    composed.map(({ text }) => text),
  );
  const unproved = new Set(composed.filter((_, at) => verdicts[at]!.verdict !== "supported"));
  return drafts.map((draft, at) => (unproved.has(draft) ? { ...draft, ...quoted[at]! } : draft));
}
