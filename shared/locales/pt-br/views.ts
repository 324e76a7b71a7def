import { consultationList } from "./consultation-list.ts";
import { consulta } from "./consulta.ts";

/** What is read beyond the first load, in Portuguese: fetched with the first page or view that is not the home. */
export const ptBrViews = { consulta, consultationList };

export type ViewMessages = typeof ptBrViews;
