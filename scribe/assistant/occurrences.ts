import { kinMarks } from "../evidence/persons.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { namesIn } from "./exact-names.ts";
import { type DoneOn, doneOn } from "./passage-date.ts";
import type { Status } from "./mention-status.ts";
import { statusAt } from "./passage-facts.ts";
import { mentionsOf, type PassageSentence, sentencesOf } from "./passage-sentence.ts";
import { passagesOf, plain, WordPatterns, wordsOfPassage } from "./passage-words.ts";
import { type MeasuredValue, valuesIn } from "./passage-values.ts";
import { cuesWith } from "./question-cues.ts";
import { readText } from "../talk/sentences.ts";
import type { AnswerInput, AssistantRecord } from "./types.ts";
import { searchWords, type Unit } from "./units.ts";
import { mayBeUnnamed } from "./unnamed-values.ts";

/** A place where a record names a unit, with what it says about it. */
export interface Occurrence {
  record: number;
  passage: number;
  /** Of the examination or measurement, if the sentence names its day; else of the record. */
  date: string;
  /** The last day of the month or year in which it was done, if the sentence names no day. */
  until: string | null;
  patient: string | null;
  status: Status;
  /** Which one of a class of drugs; "" for other things. */
  drug: string;
  values: readonly MeasuredValue[];
  /** Concepts of the relatives of whom the sentence tells. */
  kin: readonly string[];
  /** Whether a value was measured elsewhere: at home, by another service. */
  isElsewhere: boolean;
}

/** Records that tell of a patient's health; a roster row or an earlier answer does not. */
const CLINICAL = new Set(["consulta", "transcricao", "laudo", "attachment"]);

/** What a sentence says about a mention; null if it says nothing of what is asked. */
export type ReadStatus = (sentence: PassageSentence, mention: Mention, unit: Unit) => Status | null;

/** Finds every place that names a unit, oldest first. */
export function occurrencesOf(
  { records }: AnswerInput,
  unit: Unit,
  readStatus: ReadStatus = statusAt,
): Occurrence[] {
  const patterns = new WordPatterns();
  const firsts = new Set(
    unit.names.flatMap((name) => searchWords(name).slice(0, 1)).map((word) => patterns.idOf(word)),
  );
  const names = (words: readonly string[]): boolean =>
    words.some((word) => patterns.match(word).some((id) => firsts.has(id)));
  const titles = records.map((record) => titleStatus(record, unit, names, readStatus));
  const found: Occurrence[] = [];
  const withTitle = new Set<number>();
  for (const [record, passage, one] of passagesOf(records)) {
    const row = records[record]!;
    if (!CLINICAL.has(row.kind)) continue;
    const at = { record, passage, date: row.date, until: null, patient: row.paciente_id, kin: [] };
    const title = titles[record];
    if (title && !withTitle.has(record)) {
      withTitle.add(record);
      found.push({ ...at, status: title, drug: "", values: [], isElsewhere: false });
    }
    if (!names(wordsOfPassage(one)) && !(unit.type === "measure" && mayBeUnnamed(unit, one.text)))
      continue;
    for (const sentence of sentencesOf(row, one)) {
      const mentions = mentionsOf(sentence, unit);
      const isElsewhere =
        unit.type === "measure" &&
        cuesWith(sentence.read, sentence.language, "elsewhere").length > 0;
      const values = unit.type === "measure" ? valuesIn(sentence, unit) : [];
      if (mentions.length === 0 && values.length > 0)
        found.push({ ...at, status: "yes", drug: "", values, isElsewhere });
      const isDated = DATED.has(unit.type) && row.kind !== "laudo";
      for (const [index, mention] of mentions.entries()) {
        // Of a measure, only its values count.
        const status = unit.type === "measure" ? "yes" : readStatus(sentence, mention, unit);
        if (status === null) continue;
        found.push({
          ...at,
          isElsewhere,
          ...(status === "family" && { kin: kinOf(sentence) }),
          ...(isDated && daysOf(doneOn(sentence, mention, row.date))),
          status,
          drug: unit.type === "drug" ? drugAt(sentence, mention, unit) : "",
          values: index === 0 ? values : [],
        });
      }
    }
  }
  return found
    .map((one) => withReport(one, found))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const kinOf = ({ read, language }: PassageSentence): string[] =>
  kinMarks(read, language).map(({ id }) => id);

/** Types of things that are done on a day. */
const DATED = new Set(["exam", "measure", "procedure", "vaccine", "disease"]);

const daysOf = (done: DoneOn | undefined): Partial<Occurrence> => {
  if (!done) return {};
  return done.from === done.to ? { date: done.from } : { until: done.to };
};

/** "The HbA1c of 7.4% in May" has the day of the same value, or of the report, of that month. */
function withReport(one: Occurrence, all: readonly Occurrence[]): Occurrence {
  const { until, date, patient, values } = one;
  if (until === null) return one;
  const same = all.find(
    (other) =>
      other.until === null &&
      other.patient === patient &&
      other.date < date &&
      other.date <= until &&
      other.date.slice(0, 7) === until.slice(0, 7) &&
      String(other.values.map(({ numbers }) => numbers)) ===
        String(values.map(({ numbers }) => numbers)),
  );
  return same ? { ...one, date: same.date, until: null } : one;
}

/** The substance of a mention, or the word itself; the name of a class is "". */
function drugAt({ read }: PassageSentence, { from, to }: Mention, unit: Unit): string {
  const isClass = namesIn(read).some(
    (one) => one.concept.id === unit.id && one.from === from && one.to === to,
  );
  if (isClass && unit.thing?.type === "class") return "";
  const concept = read.mentions.find((one) => one.from < to && one.to > from)?.concept.id;
  return concept ?? read.stems[from]!;
}

/** What the title of a laudo or of a visit says: an examination was done, "Asma grave". */
function titleStatus(
  { kind, titulo, language }: AssistantRecord,
  unit: Unit,
  names: (words: readonly string[]) => boolean,
  readStatus: ReadStatus,
): Status | null {
  if (unit.type === "drug" || unit.type === "measure" || !names(plain(titulo))) return null;
  // "Home sleep apnea test": the title of a report names what was looked for.
  if (kind === "laudo" && unit.type === "disease") return null;
  if (kind !== "laudo" && (kind !== "consulta" || !TITLED.has(unit.type))) return null;
  const read = readText(titulo.slice(0, 200).normalize("NFC"), language);
  const sentence: PassageSentence = { read, language, register: "note", heading: "" };
  const [mention] = mentionsOf(sentence, unit);
  if (!mention) return null;
  const isDone = kind === "laudo" && readStatus === statusAt;
  return isDone ? "yes" : readStatus(sentence, mention, unit);
}
/** The title of a visit for an examination may only say what it is about. */
const TITLED = new Set(["disease", "habit", "obgyn"]);
