import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { LintAnswer } from "@relato/shared/domain/laudo/laudo.ts";
import { createDrafts } from "../../../ui/draft/create-drafts.ts";

type Answers = Readonly<Record<string, string>>;

/** Answers to findings that block signing, by laudo and `answerKey`. */
const answerDrafts = createDrafts<Answers>("laudo-answers");

const answerKey = ({ kind, quote }: Pick<LaudoFinding, "kind" | "quote">): string =>
  `${kind} ${quote}`;

export const useLintAnswers = (laudoId: string) => {
  const { typed = {}, keep, drop } = answerDrafts.useDraft(laudoId);
  return {
    answerOf: (finding: LaudoFinding): string => typed[answerKey(finding)] ?? "",
    answer: (finding: LaudoFinding, text: string): void =>
      keep({ ...typed, [answerKey(finding)]: text }),
    drop,
  };
};
export type LintAnswers = ReturnType<typeof useLintAnswers>;

/** The blocking findings without an answer, and the answers to the others. */
export const sortAnswers = (
  findings: readonly LaudoFinding[],
  answerOf: LintAnswers["answerOf"],
): { open: LaudoFinding[]; answers: LintAnswer[] } => {
  const blocking = findings.filter((one) => one.blocking);
  const isAnswered = (finding: LaudoFinding): boolean => answerOf(finding).trim() !== "";
  return {
    open: blocking.filter((one) => !isAnswered(one)),
    answers: blocking.filter(isAnswered).map((one) => ({
      kind: one.kind,
      quote: one.quote,
      answer: answerOf(one).trim(),
    })),
  };
};
