import { useState } from "react";
import { ConsultasView } from "../features/consultas/consultas-view.tsx";
import { NewConsultationModal } from "../features/home/new-consultation-modal.tsx";

/** The list of consultations, and the dialog of a new one. */
export const Consultations = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ConsultasView onNew={() => setAdding(true)} />
      <NewConsultationModal isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
};
