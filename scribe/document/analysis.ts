import type { Analysis, Section } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { evidencesOf } from "../evidence/span.ts";
import type { Fact, Kind } from "../facts/types.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import type { Template } from "../template/parse.ts";
import { holdsStatements } from "../template/parse.ts";
import { statementOf } from "./statement.ts";
import { usualQuestions } from "./radar.ts";

const SUMMARY: readonly Kind[] = ["complaint", "diagnosis", "prescription", "followup"];

/** Summary, symptoms, hypotheses only as far as voiced, next steps, and what was not talked about. */
export function analyse(
  facts: readonly Fact[],
  sections: readonly Section[],
  template: Template,
  language: Language,
): Analysis {
  const { phrases } = packOf(language);
  const top = (fact: Fact): Kind | undefined => [...fact.kinds].sort((a, b) => b[1] - a[1])[0]?.[0];
  const empty = sections
    .filter((section, index) => holdsStatements(template, index) && section.statements.length === 0)
    .map((section) => phrases.notMentioned(section.heading));
  return {
    summary: SUMMARY.flatMap((kind) => facts.filter((f) => top(f) === kind).slice(0, 2)).map(
      statementOf,
    ),
    symptoms: facts
      .filter(
        (f) =>
          f.part === "history" && f.subject === "patient" && (f.kinds.get("symptoms") ?? 0) >= 0.5,
      )
      .map(statementOf),
    hypotheses: facts
      .filter((f) => f.part === "assessment")
      .map((f) => ({
        name: nameOf(f.text),
        confidence: confidenceOf(f, language),
        justification: f.sources.map((s) => s.turn.text.slice(s.start, s.end)).join(" "),
        evidence: evidencesOf(f.sources),
      })),
    next_steps: facts.filter((f) => f.part === "plan").map(statementOf),
    not_discussed: [...empty, ...usualQuestions(facts, language)],
  };
}

/** The hypothesis without the words that say how sure it is: "Pode ser um melanoma" is about "Melanoma". */
function nameOf(text: string): string {
  const name = text.replace(HEDGES, "").trim();
  return name.length > 3 ? name.charAt(0).toUpperCase() + name.slice(1) : text;
}

const HEDGES =
  /^(?:(?:isso|isto|esto|eso|this|it|que|eu|i|lo más|mais)\s+)*(?:(?:pode ser|deve ser|parece(?: ser)?|provável|provavelmente|acho que é|acho que|é|es|puede ser|debe ser|probable|probablemente|creo que es|creo que|looks like|could be|might be|is|probably|likely|i think(?: it's| this is)?|suspeita de|hipótese de|sospecha de)\s+)+(?:(?:um|uma|un|una|an?|the|o|a|el|la)\s+)?/iu;

/** How sure the doctor's own words were. */
function confidenceOf(fact: Fact, language: Language): "Alta" | "Média" | "Baixa" {
  const { cues } = packOf(language);
  const said = fold(fact.sources.map((s) => s.turn.text.slice(s.start, s.end)).join(" "));
  if (cues.unlikely.test(said)) return "Baixa";
  if (cues.uncertain.test(said)) return "Média";
  return cues.certain.test(said) ? "Alta" : "Média";
}
