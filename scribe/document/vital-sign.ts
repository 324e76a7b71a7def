import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText } from "../talk/sentences.ts";
import { measuresIn } from "./blanks.ts";

/** The label of a blood pressure in a record. */
const NAME: Record<Language, string> = { "pt-BR": "PA", es: "PA", "en-US": "BP" };
const PRESSURE = /^(\d{2,3})[x/](\d{2,3})$/;

/**
 * Formats a dictated blood pressure ("A pressão está 140x90" gives "PA 140x90 mmHg"). Returns
 * undefined if the sentence says anything else.
 */
export function pressureOf(clean: string, language: Language): string | undefined {
  const value = clean.split(/[\s,.;]+/).find((word) => PRESSURE.test(word));
  if (value === undefined || !isPressure(value)) return undefined;
  const read = readText(clean.replace(value, " ").replace(/mmHg/i, " "), language);
  const { little } = lexiconOf(language);
  const measures = measuresIn(read);
  const named = measures.every(({ concept }) => concept.id === "blood pressure");
  const isAlone = read.tokens.every(
    ({ t, kind }, at) =>
      kind === "mark" ||
      little.has(t) ||
      lexiconOf(language).words("stating").has(t) ||
      measures.some(({ from, to }) => at >= from && at < to),
  );
  return named && isAlone ? `${NAME[language]} ${value} mmHg.` : undefined;
}

/** Excludes visual acuity such as 20/30. */
function isPressure(value: string): boolean {
  const [, high = "0", low = "0"] = PRESSURE.exec(value) ?? [];
  return Number(high) > Number(low) && Number(high) >= 50;
}
