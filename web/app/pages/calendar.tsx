import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { useCallback, useState } from "react";
import { AgendaView } from "../features/agenda/agenda-view.tsx";
import { recorder } from "../features/gravacoes/recorder.ts";
import { beginDraft } from "../features/gravacoes/consultation-draft.ts";
import { NewConsultationModal } from "../features/home/new-consultation-modal.tsx";
import { draftOfAppointment } from "../features/home/use-today.ts";
import { useLanguage } from "../ui/language.tsx";
import { toast } from "../ui/toast.tsx";

/** The agenda. "Iniciar consulta" opens a new consultation with the appointment's patient. */
export const Calendar = () => {
  const { locale, text } = useLanguage();
  const words = text.agenda;
  const [isStarting, setStarting] = useState(false);
  const start = useCallback(
    (one: Agendamento): void => {
      // A running recording keeps its own patient.
      if (recorder.view().state.kind !== "idle") {
        toast({ variant: "warning", title: words.busy });
        return;
      }
      beginDraft(locale, draftOfAppointment(one));
      setStarting(true);
    },
    [locale, words],
  );
  return (
    <>
      <AgendaView onStart={start} />
      <NewConsultationModal isOpen={isStarting} onClose={() => setStarting(false)} />
    </>
  );
};
