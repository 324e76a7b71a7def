import type { Document } from "@relato/shared/domain/document.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Engine } from "../../providers/engine/engine.ts";
import {
  type CorrectedTurn,
  type EditedDocument,
  listCorrectedTurns,
  listEditedDocuments,
  type Named,
} from "./queries.ts";

/** Before every id. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** A line of the file before names are removed from its texts. */
interface Line {
  kind: string;
  made_by?: string;
  heading: string;
  before: string[];
  after: string[];
}

const textsOf = ({ sections }: Document): string[] =>
  sections.flatMap(({ statements }) => statements.map(({ text }) => text));

/** One line per heading with changed statements. */
const linesOfDocument = ({ kind, made_by, written, edited }: EditedDocument): Line[] => {
  const kept = new Set(textsOf(edited));
  const old = new Set(textsOf(written));
  const lines = edited.sections.map(({ heading, statements }) => ({
    kind,
    made_by,
    heading,
    before: written.sections
      .filter((section) => section.heading === heading)
      .flatMap((section) => section.statements.map(({ text }) => text))
      .filter((text) => !kept.has(text)),
    after: statements.map(({ text }) => text).filter((text) => !old.has(text)),
  }));
  return lines.filter(({ before, after }) => before.length + after.length > 0);
};

const linesOfTurn = ({ change }: CorrectedTurn): Line[] => [
  { kind: "transcript", heading: "", before: [change.before], after: [change.text] },
];

/** Removes names from a line's texts, in one call of the engine. */
const cleanLine = async (
  engine: Engine,
  { heading, before, after, ...more }: Line,
  named: Named,
): Promise<string> => {
  const [title, ...texts] = await engine.deidentifyAll([heading, ...before, ...after], named);
  const line = {
    ...more,
    language: named.language,
    ...(heading !== "" && { heading: title }),
    before: texts.slice(0, before.length),
    after: texts.slice(before.length),
  };
  return `${JSON.stringify(line)}\n`;
};

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function* rowsOf<Row extends { id: string }>(
  transact: Transact,
  list: (tx: Tx, after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = FIRST_ID; ;) {
    const from = after;
    const rows = await transact((tx) => list(tx, from));
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/**
 * The doctor's corrections as JSON lines without identification, one page of rows in memory.
 * `doctor`: the name of the account.
 */
export async function* writeLines(
  engine: Engine,
  transact: Transact,
  doctor: string,
): AsyncGenerator<string> {
  const named = ({ language, names }: Named): Named => ({ language, names: [...names, doctor] });
  for await (const row of rowsOf(transact, listEditedDocuments))
    for (const line of linesOfDocument(row)) yield await cleanLine(engine, line, named(row));
  for await (const row of rowsOf(transact, listCorrectedTurns))
    for (const line of linesOfTurn(row)) yield await cleanLine(engine, line, named(row));
}
