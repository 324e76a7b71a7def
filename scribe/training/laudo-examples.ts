import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LaudoToLint, type LintKind, lintSexOf } from "@relato/shared/domain/laudo/lint.ts";

/** A laudo with the one error that its author planted, null if it is sound. */
export interface LaudoExample extends LaudoToLint {
  id: string;
  /** The file that it is in: each has one author. */
  author: string;
  planted: { kind: LintKind; quote: string; why: string } | null;
}

/** Reads the laudos of a folder's JSON lines. Their `sexo` may be `F` or `Feminino`. */
export const readLaudoExamples = (folder: string): LaudoExample[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((author) =>
      readFileSync(join(folder, author), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => {
          const example = JSON.parse(line) as LaudoExample;
          const { patient } = example;
          return { ...example, author, patient: { ...patient, sexo: lintSexOf(patient.sexo) } };
        }),
    );
