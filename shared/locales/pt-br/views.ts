import { configuracoes } from "./configuracoes.ts";
import { consultationList } from "./consultation-list.ts";
import { consulta } from "./consulta.ts";
import { pacientes } from "./pacientes.ts";
import { perfil } from "./perfil.ts";
import { search } from "./search.ts";
import { modelos } from "./modelos.ts";

/** What is read beyond the first load, in Portuguese: fetched with the first page or view that is not the home. */
export const ptBrViews = {
  configuracoes,
  consulta,
  consultationList,
  perfil,
  search,
  modelos,
  pacientes,
};

export type ViewMessages = typeof ptBrViews;
