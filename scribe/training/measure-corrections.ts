import { writeSections } from "../document/write-sections.ts";
import { correctorsOf } from "./correctors.ts";
import type { LabelledVisit } from "./visits.ts";
import { readLabelled } from "./fit-models.ts";
import type { Sentence } from "../talk/sentences.ts";

/** What a visit's document does with the sentences that were taken back, as lists of them. */
export interface CorrectionMeasure {
  /** Those that stand in the document without the sentence that takes them back. */
  alone: Sentence[];
  /** Those that stand with it, and those that do not stand. */
  together: Sentence[];
  absent: Sentence[];
  /** Sentences that were not taken back and stand in the document. */
  sound: Sentence[];
}

export function measureCorrections(labelled: LabelledVisit): CorrectionMeasure {
  const { headings, read } = readLabelled(labelled);
  const { locale } = labelled.visit;
  const statements = writeSections(read, headings, locale)
    .filter(({ heading }) => heading >= 0)
    .map(({ sentences }) => new Set(sentences));
  const correctors = correctorsOf(labelled);
  const measure: CorrectionMeasure = { alone: [], together: [], absent: [], sound: [] };
  for (const { sentence } of read) {
    const holding = statements.filter((one) => one.has(sentence));
    const label = labelled.labels[sentence.index]!;
    if (label.flags.includes("X")) {
      const corrector = read[correctors.get(sentence.index) ?? -1]?.sentence;
      const isAlone = holding.some((one) => !corrector || !one.has(corrector));
      measure[holding.length === 0 ? "absent" : isAlone ? "alone" : "together"].push(sentence);
    } else if (label.sections.length > 0 && holding.length > 0) measure.sound.push(sentence);
  }
  return measure;
}
