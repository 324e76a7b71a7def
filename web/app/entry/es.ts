import { es } from "@relato/shared/locales/es/app.ts";
import { esViews } from "@relato/shared/locales/es/views.ts";
import { start } from "../start.tsx";

start("es", { ...es, ...esViews });
