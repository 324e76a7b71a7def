import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Speaker } from "@relato/shared/domain/transcript.ts";

/** An invented patient with their records, as the authors of the questions wrote them. */
export interface PatientRecords {
  key: string;
  nome: string;
  sexo: "Feminino" | "Masculino";
  /** A day. */
  data_nascimento: string;
  telefone: string;
  consultas?: ConsultaRecord[];
  laudos?: { key: string; date: string; titulo: string; text: string }[];
  agendamentos?: { key: string; date: string; tipo: string; titulo: string }[];
}

export interface ConsultaRecord {
  key: string;
  /** A day. */
  date: string;
  title: string;
  sections: { heading: string; statements: string[] }[];
  transcript?: { speaker: Speaker; text: string }[];
  prescription?: string[];
}

/** The values of a JSON-lines file. */
const readLines = <T>(file: string): T[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);

/** All lines of the files of a folder whose names begin with a word: `patients-1.jsonl` … */
export const readParts = <T>(folder: string, name: string): T[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) => readLines<T>(join(folder, file)));
