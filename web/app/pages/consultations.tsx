import { useState } from "react";
import { ConsultasView } from "../features/consultas/consultas-view.tsx";
import { NewConsultationModal } from "../features/home/new-consultation-modal.tsx";

/** The list, and a new consultation over it. */
export const Consultations = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ConsultasView onNew={() => setAdding(true)} />
      <NewConsultationModal isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
};
