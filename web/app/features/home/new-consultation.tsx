import { useLanguage } from "../../ui/language.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import { RecordingFace } from "./recording-face.tsx";
import { useNewConsultation } from "./use-new-consultation.ts";

/** A new consultation on the home: the recording above its setup (specification 2.6). */
export const NewConsultation = () => {
  const { text } = useLanguage();
  const model = useNewConsultation(() => {}, text.home.templateRequired);
  return (
    <div className="space-y-5">
      <RecordingFace model={model} />
      <ConsultationForm
        model={model}
        asksConsent={!model.isRecording}
        className="card p-5 sm:p-6"
      />
    </div>
  );
};
