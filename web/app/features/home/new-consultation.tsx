import { RecorderPanel } from "../gravacoes/recorder-panel.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import { useNewConsultation } from "./use-new-consultation.ts";

/** A new consultation on the home view: the recording above, its setup below (specification 2.6). */
export const NewConsultation = () => {
  const model = useNewConsultation(() => {});
  return (
    <div className="space-y-5">
      <RecorderPanel onSave={model.saveRecorded} />
      <ConsultationForm model={model} className="card p-5 sm:p-6" />
    </div>
  );
};
