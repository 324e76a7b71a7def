import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { evidencesOf } from "../talk/evidence.ts";
import type { Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { DosageFields } from "./dosage-types.ts";
import { type MedicineClause, readMedicineClauses } from "./medicine-clauses.ts";
import { isPlanned } from "./plan-sentences.ts";
import {
  addMedicine,
  completeContinued,
  continueEntry,
  dropReplaced,
  isNextInTurn,
  type PrescriptionEntry,
  type PrescriptionEntries,
  type MedicineStatus,
  stopReplaced,
} from "./prescription-entries.ts";
import { readTakenMedicines } from "./taken-medicines.ts";

/** One medicine of a prescription. A field that was not said is "". */
export interface PrescriptionLine extends DosageFields {
  name: string;
  status: MedicineStatus;
  evidence: Evidence[];
}

/** Reads the medicines that the doctor prescribes, continues and stops, in this order. */
export const readPrescription = (
  visit: readonly ReadSentence[],
  language: Language,
): PrescriptionLine[] => {
  const entries = readEntries(visit, language);
  return STATUSES.flatMap((status) => entries.filter((entry) => entry.status === status)).map(
    ({ sentences, ...entry }) => ({ ...entry, evidence: evidencesOf([...sentences]) }),
  );
};

/** The doctor's sentences that the prescription is based on. */
export const prescribingSentences = (
  visit: readonly ReadSentence[],
  language: Language,
): ReadonlySet<Sentence> =>
  new Set(readEntries(visit, language).flatMap(({ sentences }) => [...sentences]));

const readEntries = memoize(
  (visit: readonly ReadSentence[], language: Language): readonly PrescriptionEntry[] => {
    const taken = readTakenMedicines(visit, language);
    const entries: PrescriptionEntries = new Map();
    let latest: { entry: PrescriptionEntry; sentence: Sentence } | undefined;
    let named: { clause: MedicineClause; sentence: Sentence; turn: Sentence["turn"] } | undefined;
    for (const read of visit) {
      const { sentence, text } = read;
      if (sentence.speaker !== "medico" || text === undefined) continue;
      const clauses = readMedicineClauses(text, language);
      if (clauses.length === 0 && latest && isNextInTurn(latest.sentence, sentence)) {
        if (continueEntry(latest.entry, read, text, language)) latest.sentence = sentence;
        continue;
      }
      if (!isPlanned(read)) continue;
      for (const clause of clauses) {
        const entry = addMedicine(entries, clause, sentence, taken);
        if (entry && clause.isInstead) dropReplaced(entries, latest, entry, sentence);
        if (clause.replaces && named?.turn === sentence.turn)
          stopReplaced(entries, named.clause, taken, [named.sentence, sentence]);
        if (entry) latest = { entry, sentence };
        named = { clause, sentence, turn: sentence.turn };
      }
    }
    for (const [substance, entry] of entries) completeContinued(entry, taken.get(substance));
    return [...entries.values()];
  },
);

const STATUSES: readonly MedicineStatus[] = ["new", "continued", "stopped"];
