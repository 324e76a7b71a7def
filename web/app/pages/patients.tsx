import { useCallback, useState } from "react";
import { beginDraft } from "../features/gravacoes/consultation-draft.ts";
import { recorder } from "../features/gravacoes/recorder.ts";
import { NewConsultationModal } from "../features/home/new-consultation-modal.tsx";
import { PatientActions } from "../features/patient-actions/patient-actions.tsx";
import { PacientesView } from "../features/pacientes/pacientes-view.tsx";
import { useLanguage } from "../ui/language.tsx";
import { toast } from "../ui/toast.tsx";

/** The patients. "New consultation" on a patient's page opens one with this patient. */
export const Patients = () => {
  const { locale, text } = useLanguage();
  const words = text.consultaRecord.patientPage;
  const [isStarting, setStarting] = useState(false);
  const start = useCallback(
    (paciente_id: string): void => {
      // A running recording keeps its own patient.
      if (recorder.view().state.kind !== "idle") {
        toast({ variant: "warning", title: words.busy });
        return;
      }
      beginDraft(locale, { paciente_id });
      setStarting(true);
    },
    [locale, words],
  );
  return (
    <>
      <PacientesView
        actions={(paciente) => <PatientActions paciente={paciente} onConsultation={start} />}
      />
      <NewConsultationModal isOpen={isStarting} onClose={() => setStarting(false)} />
    </>
  );
};
