import type { Document, Evidence, Statement } from "@relato/shared/domain/document.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";

/**
 * The last check before a machine's document is saved. Removes evidence outside the transcript's
 * turns and times; a supported statement without evidence becomes `review`.
 */
export const checkDocument = (document: Document, turns: readonly Turn[]): Document => {
  const byIndex = new Map(turns.map((turn) => [turn.i, turn]));
  const isWithin = ({ turn: i, start_ms, end_ms }: Evidence): boolean => {
    const turn = byIndex.get(i);
    return (
      turn !== undefined && start_ms >= turn.start_ms && start_ms <= end_ms && end_ms <= turn.end_ms
    );
  };
  const withEvidence = <One extends { evidence: Evidence[] }>(one: One): One => ({
    ...one,
    evidence: one.evidence.filter(isWithin),
  });
  const check = (statement: Statement): Statement => {
    const checked = withEvidence(statement);
    const isBare = checked.evidence.length === 0 && checked.status === "supported";
    return isBare ? { ...checked, status: "review" } : checked;
  };
  const { removed, unplaced, sections } = document;
  return {
    ...document,
    ...(removed === undefined ? {} : { removed: removed.map(withEvidence) }),
    ...(unplaced === undefined ? {} : { unplaced: unplaced.map(check) }),
    sections: sections.map((section) => ({
      ...section,
      statements: section.statements.map(check),
    })),
  };
};
