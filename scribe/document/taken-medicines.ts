import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { isDosageNoise, readActions, readDosage } from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { hasDosage, NO_FIELDS, withoutQuotations, readFields } from "./dosage-fields.ts";
import type { DosageFields } from "./dosage-types.ts";
import { type MedicineClause, readMedicineClauses } from "./medicine-clauses.ts";

/** A medicine that the patient takes or took. */
export interface TakenMedicine {
  isCurrent: boolean;
  fields: DosageFields;
  /** The sentences that say so. */
  sentences: Sentence[];
}

const OTHER = 0.5;
const LIKELY = 0.5;
const NOT_TAKEN = ["allergy", "family", "pastmeds", "exposure"] as const;

/**
 * Reads the medicines that the patient takes, by substance. A later statement overrides an earlier
 * one.
 */
export function readTakenMedicines(
  visit: readonly ReadSentence[],
  language: Language,
): Map<string, TakenMedicine> {
  const taken = new Map<string, TakenMedicine>();
  const add = (clause: MedicineClause, isCurrent: boolean, sentences: Sentence[]): void => {
    const known = taken.get(clause.substance);
    const fields = { ...(known?.fields ?? NO_FIELDS) };
    for (const name of Object.keys(NO_FIELDS) as (keyof DosageFields)[])
      // Other remarks of the patient about a dose are not instructions.
      fields[name] = withoutQuotations(clause.fields[name]) || fields[name];
    const all = [...(known?.sentences ?? []), ...sentences];
    taken.set(clause.substance, { isCurrent, fields, sentences: all });
  };
  for (const read of visit) {
    const { sentence, text, asked, act } = read;
    if (text === undefined || !tellsOfPatient(read)) continue;
    const clauses = readMedicineClauses(text, language);
    for (const clause of clauses)
      if (isTaken(read, clause)) add(clause, !isStopped(read, clause), [sentence]);
    if (clauses.length > 0 || sentence.speaker === "medico") continue;
    const question = asked.at(-1);
    const named = question ? readMedicineClauses(question.text, language) : [];
    if (!question || named.length !== 1 || act === "no") continue;
    // "E a latanoprosta, esquece?" does not ask for a dose.
    if (asksMore(question, language)) continue;
    const own = wholeFields(text, language);
    if (act !== "yes" && !hasDosage(own)) continue;
    // Of the question, only what the patient confirms counts.
    const fields = act === "yes" ? { ...named[0]!.fields, ...filled(own) } : own;
    add({ ...named[0]!, fields }, !sentence.cues.has("stopped"), [question, sentence]);
  }
  return taken;
}

/** Whether a question is about more than medicines and their doses. */
function asksMore({ tokens, mentions }: Sentence, language: Language): boolean {
  const { little } = lexiconOf(language);
  const drugs = mentions.filter(({ concept }) => concept.type === "drug");
  const items = [...readDosage(tokens, language), ...drugs, ...findNumbers(tokens, language)];
  return tokens.some(
    ({ kind, t }, at) =>
      kind !== "mark" &&
      t !== "e" &&
      !little.has(t) &&
      !isDosageNoise(t, language) &&
      !items.some(({ from, to }) => from <= at && to > at),
  );
}

const filled = (fields: DosageFields): Partial<DosageFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));

const tellsOfPatient = ({ act, sentence, relative, other }: ReadSentence): boolean =>
  act !== "question" &&
  act !== "none" &&
  !sentence.asks &&
  relative < OTHER &&
  other < OTHER &&
  (sentence.speaker !== "medico" || act === "history" || act === "plan");

/**
 * Whether the patient takes the medicine: by topic, or by a dose unless the topic says otherwise.
 */
function isTaken({ topics, sentence }: ReadSentence, { fields }: MedicineClause): boolean {
  const meds = topics.get("meds") ?? 0;
  if (sentence.speaker === "medico") return meds >= LIKELY;
  if (NOT_TAKEN.some((kind) => (topics.get(kind) ?? 0) >= LIKELY)) return false;
  return meds >= LIKELY || hasDosage(fields);
}

const isStopped = ({ sentence }: ReadSentence, { action }: MedicineClause): boolean =>
  action === "stop" || action === "refuse" || sentence.cues.has("stopped");

function wholeFields(text: string, language: Language): DosageFields {
  const { tokens } = readText(text, language);
  const actions = readActions(tokens, language);
  const mention = { from: 0, to: 0 };
  return readFields({ text, tokens, actions, from: 0, mention, to: tokens.length }, language);
}
