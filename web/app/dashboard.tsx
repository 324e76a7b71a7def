import { Suspense, lazy, useState } from "react";
import { HomeView } from "./features/home/home-view.tsx";
import { useView } from "./shell/navigation.tsx";
import { PageLoading } from "./shell/page-states.tsx";

const ConsultasView = lazy(async () => ({
  default: (await import("./features/consultas/consultas-view.tsx")).ConsultasView,
}));
const NewConsultationModal = lazy(async () => ({
  default: (await import("./features/home/new-consultation-modal.tsx")).NewConsultationModal,
}));

/** The dashboard's views; a new consultation opens over the list. Only the home is part of the first load. */
export const Dashboard = () => {
  const view = useView();
  const [isAdding, setAdding] = useState(false);
  if (view !== "consultations") return <HomeView />;
  return (
    <Suspense fallback={<PageLoading />}>
      <ConsultasView onNew={() => setAdding(true)} />
      <NewConsultationModal isOpen={isAdding} onClose={() => setAdding(false)} />
    </Suspense>
  );
};
