import { join } from "node:path";
import { answerQuestion } from "@relato/scribe/assistant/answer-question.ts";
import { readQuestion } from "@relato/scribe/assistant/read-question.ts";
import type {
  AnswerInput,
  AskedQuestion,
  AssistantRecord,
  EngineAnswer,
  QuestionPlan,
  RosterPatient,
} from "@relato/scribe/assistant/types.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { buildRecords } from "./build-records.ts";
import {
  type AuthorData,
  type Expected,
  type Half,
  isOfHalf,
  readAuthors,
  type WrittenQuestion,
} from "./read-data.ts";

const TODAY = "2026-11-20";
const DATA = join(import.meta.dirname, "data");
/** Sources whose records count for the recall. */
const FIRST_SOURCES = 5;

interface Doctor {
  records: AssistantRecord[];
  roster: RosterPatient[];
}

interface Result {
  question: WrittenQuestion;
  author: string;
  /** The share of the expected sources that was found; 1 or 0 for a structured question. */
  score: number;
  answer: EngineAnswer;
  input: AnswerInput;
}

/** Asks one question as the server would, in memory. */
function askQuestion(
  written: WrittenQuestion,
  doctor: Doctor,
): { input: AnswerInput; answer: EngineAnswer } {
  const question: AskedQuestion = {
    text: written.question,
    language: written.locale,
    today: TODAY,
  };
  const plan = readQuestion(question);
  const about = written.scope_patient
    ? [written.scope_patient]
    : namedPatients(plan, doctor.roster);
  const records = doctor.records.filter((record) =>
    about.length > 0 ? about.includes(record.paciente_id ?? "") : isFound(record, plan),
  );
  const ids = new Set(records.map(({ paciente_id }) => paciente_id));
  const patients = doctor.roster.filter(({ id }) => plan.needs_roster || ids.has(id));
  const input = { question, records, patients, about, is_partial: false };
  return { input, answer: answerQuestion(input) };
}

/** The patients with the most words of the question in their names; empty if no name is meant. */
function namedPatients({ names }: QuestionPlan, roster: readonly RosterPatient[]): string[] {
  const asked = new Set(names);
  const scored = roster.map(({ id, nome }) => {
    const words = plainWords(nome);
    const first = asked.has(words[0] ?? "") ? 0.5 : 0;
    return { id, score: words.filter((word) => asked.has(word)).length + first };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < 1 ? [] : scored.filter(({ score }) => score === best).map(({ id }) => id);
}

/** Whether the index finds a record by one of the plan's groups. */
function isFound({ passages, titulo }: AssistantRecord, { groups }: QuestionPlan): boolean {
  const texts = passages.map(({ text, place }) =>
    place.type === "statement" ? `${place.heading} ${text}` : text,
  );
  const words = [...new Set([titulo, ...texts].flatMap(plainWords))];
  const has = (pattern: string): boolean =>
    pattern.endsWith("*")
      ? words.some((word) => word.startsWith(pattern.slice(0, -1)))
      : words.includes(pattern);
  return groups.some(({ alternatives }) => alternatives.some((all) => all.every(has)));
}

function recallOf(
  { sources }: WrittenQuestion,
  { records }: AnswerInput,
  answer: EngineAnswer,
): number {
  const order =
    answer.passages.length > 0 ? answer.passages : answer.sources.map((_, at) => at + 1);
  const found = new Set(
    order.slice(0, FIRST_SOURCES).flatMap((number) => {
      const { id, paciente_id } = records[answer.sources[number - 1]!.record]!;
      return [id, paciente_id];
    }),
  );
  return sources.filter((key) => found.has(key)).length / (sources.length || 1);
}

/** The table of an answer in the form of the authors' expectations; null without a table. */
function expectedForm({ table }: EngineAnswer): Expected | null {
  if (table === null) return null;
  switch (table.type) {
    case "values":
      return { rows: table.rows.map(({ date, numbers }) => ({ date, value: numbers.join("/") })) };
    case "first":
    case "last":
      return { date: table.found?.date ?? null };
    case "who_has":
    case "who_lacks":
      return { patients: table.patients.map(({ id }) => id).toSorted() };
    case "count":
      return { count: table.count };
  }
}

/** The numbers of a value, with or without a unit: "8,0 %" is 8, "120/80 mmHg" is 120/80. */
const numbersOf = (value: string): string =>
  (value.match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => Number(number.replace(",", ".")))
    .join("/");

/** Numbers in one form and patients sorted. */
function normalise(expected: Expected | null): string {
  const { rows, patients, ...rest } = expected ?? {};
  return JSON.stringify({
    ...rest,
    ...(rows && {
      rows: rows.map(({ date, value }) => `${date} ${numbersOf(value)}`).toSorted(),
    }),
    ...(patients && { patients: patients.toSorted() }),
  });
}

function measure(author: AuthorData, all: Doctor, half: Half): Result[] {
  const own = buildRecords(author);
  return author.questions
    .filter((question) => isOfHalf(question, half))
    .map((question) => {
      const { input, answer } = askQuestion(question, question.kind === "lookup" ? all : own);
      const score =
        question.kind === "lookup"
          ? recallOf(question, input, answer)
          : Number(normalise(expectedForm(answer)) === normalise(question.expected));
      return { question, author: author.author, score, answer, input };
    });
}

const share = (results: readonly Result[]): number | null =>
  results.length === 0
    ? null
    : Math.round((results.reduce((sum, { score }) => sum + score, 0) / results.length) * 1000) /
      1000;

const isLookup = ({ question }: Result): boolean => question.kind === "lookup";

interface Options {
  folder?: string;
  half?: Half;
  /** Whether to print the failures. */
  list?: boolean;
  /** Null: all, without the samples. */
  authors?: readonly string[] | null;
}

/** Measures the assistant's answers to written questions, without a model. */
export function measureQuestions({
  folder = DATA,
  half = "even",
  list = false,
  authors: chosen = null,
}: Options = {}): Record<string, unknown> {
  const authors = readAuthors(folder).filter(({ author }) =>
    chosen ? chosen.includes(author) : !author.startsWith("sample"),
  );
  const doctors = authors.map(buildRecords);
  const all = {
    records: doctors.flatMap(({ records }) => records),
    roster: doctors.flatMap(({ roster }) => roster),
  };
  const results = authors.flatMap((author) => measure(author, all, half));
  if (list) for (const result of results) if (result.score < 1) printFailure(result);
  const by = (key: (result: Result) => string): Record<string, number | null> =>
    Object.fromEntries(
      [...Map.groupBy(results, key)].map(([name, some]) => [
        `${name} (${some.length})`,
        share(some),
      ]),
    );
  return {
    questions: results.length,
    source_recall_at_5: share(results.filter(isLookup)),
    structured_exact: share(results.filter((one) => !isLookup(one))),
    by_kind: by(({ question }) => question.kind),
    by_author: by((one) => `${one.author} ${isLookup(one) ? "lookup" : "structured"}`),
  };
}

function printFailure({ question, answer, input }: Result): void {
  const found = answer.passages.slice(0, FIRST_SOURCES).map((number) => {
    const { record, passage } = answer.sources[number - 1]!;
    const { id, kind, passages } = input.records[record]!;
    return `    ${id} ${kind}: ${passages[passage]!.text.slice(0, 90)}`;
  });
  const plan = readQuestion(input.question);
  console.error(
    [
      `${question.id} ${question.kind} → ${plan.structured} ${question.question}`,
      `  about ${input.about.join(",")} scope ${question.scope_patient}`,
      `  names ${plan.names.join(",")} period ${plan.period.from}..${plan.period.to}`,
      ...(question.kind === "lookup"
        ? [`  expected ${question.sources.join(" ")}`, ...found]
        : [
            `  expected ${normalise(question.expected)}`,
            `  got      ${normalise(expectedForm(answer))}`,
          ]),
    ].join("\n"),
  );
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const folder = args.find((arg) => !arg.startsWith("--"));
  const half = args.includes("--all") ? "all" : args.includes("--odd") ? "odd" : "even";
  const list = args.includes("--list");
  console.log(JSON.stringify(measureQuestions({ ...(folder && { folder }), half, list }), null, 2));
}
