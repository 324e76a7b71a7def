import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import type { StructuredKind } from "@relato/scribe/assistant/types.ts";

/** A patient as its author wrote it (data/README.md). */
export interface WrittenPatient {
  key: string;
  nome: string;
  sexo: "Feminino" | "Masculino";
  data_nascimento: string;
  telefone?: string;
  consultas?: WrittenVisit[];
  laudos?: { key: string; date: string; titulo: string; text: string }[];
  agendamentos?: { key: string; date: string; tipo: string; titulo: string }[];
}
export interface WrittenVisit {
  key: string;
  date: string;
  title: string;
  sections?: { heading: string; statements: string[] }[];
  transcript?: { speaker: string; text: string }[];
  prescription?: string[];
}

/** What a structured question should answer. */
export interface Expected {
  rows?: { date: string; value: string }[];
  date?: string | null;
  patients?: string[];
  count?: number;
}
export interface WrittenQuestion {
  id: string;
  locale: Language;
  question: string;
  scope_patient: string | null;
  kind: StructuredKind | "lookup";
  sources: string[];
  expected: Expected | null;
}

/** The patients and questions of one author: one doctor. */
export interface AuthorData {
  author: string;
  language: Language;
  patients: WrittenPatient[];
  questions: WrittenQuestion[];
}

export const HALVES = ["even", "odd", "all"] as const;
/** The even questions of new authors are held out until they are measured. */
export type Half = (typeof HALVES)[number];

/** Whether a question is of a half. */
export const isOfHalf = ({ id }: WrittenQuestion, half: Half): boolean =>
  half === "all" || (Number(/(\d+)$/.exec(id)?.[1]) % 2 === 0) === (half === "even");

/** Reads the folders of a data folder, one per author. */
export function readAuthors(folder: string): AuthorData[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => {
    const questions = readLines<WrittenQuestion>(join(folder, name), "questions");
    const locale = questions[0]?.locale;
    return {
      author: name,
      language: LANGUAGES.find((one) => one === locale) ?? languageLike(locale),
      patients: readLines<WrittenPatient>(join(folder, name), "patients"),
      questions,
    };
  });
}

const languageLike = (locale = "pt"): Language =>
  LANGUAGES.find((one) => one.startsWith(locale.slice(0, 2))) ?? "pt-BR";

const readLines = <T>(folder: string, prefix: string): T[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
