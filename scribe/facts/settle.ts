import type { Language } from "@relato/shared/domain/language.ts";
import type { Fact } from "./types.ts";
import { raise } from "./kinds.ts";

/** What can only be seen over the whole visit: which fact is the complaint, and what was said twice. */
export function settle(facts: readonly Fact[], _language: Language): Fact[] {
  const complaint = facts.find((fact) => fact.opening && fact.subject === "patient");
  if (complaint) raise(complaint.kinds, "complaint", 1.3);
  return facts.filter((fact) => fact.text !== "");
}
