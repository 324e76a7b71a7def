import { tableOf } from "./answer-table.ts";
import { inPeriod } from "./days.ts";
import { plain } from "./passage-words.ts";
import { cuesWith } from "./question-cues.ts";
import { readingOfQuestion } from "./question-reading.ts";
import type { QuestionReading } from "./reading-types.ts";
import { type RankedPassage, rankPassages } from "./rank-passages.ts";
import { MOST_SOURCES, SourceList } from "./source-list.ts";
import { groupsOf, wordingOf } from "./term-groups.ts";
import type { AnswerInput, AssistantRecord, EngineAnswer, Passage } from "./types.ts";
import { readText } from "../talk/sentences.ts";

/** The most passages of one record among the sources. */
const MOST_OF_RECORD = 3;
/** Factors of the score. */
const WITH_REASON = 1.3;
const IN_PERIOD = 1.6;
const LATEST = 1.25;
const KIND_ASKED = 1.5;
const NOT_CLINICAL = 0.5;

/**
 * Chooses the passages that answer a question, most relevant first, and computes the table of a
 * structured question. Without a certain table the passages answer.
 */
export const answerQuestion = (input: AnswerInput): EngineAnswer => {
  const reading = readingOfQuestion(input.question, input.about.length > 0 ? "one" : "all");
  const asked = ofAsked(input);
  const sources = new SourceList(input.records);
  const table = tableOf(asked.input, reading, new SourceMap(sources, asked.places));
  const ranked = rank(asked.input, reading);
  const passages: number[] = [];
  const most = Math.max(MOST_SOURCES, sources.chosen.length);
  for (const { record, passage } of choose(ranked, asked.input.records)) {
    const number = sources.add(asked.places[record]!, passage, most);
    if (number !== null && passages.length < MOST_SOURCES && !passages.includes(number))
      passages.push(number);
  }
  return { sources: sources.chosen, table, passages };
};

/** Adds sources by the indices of the asked records. */
class SourceMap extends SourceList {
  readonly #all: SourceList;
  readonly #places: readonly number[];

  constructor(all: SourceList, places: readonly number[]) {
    super([]);
    this.#all = all;
    this.#places = places;
  }

  override add(record: number, passage: number): number | null {
    return this.#all.add(this.#places[record]!, passage);
  }
}

/** The records of the patients whom the question is about, with their indices. */
function ofAsked(input: AnswerInput): { input: AnswerInput; places: readonly number[] } {
  const about = new Set(input.about);
  const places = [...input.records.keys()].filter((at) => {
    const { paciente_id } = input.records[at]!;
    return about.size === 0 || paciente_id === null || about.has(paciente_id);
  });
  return { input: { ...input, records: places.map((at) => input.records[at]!) }, places };
}

function rank(input: AnswerInput, reading: QuestionReading): RankedPassage[] {
  const named = new Set(
    input.patients
      .filter(({ id }) => input.about.includes(id))
      .flatMap(({ nome }) => [...plain(nome)]),
  );
  const groups = [...groupsOf(reading), ...wordingOf(reading)].filter(
    ({ alternatives }) =>
      !alternatives.every((words) => words.every((word) => named.has(word.replace("*", "")))),
  );
  const ranked = rankPassages(input.records, groups, boostOf(input, reading));
  const found = [...ofAskedKind(input, reading), ...ranked];
  return new Set(found.map(({ record }) => record)).size < FEW_RECORDS
    ? [...found, ...latest(input)]
    : found;
}

/** The most appointments that are put first. */
const MOST_ASKED = 2;

/** What a question asks for by its kind: the next appointments, or the patient's own data. */
function ofAskedKind(
  { records, about, question }: AnswerInput,
  { cues }: QuestionReading,
): RankedPassage[] {
  const of = (kind: AssistantRecord["kind"]): number[] =>
    [...records.keys()].filter(
      (at) => records[at]!.kind === kind && records[at]!.passages.length > 0,
    );
  const patients = cues.has("identity") && about.length > 0 ? of("paciente") : [];
  const asksAhead = about.length > 0 && (cues.has("next") || cues.has("appointments"));
  const ahead = of("agendamento")
    .filter((at) => records[at]!.date >= question.today)
    .toSorted((a, b) => records[a]!.date.localeCompare(records[b]!.date));
  return [...patients, ...(asksAhead ? ahead : [])]
    .slice(0, MOST_ASKED)
    .map((record) => ({ record, passage: 0, score: 0 }));
}

/** With fewer records than these, the newest ones of these kinds follow. */
const FEW_RECORDS = 3;
const CLINICAL: ReadonlySet<AssistantRecord["kind"]> = new Set(["consulta", "laudo"]);

/** The newest records, for a question that has few words in common with any. */
const latest = ({ records }: AnswerInput): RankedPassage[] =>
  [...records.keys()]
    .filter((at) => CLINICAL.has(records[at]!.kind) && records[at]!.passages.length > 0)
    .toSorted((a, b) => records[b]!.date.localeCompare(records[a]!.date))
    .map((record) => ({ record, passage: 0, score: 0 }));

/** What makes a passage likelier than its words: a reason, the period, the newest record. */
function boostOf(
  { records, question }: AnswerInput,
  reading: QuestionReading,
): (record: AssistantRecord, passage: Passage) => number {
  const { cues, period, language } = reading;
  const isLast = cues.has("last");
  const isFirst = cues.has("first");
  const dates = records
    .filter(({ kind, date }) => kind !== "agendamento" && date <= question.today)
    .map(({ date }) => date)
    .toSorted();
  const wanted = isLast ? dates.at(-1) : isFirst ? dates[0] : undefined;
  return (record, passage) => {
    let factor = 1;
    if (
      cues.has("why") &&
      cuesWith(readText(passage.text.slice(0, 400), record.language), record.language, "reason")
        .length > 0
    )
      factor *= WITH_REASON;
    if (period && inPeriod(record.date, period)) factor *= IN_PERIOD;
    if (wanted !== undefined && record.date === wanted) factor *= LATEST;
    if (record.kind === "agendamento" && (cues.has("appointments") || cues.has("next")))
      factor *= KIND_ASKED;
    else if (record.kind === "agendamento" || record.kind === "thread") factor *= NOT_CLINICAL;
    return language === record.language ? factor : factor * 0.99;
  };
}

/**
 * The best passage of each record (a visit and its talk are one), then further ones; the best
 * record first.
 */
function choose(
  ranked: readonly RankedPassage[],
  records: readonly AssistantRecord[],
): RankedPassage[] {
  const grouped = Map.groupBy(ranked, ({ record }) => records[record]!.id);
  const best = [...grouped.values()].slice(0, MOST_SOURCES).map((all) => all[0]!);
  const further = ranked.filter((one) => {
    const all = grouped.get(records[one.record]!.id)!;
    const at = all.indexOf(one);
    return at > 0 && at < MOST_OF_RECORD && best.includes(all[0]!);
  });
  return [...best, ...further];
}
