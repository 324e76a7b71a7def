import type { Mention } from "../lexicon/matcher.ts";
import { namesIn } from "./exact-names.ts";
import { type Status, statusAt } from "./passage-facts.ts";
import { mentionsOf, type PassageSentence, sentencesOf } from "./passage-sentence.ts";
import { passagesOf, plain, WordPatterns, wordsOfPassage } from "./passage-words.ts";
import { type MeasuredValue, valuesIn } from "./passage-values.ts";
import type { AnswerInput, AssistantRecord } from "./types.ts";
import { searchWords, type Unit } from "./units.ts";

/** A place where a record names a unit, with what it says about it. */
export interface Occurrence {
  record: number;
  passage: number;
  date: string;
  patient: string | null;
  status: Status;
  /** Which one of a class of drugs; "" for other things. */
  drug: string;
  values: readonly MeasuredValue[];
}

/** Records that tell of a patient's health; a roster row or an earlier answer does not. */
const CLINICAL = new Set(["consulta", "transcricao", "laudo", "attachment"]);

/** Finds every place that names a unit, oldest first. */
export function occurrencesOf({ records }: AnswerInput, unit: Unit): Occurrence[] {
  const patterns = new WordPatterns();
  const firsts = new Set(
    unit.names.flatMap((name) => searchWords(name).slice(0, 1)).map((word) => patterns.idOf(word)),
  );
  const names = (words: readonly string[]): boolean =>
    words.some((word) => patterns.match(word).some((id) => firsts.has(id)));
  const titles = records.map(
    (record) => CLINICAL.has(record.kind) && isTitled(record, unit, names),
  );
  const found: Occurrence[] = [];
  const withTitle = new Set<number>();
  for (const [record, passage, one] of passagesOf(records)) {
    const row = records[record]!;
    if (!CLINICAL.has(row.kind)) continue;
    const at = { record, passage, date: row.date, patient: row.paciente_id };
    if (titles[record] && !withTitle.has(record)) {
      withTitle.add(record);
      found.push({ ...at, status: "yes", drug: "", values: [] });
    }
    if (!names(wordsOfPassage(one)) && !(unit.type === "measure" && /mmhg/i.test(one.text)))
      continue;
    for (const sentence of sentencesOf(row, one)) {
      const mentions = mentionsOf(sentence, unit);
      const values = unit.type === "measure" ? valuesIn(sentence, unit) : [];
      if (mentions.length === 0 && values.length > 0)
        found.push({ ...at, status: "yes", drug: "", values });
      for (const [index, mention] of mentions.entries())
        found.push({
          ...at,
          // Of a measure, only its values count.
          status: unit.type === "measure" ? "yes" : statusAt(sentence, mention, unit),
          drug: unit.type === "drug" ? drugAt(sentence, mention, unit) : "",
          values: index === 0 ? values : [],
        });
    }
  }
  return found.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The substance of a mention, or the word itself; the name of a class is "". */
function drugAt({ read }: PassageSentence, { from, to }: Mention, unit: Unit): string {
  const isClass = namesIn(read).some(
    (one) => one.concept.id === unit.id && one.from === from && one.to === to,
  );
  const concept = read.mentions.find((one) => one.from < to && one.to > from)?.concept.id;
  if (isClass && unit.thing?.type === "class" && (concept === undefined || concept === unit.id))
    return "";
  return concept ?? read.stems[from]!;
}

/** Whether the title of a laudo names an examination: it was done. */
function isTitled(
  { kind, titulo }: AssistantRecord,
  unit: Unit,
  names: (words: readonly string[]) => boolean,
): boolean {
  return kind === "laudo" && unit.type !== "drug" && names(plain(titulo));
}
