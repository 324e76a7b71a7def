import { consulta } from "./consulta.ts";

/** What is read beyond the first load, in Portuguese: fetched with the first page or view that is not the home. */
export const ptBrViews = { consulta };

export type ViewMessages = typeof ptBrViews;
