import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import { MAX_ANSWER } from "@relato/shared/domain/laudo/laudo.ts";
import type { LintReasonCode } from "@relato/shared/domain/laudo/lint.ts";
import { useId } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import type { LintAnswers } from "./lint-answers.ts";
import { placeOfFinding } from "./lint-marks.ts";

/** Goes to a finding in the text, or replaces it. */
const useFindingActions = (finding: LaudoFinding) => {
  const words = useLanguage().text.laudoFinish.check;
  const { editor } = useOpenLaudo();
  const withPlace = (act: (place: { from: number; to: number }) => void): void => {
    const place = placeOfFinding(editor.state, finding);
    if (place === null) toast({ variant: "warning", title: words.gone });
    else act(place);
  };
  return {
    show: (): void =>
      withPlace((place) => editor.chain().focus().setTextSelection(place).scrollIntoView().run()),
    mend: (replacement: string): void =>
      withPlace(({ from, to }) => {
        const { state, view } = editor;
        view.dispatch(state.tr.insertText(replacement, from, to).scrollIntoView());
        view.focus();
      }),
  };
};

const AnswerField = (props: { finding: LaudoFinding; answers: LintAnswers }) => {
  const { finding, answers } = props;
  const words = useLanguage().text.laudoFinish.check;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {words.answer}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_ANSWER}
        value={answers.answerOf(finding)}
        onChange={({ target }) => answers.answer(finding, target.value)}
        className="field mt-1 min-h-0"
      />
    </div>
  );
};

/** A finding with its place, reason and mend; a blocking one can be answered. */
export const FindingItem = (props: { finding: LaudoFinding; answers: LintAnswers }) => {
  const { finding, answers } = props;
  const { laudoLint, laudoFinish } = useLanguage().text;
  const words = laudoFinish.check;
  const { laudo } = useOpenLaudo();
  const { show, mend } = useFindingActions(finding);
  const { code, values } = finding.reason;
  const replacement = finding.mend;
  return (
    <li className="space-y-2 rounded-lg border border-line p-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{words.kind[finding.kind]}</b>
        <span className={`text-sm ${finding.blocking ? "text-danger" : "text-warn"}`}>
          {finding.blocking ? words.blocking : words.advice}
        </span>
      </p>
      <p className="text-sm [overflow-wrap:anywhere]">
        {laudoLint[code as LintReasonCode](values)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-quiet px-3 text-sm"
          aria-label={words.showOf(finding.quote)}
          onClick={show}
        >
          {words.show}
        </button>
        {replacement === null || !laudo.can.edit ? null : (
          <button
            type="button"
            className="btn btn-quiet px-3 text-sm"
            onClick={() => mend(replacement)}
          >
            {words.mend(replacement)}
          </button>
        )}
      </div>
      {finding.blocking ? <AnswerField finding={finding} answers={answers} /> : null}
    </li>
  );
};
