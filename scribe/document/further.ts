import type { FurtherDocuments, Statement } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Fact } from "../facts/types.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import { statementOf } from "./statement.ts";

/** Prescription, certificate and nutritional plan, each only where the doctor spoke of one. */
export function furtherDocuments(facts: readonly Fact[], language: Language): FurtherDocuments {
  const { cues } = packOf(language);
  const planned = facts.filter((fact) => fact.part === "plan");
  const refused = (fact: Fact): boolean => cues.negation.test(fold(fact.text).slice(0, 25));
  const food = planned.filter((f) => f.concepts.has("food") && !f.kinds.has("prescription"));
  return {
    prescription: orNull(planned.filter((f) => f.kinds.has("prescription") && !refused(f))),
    certificate: orNull(planned.filter((f) => f.kinds.has("certificate") && !refused(f))),
    nutritional_plan: food.length > 1 ? food.map(statementOf) : null,
  };
}

const orNull = (facts: readonly Fact[]): Statement[] | null =>
  facts.length > 0 ? facts.map(statementOf) : null;
