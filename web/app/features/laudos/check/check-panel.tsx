import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note, Skeleton } from "../../../ui/surfaces.tsx";
import { useOpenLaudo } from "../open-laudo.ts";
import { FindingItem } from "./finding-item.tsx";
import { useLintAnswers } from "./lint-answers.ts";
import { useOpenLint } from "./use-lint.ts";

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
      <ul className="space-y-2">
        {findings.map((finding, at) => (
          <FindingItem key={at} finding={finding} answers={answers} />
        ))}
      </ul>
      <p className="text-xs text-muted">{words.limits}</p>
    </div>
  );
};
