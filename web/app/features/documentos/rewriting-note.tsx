import type { Rewriting } from "@relato/shared/contract/documentos.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { Note, Progress } from "../../ui/surfaces.tsx";

const SHARES = { waiting: 0.05, writing: 0.4, checking: 0.85 };

/** What a writer is doing with a document, or why it did not. */
export const RewritingNote = ({ rewriting }: { rewriting: Rewriting }) => {
  const { text } = useLanguage();
  const words = useViews().documentos.rewriting;
  const { state, error } = rewriting;
  if (state === "failed")
    return (
      <Note tone="danger" announce="alert">
        {words.state.failed}. {text.errors[error ?? "INTERNAL"]}
      </Note>
    );
  return (
    <Note tone="info" announce="status">
      <p className="mb-1">{words.state[state]}…</p>
      <Progress label={words.title} share={SHARES[state]} />
    </Note>
  );
};
