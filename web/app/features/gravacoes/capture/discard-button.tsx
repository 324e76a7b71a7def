import { useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { describeFailure } from "../../../ui/failure.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";

/** Erases a recording after asking twice: it cannot be brought back. */
export const DiscardButton = ({ onDiscard }: { onDiscard: () => Promise<void> }) => {
  const { text } = useLanguage();
  const [asked, setAsked] = useState<"no" | "once" | "twice">("no");
  const words = text.gravacoes;
  const confirm = (): void => {
    if (asked === "once") return setAsked("twice");
    setAsked("no");
    onDiscard().catch((error: unknown) =>
      toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
    );
  };
  return (
    <>
      <button
        type="button"
        className="btn text-danger hover:bg-sunken"
        onClick={() => setAsked("once")}
      >
        {words.discard}
      </button>
      <Dialog
        isOpen={asked !== "no"}
        onClose={() => setAsked("no")}
        label={words.discard}
        className="m-auto max-w-sm rounded-card p-6"
        isDismissable={false}
      >
        <p role="alert">{asked === "twice" ? words.discardAgain : words.discardAsk}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setAsked("no")}>
            {text.common.cancel}
          </button>
          <button type="button" className="btn btn-danger" onClick={confirm}>
            {asked === "twice" ? words.discardForever : words.discardYes}
          </button>
        </div>
      </Dialog>
    </>
  );
};
