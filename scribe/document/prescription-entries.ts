import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { capitalise } from "../language/text.ts";
import { beginsStep, readActions, readDosage } from "../lexicon/dosage.ts";
import { readText, type Sentence } from "../talk/sentences.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import { hasDosage, NO_FIELDS, quoteWords, readFields } from "./dosage-fields.ts";
import type { DosageFields } from "./dosage-types.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import type { TakenMedicine } from "./taken-medicines.ts";

export type MedicineStatus = "new" | "continued" | "stopped";

/** A medicine of a prescription while the visit is read. */
export interface PrescriptionEntry extends DosageFields {
  name: string;
  status: MedicineStatus;
  sentences: Set<Sentence>;
}

export type PrescriptionEntries = Map<string, PrescriptionEntry>;

/** The status that a clause gives a medicine; undefined if it only names it. */
function statusOf(
  { action, fields, isCase }: MedicineClause,
  taken: TakenMedicine | undefined,
): MedicineStatus | undefined {
  const isTaken = taken?.isCurrent === true;
  if (action === "stop") return "stopped";
  if (action === "refuse") return isTaken ? "stopped" : undefined;
  if (action === "keep") return "continued";
  if (action === undefined && !hasDosage(fields)) return undefined;
  const { strength, dose, duration, frequency } = fields;
  if (isCase && !strength && !dose && !duration && !/\d/.test(frequency)) return undefined;
  return isTaken ? "continued" : "new";
}

export function addMedicine(
  entries: PrescriptionEntries,
  clause: MedicineClause,
  sentence: Sentence,
  taken: ReadonlyMap<string, TakenMedicine>,
): PrescriptionEntry | undefined {
  const { substance, name, fields } = clause;
  const status = statusOf(clause, taken.get(substance));
  if (status === undefined) return undefined;
  const known = entries.get(substance);
  // "Troco o Flovent. E fluticasona nasal": the same substance is stopped and started in another
  // form.
  const isOther = known?.status === "stopped" && status !== "stopped" && hasDosage(fields);
  if (!known || isOther) {
    const own = status === "stopped" ? { ...NO_FIELDS, frequency: clause.words } : fields;
    const entry: PrescriptionEntry = {
      ...own,
      name: capitalise(name),
      status,
      sentences: new Set([sentence]),
    };
    if (isOther) entry.status = "new";
    entries.set(isOther ? `${substance} again` : substance, entry);
    return entry;
  }
  known.sentences.add(sentence);
  // "He has to be off it for seven days before": a pause, not a stop.
  if (status === "stopped" && clause.words !== "") addFrequency(known, clause.words);
  else if (status === "stopped" && known.status === "continued")
    Object.assign(known, NO_FIELDS, { status });
  else if (status !== "stopped") mergeFields(known, fields);
  return known;
}

/** "Gabapentin... let's do duloxetine instead": removes the medicine prescribed just before. */
export function dropReplaced(
  entries: PrescriptionEntries,
  latest: { entry: PrescriptionEntry; sentence: Sentence } | undefined,
  entry: PrescriptionEntry,
  { turn, index }: Sentence,
): void {
  if (!latest || latest.entry === entry || latest.entry.status !== "new") return;
  if (latest.sentence.turn !== turn || index - latest.sentence.index > 2) return;
  for (const [key, one] of entries) if (one === latest.entry) entries.delete(key);
}

/**
 * "A hidroclorotiazida sobe o ácido úrico. Vou trocar por anlodipino": stops the medicine named
 * before.
 */
export function stopReplaced(
  entries: PrescriptionEntries,
  { substance, name }: MedicineClause,
  taken: ReadonlyMap<string, TakenMedicine>,
  sentences: Sentence[],
): void {
  if (taken.get(substance)?.isCurrent !== true) return;
  entries.set(substance, {
    ...NO_FIELDS,
    name: capitalise(name),
    status: "stopped",
    sentences: new Set(sentences),
  });
}

/** Fills empty fields. A different value is added to the frequency. */
function mergeFields(entry: PrescriptionEntry, fields: DosageFields): void {
  for (const name of Object.keys(NO_FIELDS) as (keyof DosageFields)[]) {
    const value = fields[name];
    if (value === "" || entry[name] === value) continue;
    if (entry[name] === "") entry[name] = value;
    else if (name !== "form" && name !== "route") addFrequency(entry, value);
  }
}

function addFrequency(entry: PrescriptionEntry, value: string): void {
  if (!entry.frequency.includes(value))
    entry.frequency = entry.frequency === "" ? value : `${entry.frequency}, ${value}`;
}

export const isNextInTurn = (before: Sentence, { index, turn }: Sentence): boolean =>
  index === before.index + 1 && turn === before.turn;

/**
 * Adds a sentence about the dose of the last medicine ("Suspensão de 400 por 5, oito ml de doze em
 * doze horas"). Returns whether the text was one.
 */
export function continueEntry(
  entry: PrescriptionEntry,
  { act, sentence }: ReadSentence,
  text: string,
  language: Language,
): boolean {
  if (entry.status === "stopped" || act === "question") return false;
  const { tokens, mentions } = readText(text, language);
  if (mentions.some(({ concept }) => OTHER_SUBJECTS.has(concept.type))) return false;
  const actions = readActions(tokens, language);
  const items = readDosage(tokens, language);
  const isStep = beginsStep(tokens, language) && findNumbers(tokens, language).length > 0;
  const stops = actions.some(({ action }) => action === "stop") && tokens.length <= SHORT;
  const begins = items[0] !== undefined && items[0].from === 0 && TELLS_DOSE.has(items[0].kind);
  if (!begins && !isStep && !stops) return false;
  if (begins) {
    const zone = { text, tokens, actions, from: 0, mention: { from: 0, to: 0 }, to: tokens.length };
    mergeFields(entry, readFields(zone, language));
  } else addFrequency(entry, quoteWords(text, language));
  entry.sentences.add(sentence);
  return true;
}

/** The most tokens of a sentence like "Better, stop it for a month." */
const SHORT = 10;
const TELLS_DOSE: ReadonlySet<string> = new Set([
  "strength",
  "dose",
  "frequency",
  "duration",
  "form",
]);
const OTHER_SUBJECTS: ReadonlySet<string> = new Set(["exam", "procedure", "vaccine", "diet"]);

/** Fills the empty fields of a continued medicine with how the patient takes it. */
export function completeContinued(
  entry: PrescriptionEntry,
  taken: TakenMedicine | undefined,
): void {
  if (!taken) return;
  if (entry.status === "stopped") {
    entry.sentences = new Set([...entry.sentences, ...taken.sentences]);
    return;
  }
  if (entry.status !== "continued") return;
  const { fields } = taken;
  const isCounted = (text: string): boolean => /\d/.test(text);
  if (!isCounted(entry.strength + entry.dose + entry.frequency) && isCounted(fields.frequency))
    entry.frequency = [fields.frequency, entry.frequency].filter(Boolean).join(", ");
  // "Goes to forty": the dose changes, so the old one is not added.
  if (/“[^“”\d]*\d[^“”]*”/.test(entry.frequency)) return;
  const how = entry.dose === "" && entry.frequency === "" ? ["dose", "frequency", "route"] : [];
  for (const name of ["strength", "form", ...how] as (keyof DosageFields)[])
    if (entry[name] === "") entry[name] = fields[name];
  if (hasDosage(fields)) for (const one of taken.sentences) entry.sentences.add(one);
}
