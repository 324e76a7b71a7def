import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { start } from "../start.tsx";

start("pt-br", { ...ptBr, ...ptBrViews });
