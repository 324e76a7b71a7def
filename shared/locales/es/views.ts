import type { ViewMessages } from "../pt-br/views.ts";
import { consulta } from "./consulta.ts";

/** What is read beyond the first load, in Spanish. */
export const esViews: ViewMessages = { consulta };
