import { ptBr } from "@relato/shared/locales/pt-br/app.ts";
import { start } from "../start.tsx";

start("pt-br", ptBr, async () => {
  const { ptBrViews } = await import("@relato/shared/locales/pt-br/views.ts");
  return ptBrViews;
});
