import { useState } from "react";
import { ConsultasView } from "./features/consultas/consultas-view.tsx";
import { HomeView } from "./features/home/home-view.tsx";
import { NewConsultationModal } from "./features/home/new-consultation-modal.tsx";
import { useView } from "./shell/navigation.tsx";

/** The dashboard's views; a new consultation opens over the list. */
export const Dashboard = () => {
  const view = useView();
  const [isAdding, setAdding] = useState(false);
  if (view !== "consultations") return <HomeView />;
  return (
    <>
      <ConsultasView onNew={() => setAdding(true)} />
      <NewConsultationModal isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
};
