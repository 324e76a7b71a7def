import { es } from "@relato/shared/locales/es/app.ts";
import { start } from "../start.tsx";

const loadViews = () => import("@relato/shared/locales/es/views.ts").then((m) => m.esViews);

start("es", es, loadViews);
