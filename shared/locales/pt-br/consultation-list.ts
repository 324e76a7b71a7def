import { plural } from "../format.ts";

/** The search and the filters of Minhas Consultas. */
export const consultationList = {
  search: "Buscar por modelo ou status",
  template: "Modelo",
  allTemplates: "Todos os modelos",
  specialty: "Especialidade",
  allSpecialties: "Todas as especialidades",
  status: "Status",
  allStatuses: "Todos os status",
  filters: "Filtros",
  clear: "Limpar filtros",
  noMatch: "Nenhuma consulta encontrada",
  noMatchDetail: "Mude a busca ou limpe os filtros.",
  used: (count: number, used: string) =>
    `${used} ${plural("pt-br", count, { one: "consulta", other: "consultas" })} neste mês`,
};
