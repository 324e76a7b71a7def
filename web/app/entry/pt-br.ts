import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { start } from "../start.tsx";

const loadViews = () => import("@relato/shared/locales/pt-br/views.ts").then((m) => m.ptBrViews);

start("pt-br", ptBr, loadViews);
