import { useLanguage } from "../../ui/language.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import { PreparedConsultation } from "./prepared-consultation.tsx";
import { RecordingFace } from "./recording-face.tsx";
import { TodayAgenda } from "./today-agenda.tsx";
import { Unsigned } from "./unsigned.tsx";
import { useNewConsultation } from "./use-new-consultation.ts";
import { useToday } from "./use-today.ts";

/**
 * A new consultation on the home: the recording above its setup (specification 2.6), or else the
 * consultation of today's next patient, and what waits for the doctor.
 */
export const NewConsultation = () => {
  const { text } = useLanguage();
  const model = useNewConsultation(() => {}, text.home.templateRequired);
  const { items, next, zone } = useToday();
  const { agendamento_id, way, modelo_id } = model.draft;
  const chosen = items.find(({ id }) => id === agendamento_id);
  const isPrepared =
    chosen !== undefined && way === "record" && modelo_id !== null && !model.isRecording;
  return (
    <div className="space-y-5">
      <RecordingFace model={model} />
      {isPrepared ? (
        <PreparedConsultation model={model} one={chosen} isNext={chosen === next} zone={zone} />
      ) : null}
      {model.isRecording ? null : (
        <div className="grid gap-5 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
          <TodayAgenda items={items} chosen={agendamento_id} zone={zone} />
          <Unsigned />
        </div>
      )}
      <ConsultationForm
        model={model}
        asksConsent={!model.isRecording}
        isPrepared={isPrepared}
        className="card p-5 sm:p-6"
      />
    </div>
  );
};
