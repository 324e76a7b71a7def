import type { ViewMessages } from "../pt-br/views.ts";
import { consultationList } from "./consultation-list.ts";
import { consulta } from "./consulta.ts";

/** What is read beyond the first load, in Spanish. */
export const esViews: ViewMessages = { consulta, consultationList };
