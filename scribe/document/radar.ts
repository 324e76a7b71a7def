import type { Language } from "@relato/shared/domain/language.ts";
import type { Fact } from "../facts/types.ts";
import { usual } from "./usual-questions.ts";

/** Questions usual for a complaint that were not talked about, in the consultation's language. */
export function usualQuestions(facts: readonly Fact[], language: Language): string[] {
  const discussed = new Set(facts.flatMap((fact) => [...fact.concepts]));
  const complaint = new Set(
    facts.filter((f) => f.opening || f.kinds.has("complaint")).flatMap((f) => [...f.concepts]),
  );
  const missing: string[] = [];
  for (const { complaints, questions } of usual) {
    if (!complaints.some((c) => complaint.has(c))) continue;
    for (const { concepts, text } of questions)
      if (!concepts.some((c) => discussed.has(c)) && !missing.includes(text[language]))
        missing.push(text[language]);
  }
  return missing;
}
