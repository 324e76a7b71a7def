import type { NoteCounts, RemovedStatement, Statement } from "@relato/shared/domain/document.ts";
import { fillBlank } from "../document/blanks.ts";
import { renderDocument } from "../document/render.ts";
import type { ProvedSentence } from "../evidence/verify.ts";
import { analyseNote } from "./analysis-of-note.ts";
import { withSources, omissionsOf } from "./check.ts";
import { writeFurtherDocumentsOfNote } from "./further-documents-of-note.ts";
import { findOmitted, omissionThresholds, quoteOmitted, withEvidence } from "./omissions.ts";
import { documentStatement, readNote, verifyStatements } from "./read-note.ts";
import { replaceContradicted } from "./replace-contradicted.ts";
import { type SettledStatement, removedStatementOf } from "./settled-statement.ts";
import type { CheckedStatement, ModelNote, ReadNote, Repair, SettledNote } from "./types.ts";
import type { Consultation, WrittenConsultation } from "../types.ts";

/**
 * Makes the document of a model's note. Supported statements stay. Contradicted ones are replaced
 * by the engine's sentence about the same thing, or removed. Statements without support are marked.
 * Missing critical facts are added as quotations. Further documents and analysis come from the
 * supported statements.
 * `repair`: the model's answer to the findings of `checkModelNote`; null without one.
 */
export function settleModelNote(
  consultation: Consultation,
  note: ModelNote,
  repair: Repair | null,
): SettledNote {
  const read = readNote(consultation, note);
  const repairedNote = applyRepair(read, repair);
  const {
    kept,
    removed: contradicted,
    replaced,
  } = replaceContradicted(repairedNote.statements, read);
  const asked = repairedNote.additions.concat(kept);
  const added = addOmitted(asked, read);
  const statements = [...kept, ...repairedNote.additions, ...added];
  const removed = [...repairedNote.removed, ...contradicted];
  const counts: NoteCounts = {
    repaired: repairedNote.repaired,
    replaced,
    removed: removed.length - replaced,
    added: repairedNote.additions.length + added.length,
    flagged: statements.filter(({ statement }) => statement.status !== "supported").length,
  };
  return { written: writtenOf(read, statements, removed), counts };
}

interface RepairedNote {
  statements: CheckedStatement[];
  /** Supported statements that the model wrote for omissions. */
  additions: SettledStatement[];
  removed: RemovedStatement[];
  repaired: number;
}

/** Applies the model's repair. A new text is taken only if it is better supported. */
function applyRepair(read: ReadNote, repair: Repair | null): RepairedNote {
  const answers = new Map(repair?.statements.map((one) => [one.id, one]));
  const asked = read.statements.flatMap((statement) => {
    const answer = answers.get(statement.id);
    const isNew = answer !== undefined && answer.text.trim() !== statement.text;
    return isNew ? [{ statement, answer }] : [];
  });
  const proved = verifyStatements(
    read,
    asked.map(({ answer, statement: { heading } }) => ({ ...answer, heading })),
  );
  const better = new Map(
    asked.flatMap(({ statement, answer }, at) => {
      const isBetter = answer.text.trim() !== "" && isBetterProved(proved[at]!, statement.proved);
      return isBetter ? [[statement.id, { ...statement, ...answer, proved: proved[at]! }]] : [];
    }),
  );
  const withdrawn = new Set(
    asked.flatMap(
      ({
        statement: {
          id,
          proved: { verdict },
        },
        answer,
      }) => (answer.text.trim() === "" && verdict !== "supported" ? [id] : []),
    ),
  );
  return {
    statements: read.statements
      .filter(({ id }) => !withdrawn.has(id))
      .map((statement) => better.get(statement.id) ?? statement),
    additions: additionsOf(read, answers),
    removed: read.statements.filter(({ id }) => withdrawn.has(id)).map(removedStatementOf),
    repaired: [...better.values()].filter(({ proved: { verdict } }) => verdict === "supported")
      .length,
  };
}

const RANKS = { contradicted: 0, review: 1, supported: 2 };

/** A supported second reading always replaces the first one. */
const isBetterProved = (one: ProvedSentence, other: ProvedSentence): boolean =>
  one.verdict === "supported" ||
  RANKS[one.verdict] > RANKS[other.verdict] ||
  (one.verdict === other.verdict && one.probability > other.probability);

/** The model's statements for omissions that the talk supports. */
function additionsOf(
  read: ReadNote,
  answers: ReadonlyMap<string, Repair["statements"][number]>,
): SettledStatement[] {
  const { ask } = omissionThresholds();
  const quotations = quoteOmitted(findOmitted(read, withSources(read), ask), read);
  const answered = omissionsOf(quotations, read).flatMap(({ id }, at) => {
    const answer = answers.get(id);
    return answer && answer.text.trim() !== ""
      ? [{ ...answer, heading: quotations[at]!.heading }]
      : [];
  });
  return verifyStatements(read, answered).flatMap((proved, at) => {
    const { heading, turns, text } = answered[at]!;
    if (proved.verdict !== "supported") return [];
    const statement = { ...documentStatement({ proved }), added: true as const };
    return [{ heading, turns, text, statement }];
  });
}

/** Quotes the critical facts that the statements lack. */
function addOmitted(statements: readonly SettledStatement[], read: ReadNote): SettledStatement[] {
  const cited = statements.map((one) => withEvidence(one, one.statement.evidence));
  const omitted = findOmitted(read, cited, omissionThresholds().add);
  return quoteOmitted(omitted, read).map(({ heading, text, evidence }) => ({
    heading,
    text,
    turns: evidence.map(({ turn }) => turn),
    statement: { text, status: "supported", evidence, added: true },
  }));
}

function writtenOf(
  read: ReadNote,
  statements: readonly SettledStatement[],
  removed: RemovedStatement[],
): WrittenConsultation {
  const { template, headings, consultation, turns } = read;
  const { locale } = consultation;
  const sections = template.sections.map(({ heading, level }, index) => ({
    heading,
    level,
    statements: statements
      .filter((one) => headings[one.heading]?.index === index)
      .map(({ statement }) => statement),
  }));
  const filled = template.sections.map(({ blanks }, index) =>
    blanks.flatMap(
      (blank) => fillBlank(blank, supportedOf(sections[index]!.statements), locale) ?? [],
    ),
  );
  const unplaced = statements.filter(({ heading }) => heading < 0);
  return {
    turns,
    document: {
      markdown: renderDocument(template, sections, filled, locale),
      sections,
      ...(removed.length === 0 ? {} : { removed }),
      ...(unplaced.length === 0 ? {} : { unplaced: unplaced.map(({ statement }) => statement) }),
    },
    analysis: analyseNote(read, statements),
    documents: writeFurtherDocumentsOfNote(read, statements),
  };
}

const supportedOf = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ status }) => status === "supported");
