import { es } from "@relato/shared/locales/es/app.ts";
import { start } from "../start.tsx";

start("es", es, async () => {
  const { esViews } = await import("@relato/shared/locales/es/views.ts");
  return esViews;
});
