import { ConsultasView } from "./features/consultas/consultas-view.tsx";
import { HomeView } from "./features/home/home-view.tsx";
import { useView } from "./shell/navigation.tsx";

/** The main shell's views; the current one stands in the query string, so that reload and back keep it. */
export const Dashboard = () => (useView() === "consultations" ? <ConsultasView /> : <HomeView />);
