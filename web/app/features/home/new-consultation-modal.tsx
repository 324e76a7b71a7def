import { useState } from "react";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import { RecordingFace } from "./recording-face.tsx";
import { useNewConsultation } from "./use-new-consultation.ts";

/** First the setup, then the recording; "Voltar" goes back to the setup (specification 2.7). */
const Stages = ({ onClose }: { onClose: () => void }) => {
  const { text } = useLanguage();
  const model = useNewConsultation(onClose, text.home.templateRequiredThere);
  const [back, setBack] = useState(false);
  const { isRecording, state } = model;
  // Only a stopped recording allows going back. After a failed save its panel shows the reason.
  if (isRecording && !(back && state.kind === "stopped"))
    return <RecordingFace model={model} onBack={() => setBack(true)} />;
  return (
    <>
      <ConsultationForm model={model} />
      {isRecording ? (
        <button
          type="button"
          className="btn btn-primary mt-6 w-full"
          onClick={() => setBack(false)}
        >
          {text.gravacoes.panel}
        </button>
      ) : null}
    </>
  );
};

/** A new consultation over any view. Closing it does not stop a running recording. */
export const NewConsultationModal = (props: { isOpen: boolean; onClose: () => void }) => {
  const { text } = useLanguage();
  const { isOpen, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={text.shell.newConsultation} size="xl">
      <DialogHeader title={text.shell.newConsultation} onClose={onClose} />
      <Stages onClose={onClose} />
    </Dialog>
  );
};
