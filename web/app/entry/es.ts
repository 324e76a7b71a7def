import { es } from "@relato/shared/locales/es/app.ts";
import { start } from "../start.tsx";

start("es", es);
