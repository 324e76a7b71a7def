import { MicIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { recorder } from "../gravacoes/recorder.ts";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/** Starts or saves the consultation, and cancels while that is in progress. */
export const StartButton = ({ model }: { model: NewConsultationModel }) => {
  const { text } = useLanguage();
  const { draft, state, sending, cancel, isReady, hasSource } = model;
  const asking = state.kind === "idle" ? state.asking : null;
  if (sending.kind === "sending" || asking !== null)
    return (
      <>
        {asking === null ? null : (
          <output className="block text-center text-sm font-semibold">
            {text.gravacoes.asking[asking]}
          </output>
        )}
        <button
          type="button"
          className="btn btn-quiet w-full"
          onClick={() => (asking === null ? cancel() : recorder.cancelStart())}
        >
          {text.common.cancel}
        </button>
      </>
    );
  return (
    <button
      type="submit"
      data-shortcut={draft.way === "record" ? "record" : undefined}
      disabled={!isReady || !hasSource || draft.consent === "refused"}
      className="btn btn-primary w-full text-lg"
    >
      {draft.way === "record" ? (
        <>
          <MicIcon /> {text.home.start}
        </>
      ) : (
        text.home.save
      )}
    </button>
  );
};
