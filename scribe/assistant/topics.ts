import { allergyStatusAt } from "./allergy-status.ts";
import { type Occurrence, occurrencesOf, type ReadStatus } from "./occurrences.ts";
import type { AnswerInput } from "./types.ts";
import type { Unit } from "./units.ts";

/** A thing with its qualifiers ("ultrassom de abdome"), and the places that name it. */
export interface Topic {
  unit: Unit;
  label: string;
  occurrences: readonly Occurrence[];
}

/** Types of units that only qualify another one. */
const QUALIFIERS = new Set(["word", "body", "other", "vital", "social", "function", "diet"]);

/** Qualifiers that are never only words of the question. */
const NARROWS = new Set(["body", "drug"]);

/** The topics of a question's units, with their places (`occurrencesOf`) oldest first. */
export function topicsOf(
  units: readonly Unit[],
  input: AnswerInput,
  readStatus?: ReadStatus,
): Topic[] {
  const isAllergy = units.some(({ type }) => type === "allergen");
  // "Alérgicos a penicilina": the drug is not taken.
  if (isAllergy && units.some(isSubstance)) return allergyTopics(units, input);
  const heads = units.filter(({ type }) => !QUALIFIERS.has(type));
  const mains = heads.length > 0 ? heads : units.slice(0, 1);
  return mains.map((main) => {
    const qualifiers = units.filter(
      (unit) => !mains.includes(unit) && nearest(unit, mains) === main,
    );
    return narrow(main, qualifiers, input, readStatus);
  });
}

/** What an allergy can be to: a drug, a food, or a word that the lexicon does not know. */
const isSubstance = ({ type }: Unit): boolean => SUBSTANCES.has(type);
const SUBSTANCES = new Set(["drug", "diet", "word", "vaccine", "device", "allergy"]);

/** Allergies to each substance, and the other things that a question names. */
function allergyTopics(units: readonly Unit[], input: AnswerInput): Topic[] {
  const allergy = units.find(({ type }) => type === "allergen")!;
  const substances = units.filter(isSubstance);
  const rest = units.filter((unit) => unit.type !== "allergen" && !isSubstance(unit));
  const topics = substances.map((unit) => ({
    unit: allergy,
    label: `${allergy.label} ${unit.label}`,
    occurrences: occurrencesOf(input, unit, allergyStatusAt),
  }));
  return [...topics, ...(rest.length > 0 ? topicsOf(rest, input) : [])];
}

const nearest = (unit: Unit, mains: readonly Unit[]): Unit =>
  mains.toSorted((a, b) => distance(unit, a) - distance(unit, b))[0]!;
/** Qualifiers follow what they qualify in Portuguese and Spanish, so that side counts less. */
const distance = (unit: Unit, main: Unit): number =>
  unit.from >= main.to ? unit.from - main.to : main.from - unit.to + 0.5;

function narrow(
  main: Unit,
  qualifiers: readonly Unit[],
  input: AnswerInput,
  readStatus?: ReadStatus,
): Topic {
  let occurrences: readonly Occurrence[] = occurrencesOf(input, main, readStatus);
  const labels = [main];
  for (const qualifier of qualifiers) {
    const places = occurrencesOf(input, qualifier);
    const passages = new Set(places.map(({ record, passage }) => `${record} ${passage}`));
    const records = new Set(places.map(({ record }) => record));
    const both = occurrences.filter(
      ({ record, passage }) =>
        passages.has(`${record} ${passage}`) ||
        (input.records[record]!.kind === "laudo" && records.has(record)),
    );
    // An unknown word that no record says with the topic is a word of the question.
    if (both.length === 0 && !NARROWS.has(qualifier.type)) continue;
    occurrences = both;
    labels.push(qualifier);
  }
  const label = labels
    .toSorted((a, b) => a.from - b.from)
    .map((unit) => unit.label)
    .join(" ");
  return { unit: main, label, occurrences };
}
