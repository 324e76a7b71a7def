import { RecorderPanel } from "../gravacoes/recorder-panel.tsx";
import { ConsentField } from "./consent-field.tsx";
import type { NewConsultationModel } from "./use-new-consultation.ts";

/** The recording in progress and the patient's consent, which may change during it. */
export const RecordingFace = (props: { model: NewConsultationModel; onBack?: () => void }) => {
  const { model, onBack } = props;
  return (
    <RecorderPanel onSave={model.saveRecorded} onBack={onBack}>
      <ConsentField model={model} />
    </RecorderPanel>
  );
};
