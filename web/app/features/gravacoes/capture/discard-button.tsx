import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useRecorderAction } from "../use-recorder-action.ts";

/** Erases a recording after two questions: it cannot be restored. */
export const DiscardButton = ({ onDiscard }: { onDiscard: () => Promise<void> }) => {
  const { text } = useLanguage();
  const [question, setQuestion] = useState<"first" | "second" | null>(null);
  const discard = useRecorderAction(onDiscard);
  const words = text.gravacoes;
  const confirm = (): void => {
    if (question === "first") return setQuestion("second");
    setQuestion(null);
    discard();
  };
  return (
    <>
      <button
        type="button"
        className="btn text-danger hover:bg-sunken"
        onClick={() => setQuestion("first")}
      >
        {words.discard}
      </button>
      <Dialog
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        label={words.discard}
        className="m-auto max-w-sm rounded-card p-6"
        isDismissable={false}
      >
        <p role="alert">{question === "second" ? words.discardAgain : words.discardAsk}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setQuestion(null)}>
            {text.common.cancel}
          </button>
          <button type="button" className="btn btn-danger" onClick={confirm}>
            {question === "second" ? words.discardForever : words.discardYes}
          </button>
        </div>
      </Dialog>
    </>
  );
};
