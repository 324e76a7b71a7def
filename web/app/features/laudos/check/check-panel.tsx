import { useEditorState } from "@tiptap/react";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../../ui/surfaces.tsx";
import { goToOpenField } from "../edit/field-commands.ts";
import { isOpen } from "../edit/field-navigation.ts";
import { fieldRanges } from "../edit/field-ranges.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { FindingItem } from "./finding-item.tsx";
import { useLintAnswers } from "./lint-answers.ts";
import { useOpenLint } from "./use-lint.ts";

/** Empty and unconfirmed fields are one line here; the panel of fields lists them. */
const OpenFields = () => {
  const words = useLanguage().text.laudos.campo;
  const { editor } = useOpenLaudo();
  const count = useEditorState({
    editor,
    selector: ({ editor: one }) => fieldRanges(one.state.doc).filter(isOpen).length,
  });
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-warn">
      {words.left(count)}
      <button
        type="button"
        className="btn btn-quiet px-3 text-sm"
        onClick={() => {
          if (goToOpenField(1)(editor.state, editor.view.dispatch)) editor.view.focus();
        }}
      >
        {words.next}
      </button>
    </p>
  );
};

/** What the linter found in the typed text. */
export const CheckPanel = () => {
  const words = useLanguage().text.laudoFinish.check;
  const { laudo } = useOpenLaudo();
  const { findings, isBehind, error, retry } = useOpenLint();
  const answers = useLintAnswers(laudo.id);
  if (error !== null) return <FailureNotice error={error} onRetry={retry} />;
  if (!laudo.can.edit && !laudo.can.sign) return <p className="text-muted">{words.signed}</p>;
  if (findings === undefined) return <Skeleton lines={4} />;
  return (
    <div className="space-y-3">
      <output className="block text-sm text-muted">
        {isBehind ? words.checking : words.count(findings.length)}
      </output>
      {findings.length === 0 && !isBehind ? <Note tone="ok">{words.none}</Note> : null}
      <OpenFields />
      <ul className="space-y-2">
        {findings.map((finding, at) => (
          <FindingItem key={at} finding={finding} answers={answers} />
        ))}
      </ul>
      <p className="text-xs text-muted">{words.limits}</p>
    </div>
  );
};
