import { configuracoes } from "./configuracoes.ts";
import { consultationList } from "./consultation-list.ts";
import { consulta } from "./consulta.ts";
import { perfil } from "./perfil.ts";
import { search } from "./search.ts";

/** What is read beyond the first load, in Portuguese: fetched with the first page or view that is not the home. */
export const ptBrViews = { configuracoes, consulta, consultationList, perfil, search };

export type ViewMessages = typeof ptBrViews;
