import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { evidencesOf } from "../talk/evidence.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { DosageFields } from "./dosage-fields.ts";
import { type MedicineClause, readMedicineClauses } from "./medicine-clauses.ts";
import { isPlanned } from "./plan-sentences.ts";
import {
  addClause,
  completeContinued,
  continueLine,
  dropReplaced,
  goesOn,
  type Line,
  type Lines,
  type MedicineStatus,
  stopReplaced,
} from "./prescription-lines.ts";
import { readTakenMedicines } from "./taken-medicines.ts";

/** One medicine of a prescription; a field that was not said is "". */
export interface PrescriptionLine extends DosageFields {
  name: string;
  status: MedicineStatus;
  evidence: Evidence[];
}

/**
 * The medicines that the doctor prescribes, keeps and stops: new ones first, then those that go on,
 * then the stopped.
 */
export const readPrescription = (
  visit: readonly ReadSentence[],
  language: Language,
): PrescriptionLine[] => {
  const lines = readLines(visit, language);
  return STATUSES.flatMap((status) => lines.filter((line) => line.status === status)).map(
    ({ sentences, ...line }) => ({ ...line, evidence: evidencesOf([...sentences]) }),
  );
};

/** The doctor's sentences that a prescription rests on. */
export const prescribingSentences = (
  visit: readonly ReadSentence[],
  language: Language,
): ReadonlySet<Sentence> =>
  new Set(readLines(visit, language).flatMap(({ sentences }) => [...sentences]));

const readLines = memoize((visit: readonly ReadSentence[], language: Language): readonly Line[] => {
  const taken = readTakenMedicines(visit, language);
  const lines: Lines = new Map();
  let latest: { line: Line; sentence: Sentence } | undefined;
  let named: { clause: MedicineClause; sentence: Sentence; turn: Sentence["turn"] } | undefined;
  for (const read of visit) {
    const { sentence, text } = read;
    if (sentence.speaker !== "medico" || text === undefined) continue;
    const clauses = readMedicineClauses(text, language);
    if (clauses.length === 0 && latest && goesOn(latest.sentence, sentence)) {
      if (continueLine(latest.line, read, text, language)) latest.sentence = sentence;
      continue;
    }
    if (!isPlanned(read)) continue;
    for (const clause of clauses) {
      const line = addClause(lines, clause, sentence, taken);
      if (line && clause.isInstead) dropReplaced(lines, latest, line, sentence);
      if (clause.replaces && named?.turn === sentence.turn)
        stopReplaced(lines, named.clause, taken, [named.sentence, sentence]);
      if (line) latest = { line, sentence };
      named = { clause, sentence, turn: sentence.turn };
    }
  }
  for (const [substance, line] of lines) completeContinued(line, taken.get(substance));
  return [...lines.values()];
});

const STATUSES: readonly MedicineStatus[] = ["new", "continued", "stopped"];
