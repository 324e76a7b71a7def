import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

export const consultationList: ViewMessages["consultationList"] = {
  search: "Buscar por plantilla o estado",
  template: "Plantilla",
  allTemplates: "Todas las plantillas",
  specialty: "Especialidad",
  allSpecialties: "Todas las especialidades",
  status: "Estado",
  allStatuses: "Todos los estados",
  filters: "Filtros",
  clear: "Quitar filtros",
  noMatch: "No se encontraron consultas",
  noMatchDetail: "Cambie la búsqueda o quite los filtros.",
  used: (count, used) =>
    `${used} ${plural("es", count, { one: "consulta", other: "consultas" })} este mes`,
};
