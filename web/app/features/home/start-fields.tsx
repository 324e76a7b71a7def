import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { MicrophoneTest } from "../gravacoes/microphone-test.tsx";
import { SendProgress } from "../gravacoes/send-progress.tsx";
import { ConsentField } from "./consent-field.tsx";
import { StartButton } from "./start-button.tsx";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/** The reached limit, a failed start or save, and the progress of sending. */
const FormNotices = ({ model }: { model: NewConsultationModel }) => {
  const { text } = useLanguage();
  const { state, sending } = model;
  return (
    <>
      {model.hasTried && model.isFull ? (
        <Note tone="warn" announce="alert">
          {text.errors.CONSULTATION_LIMIT}
        </Note>
      ) : null}
      {state.kind === "idle" && state.problem !== null ? (
        <Note tone="danger" announce="alert">
          <p className="font-semibold">{text.gravacoes.startFailed}</p>
          {text.gravacoes.problems[state.problem]}
        </Note>
      ) : null}
      {model.failure === null ? null : (
        <FailureNotice
          title={text.gravacoes.saveFailed}
          error={model.failure}
          category="consultation"
        />
      )}
      {sending.kind === "sending" ? <SendProgress stage={sending.stage} /> : null}
    </>
  );
};

/**
 * The microphone's level before the recording. It opens with the patient's answer, not before; the
 * recording takes it over.
 */
const MicrophoneField = ({ model }: { model: NewConsultationModel }) => {
  const words = useLanguage().text.home.microphone;
  const { consent } = model.draft;
  const isAsking = model.state.kind === "idle" && model.state.asking !== null;
  return (
    <MicrophoneTest
      label={words.test}
      hearing={words.hearing}
      isWanted={!isAsking && (consent === "told" || consent === "agreed")}
    />
  );
};

/** What every start needs: the consent, the microphone's level, and the button. */
export const StartFields = (props: { model: NewConsultationModel; asksConsent?: boolean }) => {
  const { model, asksConsent = true } = props;
  const { draft, isRecording, isReady, isBusy } = model;
  return (
    <>
      {asksConsent ? <ConsentField model={model} /> : null}
      {draft.way === "record" && !isRecording ? <MicrophoneField model={model} /> : null}
      <FormNotices model={model} />
      {isReady || isBusy ? null : <p className="text-sm text-muted">{model.lacking}</p>}
      {isRecording ? null : (
        // On a phone, the button stays within reach of the thumb while the form is on the screen.
        <div
          data-tour="start"
          className="max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:bg-surface max-sm:py-2"
        >
          <StartButton model={model} />
        </div>
      )}
    </>
  );
};
