import type { Document, Evidence, Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";

/**
 * The last gate before a document is saved, whoever wrote it: evidence must point at a turn of this transcript and at
 * times within it, and a statement that is left without any is marked `review`, never `supported`.
 */
export const checkDocument = (document: Document, turns: readonly Turn[]): Document => {
  const byIndex = new Map(turns.map((turn) => [turn.i, turn]));
  const holds = ({ turn: i, start_ms, end_ms }: Evidence): boolean => {
    const turn = byIndex.get(i);
    return (
      turn !== undefined && start_ms >= turn.start_ms && start_ms <= end_ms && end_ms <= turn.end_ms
    );
  };
  const check = (statement: Statement): Statement => {
    const evidence = statement.evidence.filter(holds);
    const status =
      evidence.length === 0 && statement.status === "supported" ? "review" : statement.status;
    return { ...statement, evidence, status };
  };
  const { removed, unplaced } = document;
  return {
    ...document,
    ...(removed === undefined
      ? {}
      : {
          removed: removed.map((one) => ({ ...one, evidence: one.evidence.filter(holds) })),
        }),
    ...(unplaced === undefined ? {} : { unplaced: unplaced.map(check) }),
    sections: document.sections.map((section) => ({
      ...section,
      statements: section.statements.map(check),
    })),
  };
};
